### What stands around every page

shell-loading = One moment …
shell-close = Close
shell-skip = Skip to the content
shell-navigation = Krajina
shell-rules = Rules
shell-to-light = By day: light colours
shell-to-dark = By night: dark colours
shell-line-connecting = connecting …
shell-line-open = connected
shell-line-lost = Offline since { $time }
shell-line-again = trying again
shell-line-closed = disconnected
shell-newest = A new version is ready.
shell-reload = Reload
