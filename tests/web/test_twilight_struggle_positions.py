"""Twilight Struggle in a browser, in positions that matter: odds, dangers, effects, counts."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator

from detente.games.twilight_struggle import rules
from tests.games.twilight_struggle.table import Table, table
from tests.web.conftest import clean
from tests.web.house import House
from tests.web.player import Player

pytestmark = pytest.mark.skipif(
    not rules.__file__.endswith(".py"), reason="compiled rules begin at the beginning"
)

Sit = Callable[..., Player]
PHONE = {"size": (390, 844), "touch": True}

US = "west_germany 4, france 3, italy 2, iran 2, israel 4, pakistan 2, egypt 1, panama 2, japan 4"
USSR = "east_germany 4, poland 4, cuba 3, egypt 3, india 4, algeria 3, angola 3, north_korea 3"
EFFECTS = (
    "nato warsaw_pact_formed containment de_gaulle_leads_france us_japan_mutual_defense_pact"
    " formosan_resolution brezhnev_doctrine flower_power nuclear_subs u2_incident"
)


def mid_war(
    hand: str = "comecon nuclear_test_ban brush_war",
    defcon: int = 3,
    turn: int = 5,
    theirs: str = "nasser blockade",
) -> Table:
    """Turn 5 (or another), the US to play."""
    return table(
        us=US,
        ussr=USSR,
        hand_us=hand,
        hand_ussr=theirs,
        in_force="containment",
        removed="captured_nazi_scientist",
        phasing="us",
        turn=turn,
        round=3,
        defcon=defcon,
        vp=4,
        military=(1, 3),
        space=(2, 3),
        china="ussr",
    )


def with_ops(defcon: int = 3) -> Table:
    """Four points to use: COMECON and Containment."""
    return mid_war(defcon=defcon).us("ops comecon", "choose ops_first")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose games begin where a test lays them."""
    folder = tmp_path_factory.mktemp("stage")
    with House(folder / "detente.db", folder / "position.json") as made:
        yield made


@pytest.fixture
def sit_at(sit: Sit, house: House) -> Callable[..., Player]:
    """Somebody who plays the US from a position on."""

    def make(position: Table, **window: object) -> Player:
        assert house.stage is not None
        dumped = position.game.dump(position.s)
        house.stage.write_text(json.dumps(dumped), encoding="utf-8")
        player = sit(**window)
        player.create(["me", "bot:random"], "twilight_struggle")
        player.rest()
        return player

    return make


SitAt = Callable[..., Player]


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_state_of_the_world_fits_a_phone_at_its_widest(
    sit_at: SitAt, lang: str, size: tuple[int, int]
) -> None:
    position = mid_war()
    position.s.vp = -18
    ann = sit_at(position, lang=lang, size=size, touch=True)

    clean(ann, f"status-{lang}-{size[0]}")


def test_a_country_tells_what_each_act_there_brings(sit_at: SitAt) -> None:
    ann = sit_at(with_ops(), size=(1440, 900))
    egypt = ann.page.locator("[data-noun=country-egypt]")
    facts = ann.page.get_by_test_id("facts")

    def tells() -> None:
        facts.get_by_text("against stability").wait_for()  # it is asked for when it is shown
        told = facts.inner_text()
        for line in (
            "cost 2, 2 left",
            "2 – 3 against stability 2",
            "Reached from: Egypt, Israel",
            "COMECON 3, Containment +1",
            "Die + 4 must beat 4",
            "Chance of success: 100%",
            "US control 50%",
            "nobody 50%",
            "DEFCON 3 → 2: closes Middle East",
            "Military operations then 5, 3 needed",
            "US rolls higher 42%, USSR 42%",
            "neighbours 1–0",
        ):
            assert line in told, line
        board, note = ann.page.get_by_test_id("board").bounding_box(), facts.bounding_box()
        assert board and note
        assert note["x"] >= board["x"] + board["width"], "the sheet covers the map"
        assert note["y"] + note["height"] <= 900

    egypt.hover()
    tells()
    clean(ann, "twilight-odds-en-dark")
    ann.page.mouse.move(5, 5)
    assert facts.count() == 0
    egypt.focus()
    tells()


def test_a_country_tells_the_same_on_a_phone(sit_at: SitAt) -> None:
    ann = sit_at(with_ops(), lang="fr", theme="light", **PHONE)
    ann.page.locator("[data-noun=region-middle_east]").tap()
    ann.page.locator("[data-noun=country-egypt]").tap()
    ann.page.locator(".more").tap()
    ann.page.locator(".sheet").get_by_text("DEFCON 3").wait_for()
    told = ann.page.locator(".sheet").inner_text()
    for line in ("coût 2, reste 2", "contrôle USA 50 %", "DEFCON 3 → 2", "USA 42 %, URSS 42 %"):
        assert line in told.replace("\u202f", " ").replace("\u00a0", " "), line
    clean(ann, "twilight-phone-odds-fr-light")


@pytest.mark.parametrize(
    "card,odds",
    [
        ("korean_war", {"South Korea": 33}),
        ("arab_israeli_war", {"Israel": 33}),
        ("indo_pakistani_war", {"India": 50, "Pakistan": 33}),
        ("iran_iraq_war", {"Iran": 50, "Iraq": 50}),
    ],
)
def test_a_war_in_hand_tells_its_odds(sit_at: SitAt, card: str, odds: dict[str, int]) -> None:
    ann = sit_at(mid_war(f"{card} duck_and_cover") if card != "iran_iraq_war" else late(card))
    held = ann.page.locator(f"[data-noun=card-{card}]")
    for chance in odds.values():
        assert f"{chance}%" in held.inner_text()
    held.focus()
    ann.page.keyboard.press("i")
    large = ann.page.locator("dialog[open]")
    for target, chance in odds.items():
        assert f"{target} {chance}%" in large.inner_text()


def late(card: str) -> Table:
    """A card of the Late War in the hand of the US."""
    return table(us=US, ussr=USSR, hand_us=f"{card} duck_and_cover", phasing="us", turn=8, defcon=3)


def test_brush_war_and_the_space_race_tell_their_odds(sit_at: SitAt) -> None:
    ann = sit_at(mid_war())
    ann.page.locator("[data-noun=card-brush_war]").click()
    ann.page.get_by_test_id("choose-space").get_by_text("50%").wait_for()
    ann.page.get_by_test_id("choose-event").click()
    ann.until(lambda: ann.view["moves"] == 1, "the event")
    ann.rest()
    ann.page.locator("[data-noun=country-algeria]").focus()
    facts = ann.page.get_by_test_id("facts")
    facts.get_by_text("67%").wait_for()
    assert "Algeria 67% Needs 3 or more." in facts.inner_text()
    ann.page.keyboard.press("Enter")
    assert "Brush War: attack Algeria" in ann.page.get_by_test_id("confirm").inner_text()


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_a_coup_that_ends_the_world_is_asked_about(
    sit_at: SitAt, window: dict[str, object]
) -> None:
    ann = sit_at(with_ops(defcon=2), theme="light", **window)
    if window:
        ann.page.locator("[data-noun=region-africa]").tap()
        ann.page.locator("[data-noun=country-algeria]").tap()
        ann.page.get_by_test_id("do-chosen").tap()
    else:
        ann.page.locator("[data-noun=country-algeria]").focus()
        ann.page.keyboard.press("Enter")
    coup = ann.page.get_by_test_id("choose-coup")
    ann.until(lambda: "may lose" in coup.inner_text(), "the warning")
    assert "Chance of success" in coup.inner_text()
    coup.click()
    ann.page.get_by_test_id("danger-do").wait_for()
    told = ann.page.locator("dialog[open]").inner_text()
    assert "DEFCON to 1" in told
    assert "TS-13.3" in told
    clean(ann, f"twilight-danger-en-light-{'phone' if window else 'desk'}")

    ann.page.keyboard.press("Escape")
    assert ann.page.locator("dialog[open]").count() == 0
    assert ann.view["moves"] == 0


def test_an_opposing_event_that_ends_the_world_is_asked_about(sit_at: SitAt) -> None:
    ann = sit_at(mid_war("we_will_bury_you duck_and_cover", defcon=2), lang="fr")
    ann.page.locator("[data-noun=card-we_will_bury_you]").click()
    ann.page.get_by_test_id("choose-ops").click()
    dialog = ann.page.locator("dialog[open]")
    assert "DEFCON tombe à 1" in dialog.inner_text()
    assert "espace" in ann.page.evaluate("document.activeElement.innerText")
    ann.page.get_by_test_id("danger-do").click()
    ann.until(lambda: ann.view["moves"] == 1, "the card")


def test_who_wants_no_warnings_at_a_table_is_not_warned_after_coming_back(sit_at: SitAt) -> None:
    ann = sit_at(mid_war("we_will_bury_you duck_and_cover", defcon=2), lang="fr")
    card, ops = ann.page.locator("[data-noun=card-we_will_bury_you]"), "choose-ops"
    card.click()
    ann.page.get_by_test_id(ops).click()
    ann.page.locator("dialog[open]").get_by_role("checkbox").check()
    ann.page.reload()
    ann.at_table()
    ann.rest()
    card.click()
    ann.page.get_by_test_id(ops).click()
    ann.until(lambda: ann.view["moves"] == 1, "the card, unasked")


@pytest.mark.by_turns("window")
@pytest.mark.parametrize("window", [{"theme": "light"}, PHONE], ids=["desk", "phone"])
def test_all_effects_in_force_are_told_with_their_end(
    sit_at: SitAt, window: dict[str, object]
) -> None:
    position = mid_war()
    for name in EFFECTS.split():
        position.s.in_force |= 1 << position.game.nouns["card"].index(name)
    ann = sit_at(position, **window)
    button = ann.page.get_by_test_id("all-effects")
    button.focus()
    ann.page.keyboard.press("Enter")
    told = ann.page.get_by_test_id("in-force")
    rows = [" ".join(text.split()) for text in told.locator("li").all_inner_texts()]
    assert "The China Card USSR · ready" in rows
    assert "US/Japan Mutual Defense Pact for the game" in rows
    assert "U2 Incident this turn" in rows
    assert "Formosan Resolution until China Card" in rows
    assert len(rows) == 11
    clean(ann, f"twilight-effects-{'desk' if 'theme' in window else 'phone'}")

    told.get_by_role("button", name="NATO").click()
    assert "NATO" in ann.page.locator("dialog[open]").inner_text()
    ann.page.keyboard.press("Escape")
    told.get_by_role("button", name="Close").click()
    assert told.count() == 0


@pytest.mark.by_turns("theme")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_the_end_and_its_replay_are_clean(
    sit_at: SitAt, window: dict[str, object], theme: str
) -> None:
    ann = sit_at(mid_war(), theme=theme, lang="fr", **window)
    name = f"fr-{theme}-{'phone' if window else 'desk'}"
    clean(ann, f"twilight-table-{name}")
    ann.say("ops nuclear_test_ban", "place italy", "place italy", "place italy", "place italy")
    ann.resign()
    clean(ann, f"twilight-result-{name}")
    ann.page.get_by_test_id("replay").click()
    ann.page.get_by_test_id("replay-screen").wait_for()
    ann.page.keyboard.press("ArrowRight")
    ann.calm()
    clean(ann, f"twilight-replay-{name}")


def test_in_the_replay_of_a_map_from_near_the_arrow_keys_step(sit_at: SitAt) -> None:
    ann = sit_at(mid_war())
    at_the_table = ann.keys_listed()
    ann.resign()
    ann.page.get_by_test_id("replay").click()
    ann.page.get_by_test_id("replay-screen").wait_for()
    listed = ann.keys_listed()
    both = (listed.keys() & at_the_table.keys()) - {"←", "→", "Esc"}
    assert all(listed[key] == at_the_table[key] for key in both)
    assert {"z", "0", "?"} <= both

    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("z")
    near = ann.page.locator(".map > svg").get_attribute("viewBox")
    ann.page.get_by_test_id("whole").wait_for()
    ann.page.keyboard.press("ArrowRight")
    at = ann.page.get_by_test_id("replay-at")
    ann.until(lambda: at.inner_text().startswith("1"), "the step")
    assert near == ann.page.locator(".map > svg").get_attribute("viewBox")


@pytest.mark.by_turns("window")
@pytest.mark.parametrize("window", [{"theme": "light"}, PHONE], ids=["desk", "phone"])
def test_wargames_asks_whether_to_end_the_game_and_tells_who_would_win(
    sit_at: SitAt, window: dict[str, object]
) -> None:
    position = mid_war("wargames nato", defcon=2, turn=8)
    ann = sit_at(position.us("event wargames"), lang="fr", **window)

    end = ann.page.get_by_role("button", name="Mettre fin à la partie")
    go_on = ann.page.get_by_role("button", name="laisser la partie continuer")
    assert "l’URSS gagne" in end.inner_text()  # 4 - 6 VP
    clean(ann, f"twilight-wargames-{'desk' if 'theme' in window else 'phone'}")
    end.click()
    ann.page.get_by_test_id("danger-do").wait_for()
    assert "TS-17.6" in ann.page.locator("dialog[open]").inner_text()
    ann.page.keyboard.press("Escape")
    go_on.click()
    ann.until(lambda: ann.view["moves"] > 0, "going on")
    assert ann.view["result"] is None


@pytest.mark.by_turns("window")
@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_a_button_says_the_odds_of_its_act_and_that_it_ends_undo(
    sit_at: SitAt, window: dict[str, object]
) -> None:
    invited = table(hand_ussr="olympic_games nasser", defcon=4).ussr("event olympic_games")
    ann = sit_at(invited, lang="fr", **window)

    take_part = ann.page.get_by_role("button", name="Participer")
    ann.page.get_by_role("button", name="Sans retour possible").first.wait_for()
    assert "victoire\u00a0: USA 19\u202f%, URSS 81\u202f%" in take_part.inner_text()
    assert "Sans retour possible" in take_part.inner_text()
    assert "DEFCON baisse à 3" in ann.page.get_by_test_id("act-choose").last.inner_text()
    clean(ann, f"twilight-contest-{'phone' if window else 'desk'}")

    trapped = table(hand_us="comecon nasser", in_force="quagmire", phasing="us")
    bob = sit_at(trapped, name="bob", lang="fr", **window)
    bob.page.locator(".tray [data-noun=card-comecon]").press("Enter")
    confirm = bob.page.get_by_test_id("confirm")
    confirm.get_by_text("Chance de réussite\u00a0: 67\u202f%").wait_for()
    clean(bob, f"twilight-trap-{'phone' if window else 'desk'}")


@pytest.mark.by_turns("window")
@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_an_event_that_would_do_nothing_says_so_on_its_button(
    sit_at: SitAt, window: dict[str, object]
) -> None:
    ann = sit_at(mid_war(hand="arms_race ortega_elected_in_nicaragua", turn=8), lang="fr", **window)

    def tells(card: str, act: str, said: str) -> None:
        ann.page.locator(f".tray [data-noun=card-{card}]").press("Enter")
        button = ann.page.get_by_role("button", name=said)
        button.wait_for()
        assert f"choose-{act}" == button.get_attribute("data-testid")

    tells("arms_race", "event", "Course aux armements\u00a0: rien ne se passerait pour l’instant.")
    clean(ann, f"twilight-idle-{'phone' if window else 'desk'}")
    ann.page.keyboard.press("Escape")
    tells("ortega_elected_in_nicaragua", "ops", "mais rien ne se passerait pour l’instant.")


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_a_scoring_is_told_line_by_line_until_continue(
    sit_at: SitAt, window: dict[str, object]
) -> None:
    position = mid_war(hand="europe_scoring comecon", theirs="nasser")  # that asks the US nothing
    ann = sit_at(position, lang="fr", **window)
    meter = ann.view["position"]["regions"]["europe"]
    ann.say("event europe_scoring")
    card = ann.page.get_by_test_id("end-card")
    card.wait_for()

    rows = [row.all_inner_texts() for row in _cells(ann)]
    plus = [f"+{n}" for n in meter["level_points"]]
    assert [[str(n) for n in meter["countries"]], plus] == [rows[0], rows[2]]
    assert [str(n) for n in meter["points"]] == rows[5]
    lead = abs(meter["net"])
    assert f"+{lead}" in rows[6]
    assert "Décompte\u00a0: Europe" in card.inner_text()
    clean(ann, f"twilight-scoring-{'phone' if window else 'desk'}")
    ann.until(lambda: ann.asked, "its turn")
    ann.rest()
    _press_under_the_count(ann, touch=bool(window))
    ann.page.get_by_test_id("continue").press("Enter")
    card.wait_for(state="detached")
    assert 0 == ann.page.get_by_test_id("card-desk").count()
    ann.page.locator(".tray [data-noun=card-comecon]").press("Enter")
    ann.page.get_by_test_id("card-desk").wait_for()


def _press_under_the_count(ann: Player, *, touch: bool) -> None:
    """A card is pressed while a count is told: it is not laid open, and no number plays it."""
    moves = ann.view["moves"]
    comecon = ann.page.locator(".tray [data-noun=card-comecon]")
    if touch:
        comecon.press("Enter")  # the sheet lies over the hand
    else:
        comecon.click()
    ann.page.keyboard.press("1")
    ann.calm()
    assert 0 == ann.page.get_by_test_id("card-desk").count()
    assert moves == ann.view["moves"]


def _cells(ann: Player) -> list[Locator]:
    """The numbers of the card on the table, row by row."""
    rows = ann.page.get_by_test_id("end-card").locator("tbody tr:has(td)")
    return [row.locator("td") for row in rows.all()]
