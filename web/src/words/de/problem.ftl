### Was schiefging, und was zu tun ist

problem-title = Das hat nicht geklappt
problem-any = Etwas Unerwartetes ist geschehen.
problem-what-now = Versuch es noch einmal oder beginn auf der Startseite.
problem-again = Noch einmal versuchen
problem-as-guest = Den Tisch ohne diesen Platz öffnen
problem-offline = Der Server ist nicht erreichbar. Nichts geht verloren; prüf deine Verbindung und versuch es noch einmal.
problem-unknown-table = Bitte um einen neuen Link oder öffne auf der Startseite einen eigenen Tisch.
problem-unknown-page = Beginn auf der Startseite; dort stehen auch deine Tische.
problem-wrong-key = Wenn du einen neueren Link hast, öffne diesen. Sonst schau den Tisch als Gast an.
problem-seat-lost = Du kannst den Tisch weiter als Gast öffnen und dich wieder setzen, wenn ein Platz frei ist.
problem-no-watching = Wenn du hier einen Platz hast, öffne deinen geheimen Link. Nach dem Spiel kannst du wiederkommen.
problem-too-many = Warte einen Moment und versuch es dann noch einmal.
