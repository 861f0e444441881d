### What went wrong, and what to do

problem-title = This did not work
problem-any = Something unexpected happened.
problem-what-now = Try it again, or begin at the start page.
problem-again = Try again
problem-as-guest = Open the table without this seat
problem-offline = The server cannot be reached. Nothing is lost; look at your connection and try again.
problem-unknown-table = Ask for a new link, or open a table of your own on the start page.
problem-unknown-page = Begin at the start page; your own tables are listed there, too.
problem-wrong-key = If you have a newer link, open that one. Otherwise look at the table as a guest.
problem-seat-lost = You can still open the table as a guest, and sit down again if a seat is free.
problem-no-watching = If you have a seat here, open your secret link. You can come back when the game is over.
problem-too-many = Wait a moment, then try again.
