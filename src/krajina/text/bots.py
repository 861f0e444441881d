"""What bots are called, wherever people read of them."""

from krajina.core.message import Value, Word
from krajina.text.languages import DEFAULT
from krajina.text.words import Words


def bot_title(bot: str) -> Value:
    """What a bot is called; a level in a style has both names."""
    name, _, style = bot.partition("@")
    title = called(f"bot-{name}", name)
    return Word("bot-styled", {"bot": title, "style": called(f"style-{style}", style)}) if style else title


def called(key: str, name: str) -> Value:
    """The words of a key; a thing from an outside package, for which there are none, goes by its own name."""
    return Word(key) if Words(DEFAULT).has(key) else name
