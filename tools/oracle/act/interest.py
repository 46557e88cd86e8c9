"""Interest on advance tax: sections 234B and 234C (424 and 425), with rule 119A (rule 269)."""

from decimal import Decimal

from act.income import ZERO, nearest_ten

# Section 234C(1)(a): the part due by each date, the part that is enough, the months.
INSTALMENTS = [("june", 15, 12, 3), ("september", 45, 36, 3), ("december", 75, 75, 3), ("march", 100, 100, 1)]
DATES = ["june", "september", "december", "march", "later"]


def simple(amount, months):
    """One per cent a month of the amount in whole hundreds."""
    return int(amount / 100) * Decimal(months)


def is_gains_tax_paid(case):
    """Section 234C(1), first proviso (425(4)(b)): in full, by the instalments that remain or by 31 March; in tens."""
    first = DATES.index(case["gainsFrom"])
    owed = min(case["taxOnGains"], case["tax"])
    remaining = sum(case["paid"][name] for name in DATES[first:])
    whole_year = sum(case["paid"].values())
    return nearest_ten(owed - remaining) <= 0 or nearest_ten(case["tax"] - whole_year) <= 0


def deferment(case):
    """The interest of each date. Gains and dividends count from the date after them, if their tax is paid by 31 March."""
    tax, on_gains = case["tax"], case["taxOnGains"]
    first = DATES.index(case["gainsFrom"])
    is_paid = is_gains_tax_paid(case)
    interest = {}
    paid = ZERO
    for index, (name, due, enough, months) in enumerate(INSTALMENTS):
        paid += case["paid"][name]
        base = max(ZERO, tax - on_gains) if is_paid and index < first else tax
        is_enough = paid * 100 >= base * enough
        interest[name] = ZERO if is_enough else simple(base * due / 100 - paid, months)
    return interest


def default(case):
    """Section 234B: from 1 April after the year to the month of the payment, if less than 90 % was paid in advance."""
    paid = sum(case["paid"].values())
    if paid * 100 >= case["tax"] * 90:
        return ZERO
    year, month, _ = map(int, case["payment"].split("-"))
    april = int(case["year"][:4]) + 1
    return simple(case["tax"] - paid, (year - april) * 12 + month - 3)


def charge(case):
    return {**deferment(case), "yearEnd": default(case)}
