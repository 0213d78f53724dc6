"""Choosing the opponent: level, style and handicap, what the terms are, and what came of them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]


def test_level_style_and_handicap_are_chosen_and_told(sit: Sit) -> None:
    ann = sit("ann", lang="en")
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.choose_game("twilight_struggle")
    ann.page.get_by_test_id("opponent-level2").check()
    ann.page.keyboard.press("ArrowUp")  # levels are a group of radio buttons
    assert ann.page.get_by_test_id("opponent-level1").is_checked()
    ann.page.get_by_test_id("style-bold").check(force=True)
    assert "even at a risk" in ann.page.get_by_test_id("style-note").inner_text()
    ann.page.get_by_test_id("stakes-rated").check(force=True)
    agreed = ann.page.get_by_test_id("agreed")
    assert "First steps · bold · you: US · no clock · rated" == agreed.inner_text()

    ann.page.get_by_test_id("handicap-us_bid-more").click()
    ann.page.get_by_test_id("handicap-us_bid-more").click()
    terms = "First steps · bold · you: US · handicap US +2"
    assert f"{terms} · no clock · friendly" == agreed.inner_text()
    assert ann.page.get_by_test_id("stakes-friendly").is_checked()
    assert "US +2" == ann.page.get_by_test_id("handicap-us_bid").inner_text()
    assert "easier for you" in ann.page.get_by_test_id("handicapped").inner_text()
    clean(ann, "opponent-en-dark")
    ann.page.get_by_test_id("time-live").check(force=True)
    assert f"{terms} · live · friendly" == agreed.inner_text()
    ann.page.get_by_test_id("make-table").click()
    ann.at_table()
    assert [False, True] == [one is None for one in ann.view["clocks"]["seats"]]
    assert {"us_bid": 2} == ann.view["options"]
    assert "level1+bold" == ann.view["seats"][1]["name"]


def test_whoever_wants_a_person_sees_clocks_instead_of_levels(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light", size=(390, 844), touch=True)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("opponent-level6").check()
    clean(ann, "opponent-fr-light-phone")
    ann.page.get_by_test_id("against-person").check(force=True)

    assert 0 == ann.page.get_by_test_id("opponent-level6").count()
    assert "open" == ann.page.get_by_test_id("seat-1").input_value()
    ann.page.get_by_test_id("time-live").check(force=True)
    assert "Une personne · vous\N{NO-BREAK SPACE}: USA · en direct · amicale" == (
        ann.page.get_by_test_id("agreed").inner_text()
    )
    clean(ann, "person-fr-light-phone")
    ann.page.get_by_test_id("against-bot").check(force=True)
    assert "bot:level3" == ann.page.get_by_test_id("seat-1").input_value()


def test_sides_are_drawn_by_lot_and_it_is_told(sit: Sit) -> None:
    ann = sit("ann", lang="fr", size=(390, 844), touch=True)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.page.get_by_test_id("side-ussr").check(force=True)
    assert "me" == ann.page.get_by_test_id("seat-1").input_value()
    ann.page.get_by_test_id("side-lots").check(force=True)
    assert "camps au sort" in ann.page.get_by_test_id("agreed").inner_text()
    clean(ann, "lots")
    ann.page.get_by_test_id("make-table").click()
    ann.at_table()

    assert ann.view["seat"] in (0, 1)


def test_house_rules_wait_behind_their_name_with_a_line_each(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    house = ann.page.locator("dialog details")
    rules = house.locator(".setting")
    assert not rules.first.is_visible()
    house.locator("summary").click()

    assert 0 < rules.count() == rules.locator("small").count()
    clean(ann, "house-rules-fr-light")


def test_who_was_chosen_stays_chosen_when_the_names_of_the_seats_come_late(sit: Sit) -> None:
    ann = sit("ann")
    late: list[Route] = []
    ann.page.route("**/api/games/nineteen_sixty/catalogue", lambda route: late.append(route))
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.choose_game("nineteen_sixty")
    ann.page.get_by_test_id("seat-1").select_option("open")
    with ann.page.expect_response("**/nineteen_sixty/catalogue"):
        late.pop().continue_()
    ann.calm()
    assert "open" == ann.page.get_by_test_id("seat-1").input_value()


@pytest.mark.by_turns("lang", "said")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Your last games against First steps: 0 of 1 won."),
        ("fr", "Vos dernières parties contre Premiers pas\N{NO-BREAK SPACE}: 0 gagnée sur 1."),
    ],
)
def test_what_to_expect_is_first_what_came_of_my_own_games(sit: Sit, lang: str, said: str) -> None:
    ann = sit(lang=lang, seed=4)
    ann.create(["me", "bot:level1"])
    ann.rest()
    ann.resign()
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    assert 0 == ann.page.get_by_test_id("expected").count()
    ann.page.get_by_test_id("opponent-level1").check()
    assert said == ann.page.get_by_test_id("expected").inner_text()


@pytest.mark.by_turns("lang", "short", "told")
@pytest.mark.parametrize(
    ("lang", "short", "told"),
    [
        ("en", "above level 2: ", "was placed above "),
        ("fr", "devance le 2\N{NO-BREAK SPACE}: ", "a devancé "),
    ],
)
def test_among_four_a_level_is_placed_above_the_one_below_and_does_not_beat_it(
    sit: Sit, lang: str, short: str, told: str
) -> None:
    """Whoever is placed above two of three others has not won two games of three."""
    ann = sit(lang=lang, size=(390, 844), touch=True)
    ann.lobby()
    ann.page.get_by_test_id("create").click()
    ann.choose_game("stratagem")
    row = ann.page.locator("label", has=ann.page.get_by_test_id("opponent-level3"))

    assert short in row.inner_text()
    assert told in (row.get_attribute("title") or "")
    assert told in ann.page.get_by_test_id("measured").inner_text()
    clean(ann, f"opponents-four-{lang}")
