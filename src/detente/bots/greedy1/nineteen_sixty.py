"""The yardstick for 1960: fifty states are open at once, and a glance tells most of them apart."""

from __future__ import annotations

from detente.bots.greedy1.greedy import Greedy1
from detente.games.nineteen_sixty.state import SixtyState


class CampaignBot(Greedy1[SixtyState]):
    """The greedy bot, thinking through the eight most promising actions only."""

    shortlist = 8
