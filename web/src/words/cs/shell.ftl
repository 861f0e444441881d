### Co je kolem každé stránky

shell-loading = Okamžik…
shell-close = Zavřít
shell-skip = Přejít k obsahu
shell-navigation = Krajina
shell-rules = Pravidla
shell-to-light = Den: světlé barvy
shell-to-dark = Noc: tmavé barvy
shell-line-connecting = připojuje se…
shell-line-open = připojeno
shell-line-lost = Bez spojení od { $time }
shell-line-again = zkouším to znovu
shell-line-closed = odpojeno
shell-newest = Je tu nová verze.
shell-reload = Načíst znovu
