"""The screens that tools/pictures.py takes pictures of, under what they show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

GAMES: Final = ("thirteen_days", "twilight_struggle", "nineteen_sixty", "berlin63", "stratagem")
PLAY: Final = "[data-testid=play-"
CARD: Final = ".tray [data-noun][data-lit=true]"
CONTINUE: Final = "[data-testid=continue]"
RESIGN: Final = tuple(f"[data-testid={button}]" for button in ("menu", "resign", "resign-now"))


@dataclass(frozen=True)
class Screen:
    """One screen: where it is, what is done there, and what of the page it is about.

    Done is, one after the other: the first such thing that can be seen is pressed, or what a word
    before a colon says: "key:t" presses a key, "hover:li" lays the pointer on something, "focus:li"
    moves the focus there, "type:red" writes into the field that has it, "file:stratagem" brings the
    file of a game along, "before:berlin63:score" plays a recorded game on from where that is about
    to be told, "play:4" answers four questions, and "until:li" answers until there is one.
    """

    name: str
    about: str
    address: str = ""
    do: tuple[str, ...] = ()
    new: bool = False
    """Whether somebody sees it who has played nothing yet."""
    likes: dict[str, str] = field(default_factory=dict, hash=False)
    """What else this reader likes."""


def at(test_id: str) -> str:
    return f"[data-testid={test_id}]"


def tables(
    about: str, name: str, *do: str, games: tuple[str, ...] = GAMES, **likes: str
) -> list[Screen]:
    """The same moment at a table of each game."""
    return [
        Screen(f"{name} {game}", about, do=(f"{PLAY}{game}]", *do), likes=likes) for game in games
    ]


def lessons(about: str, name: str, *do: str, **steps: str) -> list[Screen]:
    """A moment of a lesson of each game: the same position every time."""
    return [
        Screen(f"{name} {game}", about, f"lesson/{game}/{step}", do) for game, step in steps.items()
    ]


ENDS: Final = {
    "turn in twilight_struggle": "before:twilight_struggle:military-checked",
    "scoring in twilight_struggle": "before:twilight_struggle:region-scored",
    "debates in nineteen_sixty": "before:nineteen_sixty:debate-won",
    "election in nineteen_sixty": "before:nineteen_sixty:strategy-revealed",
    "vote in stratagem": "before:stratagem:candidate",
}
"""What ends late in a game, and what is told then."""

SCREENS: Final = (
    # Readable cards
    *lessons(
        "Cards that can be read",
        "chooser of",
        CARD,
        thirteen_days="event",
        twilight_struggle="influence",
        nineteen_sixty="campaign",
    ),
    *lessons(
        "Cards that can be read",
        "card under the pointer in",
        f"hover:{CARD}",
        thirteen_days="event",
        twilight_struggle="influence",
        nineteen_sixty="campaign",
        stratagem="programme",
    ),
    *tables(
        "Cards that can be read",
        "spy under the pointer in",
        "hover:[data-testid=spy-leo]",
        games=("berlin63",),
    ),
    # A finish that wastes nothing, and ways back
    *lessons(
        "A finish, and ways back",
        "points left in",
        thirteen_days="command?step=2",
        twilight_struggle="influence?step=1",
        nineteen_sixty="campaign?step=2",
    ),
    *lessons(
        "A finish, and ways back",
        "one placed in",
        ".board [data-lit=true]",
        thirteen_days="command?step=2",
        twilight_struggle="influence?step=1",
        nineteen_sixty="campaign?step=2",
    ),
    *lessons(
        "A finish, and ways back",
        "use chosen in",
        "[data-noun=card-lessons_of_munich]",
        at("choose-command"),
        thirteen_days="command",
    ),
    *lessons(
        "A finish, and ways back",
        "use chosen in",
        CARD,
        "[data-testid^=choose-]",
        twilight_struggle="influence",
        nineteen_sixty="campaign",
    ),
    # The opponent's move, its pace, ends
    *tables("What the others did", "after four answers in", "play:4"),
    *tables("What the others did", "step by step in", f"until:{at('paced')}", pace="step"),
    *tables("Ends are told", "end in", f"until:{CONTINUE}", games=("thirteen_days", "berlin63")),
    *[
        Screen(f"end of {name}", "Ends are told", do=(moment, f"until:{CONTINUE}"))
        for name, moment in ENDS.items()
    ],
    # The guide, lessons and rules
    *[
        Screen(f"guide of {game}", "Guide and lessons", do=(f"{PLAY}{game}]",), new=True)
        for game in GAMES
    ],
    *lessons(
        "Guide and lessons",
        "lesson of",
        thirteen_days="command?step=2",
        twilight_struggle="coup?step=1",
        nineteen_sixty="campaign?step=2",
        berlin63="bluff?step=3",
        stratagem="programme?step=2",
    ),
    *lessons(
        "Guide and lessons",
        "shown in",
        at("show-me"),
        thirteen_days="command?step=1",
        twilight_struggle="coup?step=1",
        nineteen_sixty="campaign?step=1",
        berlin63="step",
        stratagem="programme",
    ),
    *[Screen(f"rules of {game}", "Guide and lessons", f"rules/{game}") for game in GAMES],
    # Legible
    *tables("Legible boards", "first turn of"),
    *[
        Screen(f"replay of {game}", "Legible boards", "replay", (f"file:{game}", "key:End"))
        for game in GAMES
    ],
    *lessons(
        "Legible boards",
        "country under the pointer in",
        "hover:.board [data-noun=country-italy]",
        twilight_struggle="coup",
    ),
    *lessons(
        "Legible boards",
        "state under the pointer in",
        "hover:.board [data-noun=state-pa]",
        nineteen_sixty="campaign",
    ),
    Screen(
        "looking on",
        "Legible boards",
        do=("[data-testid=watch-bots], [data-testid=watch-now]", "hover:[data-moment] h2"),
    ),
    Screen("lobby", "Lobby, phone, replays"),
    Screen("lobby of a newcomer", "Lobby, phone, replays", new=True),
    # Berlin's bluff, words
    *lessons(
        "What an act means",
        "bluff in",
        "[data-noun=square-e1]",
        "[data-noun=square-e2][data-lit=true]",
        at("spy-miranda"),
        "[data-noun=square-e5][data-lit=true]",
        berlin63="bluff?step=4",
    ),
    *lessons(
        "What an act means",
        "danger in",
        at("act-take_back"),
        "[data-noun=plank-6b][data-lit=true]",
        stratagem="irregular?step=1",
    ),
    *tables("Words", "text mode of", "key:t"),
    # Phone, replays, house rules
    Screen("create a table", "Lobby, phone, replays", do=(at("create"),)),
    Screen(
        "house rules",
        "Lobby, phone, replays",
        do=(at("create"), "details:last-of-type > summary", "key:End"),
    ),
    Screen("learn", "Lobby, phone, replays", "learn"),
    Screen("replays", "Lobby, phone, replays", "replay"),
    *tables("Lobby, phone, replays", "result of", *RESIGN),
    Screen("offline", "Lobby, phone, replays", "offline"),
    # Aids
    *lessons("Aids", "menu of", "key:m", thirteen_days="command"),
    *lessons("Aids", "keys of", "key:?", thirteen_days="command"),
    *lessons(
        "Aids", "own markers in", "key:v", thirteen_days="command?step=2", twilight_struggle="coup"
    ),
    *lessons("Aids", "one part of", "key:f", twilight_struggle="coup"),
    *lessons(
        "Aids",
        "arrow and notes in",
        "focus:.board [data-noun=country-france]",
        "key:d",
        "focus:.board [data-noun=country-italy]",
        "key:d",
        f"{at('open-log')}, {at('open-notes')}",  # on a phone they lie behind the log
        at("open-notes"),
        at("notes"),
        "type:Italy",
        twilight_struggle="coup",
    ),
    *tables("Aids", "dice of", "key:m", at("luck-open"), games=("nineteen_sixty",)),
    Screen(
        "compact line",
        "Aids",
        "replay",
        ("file:thirteen_days", at("save-game"), "label:has([data-testid=form-compact])"),
    ),
    Screen(
        "bids",
        "Aids",
        do=(
            at("create"),
            at("change-game"),
            "label:has(input[value=twilight_struggle])",
            "label:has([data-testid=against-person])",
            at("bidding"),
        ),
    ),
    *tables("Aids", "cards of", "play:2", "key:c"),
    Screen(
        "search", "Aids", "rules/twilight_struggle", ("main input[type=search]", "type:realign")
    ),
    Screen(
        "contrast",
        "Aids",
        do=(f"{PLAY}twilight_struggle]",),
        likes={"theme": "contrast"},
    ),
    # People
    Screen("account", "People", "account"),
    Screen("games", "People", "games"),
    Screen("tournaments", "People", "tournaments"),
)
