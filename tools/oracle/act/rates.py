"""Rates and limits of the Income-tax Acts by year, in the words of the Acts and of the Finance Acts.

A schedule of rates is a list of (above, tax, percent): "where the total income exceeds `above`, `tax` plus `percent` per
cent of the amount by which it exceeds `above`", as the First Schedule of a Finance Act prints it, highest first.
"""

from decimal import Decimal

LAKH = 100_000
CRORE = 10_000_000

# Finance Act, First Schedule, Part I, Paragraph A: items (I), (II) and (III). The same in 2024, 2025 and 2026.
ITEM_I = [(1_000_000, 112_500, 30), (500_000, 12_500, 20), (250_000, 0, 5)]
ITEM_II_SIXTY = [(1_000_000, 110_000, 30), (500_000, 10_000, 20), (300_000, 0, 5)]
ITEM_III_EIGHTY = [(1_000_000, 100_000, 30), (500_000, 0, 20)]

# Section 115BAC(1A)(ii), by the Finance (No. 2) Act, 2024.
TABLE_2024 = [
    (1_500_000, 140_000, 30),
    (1_200_000, 80_000, 20),
    (1_000_000, 50_000, 15),
    (700_000, 20_000, 10),
    (300_000, 0, 5),
]
# Section 115BAC(1A)(iii), by the Finance Act, 2025; section 202(1) of the Act of 2025.
TABLE_2025 = [
    (2_400_000, 300_000, 30),
    (2_000_000, 200_000, 25),
    (1_600_000, 120_000, 20),
    (1_200_000, 60_000, 15),
    (800_000, 20_000, 10),
    (400_000, 0, 5),
]

# Section 87A, first proviso (section 156(2)): income limit, highest rebate.
REBATE_NEW = {
    "2024-25": (700_000, 25_000),
    "2025-26": (1_200_000, 60_000),
    "2026-27": (1_200_000, 60_000),
}
# Section 87A, main part (section 156(1)).
REBATE_OLD = (500_000, 12_500)

# Section 16(ia) (section 19(1), Table): the old regime, and the new one by the Finance (No. 2) Act, 2024.
STANDARD_DEDUCTION = {"old": 50_000, "new": 75_000}
# Article 276(2) of the Constitution: no State may levy more.
PROFESSIONAL_TAX = 2_500
# S.O. 1213(E) of 8 March 2019 and S.O. 2276(E) of 24 May 2023.
GRATUITY = 2_000_000
LEAVE_PAY = 2_500_000
# Section 24(b), second proviso (section 22(2)): a house in one's own occupation.
OWN_HOUSE_INTEREST = 200_000
# Section 71(3A) (section 109): the loss of the head that other heads bear.
HOUSE_LOSS = 200_000
# Sections 80C and 80CCE (section 123); section 80CCD(1B) (section 124(3)).
SECTION_80C = 150_000
SECTION_80CCD_1B = 50_000

# Rule 2A of the Rules of 1962 names four cities, rule 279 of the Rules of 2026 eight.
FOUR_CITIES = {"Mumbai", "Kolkata", "Delhi", "Chennai"}
EIGHT_CITIES = FOUR_CITIES | {"Hyderabad", "Pune", "Ahmedabad", "Bengaluru"}
HALF_OF_SALARY = {"2024-25": FOUR_CITIES, "2025-26": FOUR_CITIES, "2026-27": EIGHT_CITIES}

# Sections 111A and 112A (196 and 198), by the day of the sale: 23 July 2024.
GAIN_RATES = {
    "shortTerm": Decimal("20"),
    "shortTermEarlier": Decimal("15"),
    "longTerm": Decimal("12.5"),
    "longTermEarlier": Decimal("10"),
}
LONG_TERM_FREE = 125_000

# Section 2(11) of a Finance Act: health and education cess.
CESS = 4


def new_table(year):
    """The table of the new regime in a year."""
    return TABLE_2024 if year == "2024-25" else TABLE_2025


def schedule(year, regime, age, resident):
    """The rates that apply to a person: items (II) and (III) are for residents alone."""
    if regime == "new":
        return new_table(year)
    if resident and age == "80plus":
        return ITEM_III_EIGHTY
    if resident and age == "60to79":
        return ITEM_II_SIXTY
    return ITEM_I
