"""The countries by number: the order of data/countries.csv, region by region."""

from __future__ import annotations

from typing import Final

# Europe
CANADA: Final = 0
UNITED_KINGDOM: Final = 1
NORWAY: Final = 2
SWEDEN: Final = 3
FINLAND: Final = 4
DENMARK: Final = 5
BENELUX: Final = 6
FRANCE: Final = 7
WEST_GERMANY: Final = 8
EAST_GERMANY: Final = 9
POLAND: Final = 10
CZECHOSLOVAKIA: Final = 11
AUSTRIA: Final = 12
HUNGARY: Final = 13
ROMANIA: Final = 14
YUGOSLAVIA: Final = 15
BULGARIA: Final = 16
ITALY: Final = 17
SPAIN_PORTUGAL: Final = 18
GREECE: Final = 19
TURKEY: Final = 20

# Asia
AFGHANISTAN: Final = 21
PAKISTAN: Final = 22
INDIA: Final = 23
BURMA: Final = 24
LAOS_CAMBODIA: Final = 25
VIETNAM: Final = 26
THAILAND: Final = 27
MALAYSIA: Final = 28
INDONESIA: Final = 29
PHILIPPINES: Final = 30
AUSTRALIA: Final = 31
JAPAN: Final = 32
TAIWAN: Final = 33
SOUTH_KOREA: Final = 34
NORTH_KOREA: Final = 35

# Middle East
LEBANON: Final = 36
SYRIA: Final = 37
ISRAEL: Final = 38
JORDAN: Final = 39
IRAQ: Final = 40
IRAN: Final = 41
GULF_STATES: Final = 42
SAUDI_ARABIA: Final = 43
EGYPT: Final = 44
LIBYA: Final = 45

# Africa
MOROCCO: Final = 46
ALGERIA: Final = 47
TUNISIA: Final = 48
WEST_AFRICAN_STATES: Final = 49
SAHARAN_STATES: Final = 50
IVORY_COAST: Final = 51
NIGERIA: Final = 52
CAMEROON: Final = 53
ZAIRE: Final = 54
ANGOLA: Final = 55
SOUTH_AFRICA: Final = 56
BOTSWANA: Final = 57
ZIMBABWE: Final = 58
SOUTHEAST_AFRICAN_STATES: Final = 59
KENYA: Final = 60
SOMALIA: Final = 61
ETHIOPIA: Final = 62
SUDAN: Final = 63

# Central America
MEXICO: Final = 64
GUATEMALA: Final = 65
EL_SALVADOR: Final = 66
HONDURAS: Final = 67
NICARAGUA: Final = 68
COSTA_RICA: Final = 69
PANAMA: Final = 70
CUBA: Final = 71
HAITI: Final = 72
DOMINICAN_REPUBLIC: Final = 73

# South America
COLOMBIA: Final = 74
VENEZUELA: Final = 75
ECUADOR: Final = 76
PERU: Final = 77
BOLIVIA: Final = 78
CHILE: Final = 79
ARGENTINA: Final = 80
PARAGUAY: Final = 81
URUGUAY: Final = 82
BRAZIL: Final = 83

COUNTRIES: Final = 84
"""How many countries there are; they are numbered from 0."""

CHINESE_CIVIL_WAR: Final = 84
"""The space of the variant (section 20): no country, ignored by all scoring."""

SPACES: Final = 85
"""Countries and the variant's space: the length of one side's influence."""
