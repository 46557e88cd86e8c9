"""The tax on a total income: rates, rebate, surcharge, their marginal reliefs, cess."""

from decimal import Decimal
from itertools import permutations

from act import rates
from act.income import DEAREST_FIRST, ZERO, employers, nearest_ten, total_income

# The amounts of the provisos on marginal relief. That of the new regime ends with two crore.
BOUNDS = {
    "old": [5 * rates.CRORE, 2 * rates.CRORE, rates.CRORE, 50 * rates.LAKH],
    "new": [2 * rates.CRORE, rates.CRORE, 50 * rates.LAKH],
}


def by_schedule(schedule, income):
    for above, tax, percent in schedule:
        if income > above:
            return tax + (income - above) * percent / 100
    return ZERO


def gains_tax(gains, unused_exemption):
    """Sections 111A(1) and 112A(2) with their provisos: the least tax over all orders in which a person may use them."""
    kinds = [kind for kind in gains if gains[kind] > 0]
    best = None
    for order in permutations(kinds):
        for free_order in permutations([kind for kind in kinds if kind.startswith("long")]):
            left = dict(gains)
            basic = unused_exemption
            for kind in order:
                used = min(basic, left[kind])
                left[kind] -= used
                basic -= used
            free = Decimal(rates.LONG_TERM_FREE)
            for kind in free_order:
                used = min(free, left[kind])
                left[kind] -= used
                free -= used
            taxes = {kind: left[kind] * rates.GAIN_RATES[kind] / 100 for kind in kinds}
            if best is None or sum(taxes.values(), ZERO) < sum(best.values(), ZERO):
                best = taxes
    return best


def income_tax(person, regime, income):
    """The tax at ordinary rates, and that on each kind of gains."""
    schedule = rates.schedule(person["year"], regime, person["age"], person["resident"])
    threshold = schedule[-1][0]
    unused = max(ZERO, threshold - income["ordinary"]) if person["resident"] else ZERO
    return by_schedule(schedule, income["ordinary"]), gains_tax(income["gains"], unused)


def rebate(person, regime, total, slab_tax, on_gains):
    """Section 87A (156). Section 112A(6) keeps it from long-term gains; the table of the new regime alone has it there."""
    if not person["resident"]:
        return ZERO
    whole = slab_tax + sum(on_gains.values(), ZERO)
    if regime == "old":
        limit, most = rates.REBATE_OLD
        covered = slab_tax + sum(tax for kind, tax in on_gains.items() if kind.startswith("short"))
        return min(covered, Decimal(most)) if total <= limit else ZERO
    limit, most = rates.REBATE_NEW[person["year"]]
    if total <= limit:
        return min(slab_tax, Decimal(most))
    # The tax on the whole income less the income above the limit, not more than the tax at the rates of the table.
    return min(slab_tax, max(ZERO, whole - (total - limit)))


def surcharge_rate(regime, total, without_gains):
    """First Schedule, Part I: clauses (i) to (v), and the proviso for the new regime."""
    if total <= 50 * rates.LAKH:
        return 0
    if total <= rates.CRORE:
        return 10
    if without_gains > 5 * rates.CRORE:
        return 25 if regime == "new" else 37
    if without_gains > 2 * rates.CRORE:
        return 25
    return 15


def tax_with_surcharge(person, regime, income, total):
    slab_tax, on_gains = income_tax(person, regime, income)
    # The rebate ends far below the first surcharge.
    rate = surcharge_rate(regime, total, income["ordinary"] - income["dividends"])
    capped = sum(on_gains.values(), ZERO)
    if income["dividends"] > 0:
        share = slab_tax * income["dividends"] / income["ordinary"]
        capped += share
        slab_tax -= share
    return slab_tax + capped, slab_tax * rate / 100 + capped * min(rate, 15) / 100


def lessened(income, amount):
    """An income without an amount. The Act leaves open what it is taken from: what bears ordinary rates comes first."""
    ordinary, gains = income["ordinary"], dict(income["gains"])
    used = min(ordinary, amount)
    ordinary -= used
    amount -= used
    for kind in DEAREST_FIRST:
        used = min(gains[kind], amount)
        gains[kind] -= used
        amount -= used
    return {"ordinary": ordinary, "gains": gains, "dividends": min(income["dividends"], ordinary)}


def surcharge(person, regime, income):
    """The surcharge after marginal relief: tax and surcharge exceed those on the bound by the income above it at most."""
    total = income["total"]
    tax, before = tax_with_surcharge(person, regime, income, total)
    bound = next((bound for bound in BOUNDS[regime] if total > bound), None)
    if bound is None:
        return ZERO
    excess = total - bound
    at_bound = sum(tax_with_surcharge(person, regime, lessened(income, excess), bound))
    return max(ZERO, min(before, at_bound + excess - tax))


def assess(person, regime):
    """Everything that a return of income asks for."""
    income = total_income(person, regime)
    slab_tax, on_gains = income_tax(person, regime, income)
    tax = slab_tax + sum(on_gains.values(), ZERO)
    less = rebate(person, regime, income["total"], slab_tax, on_gains)
    more = surcharge(person, regime, income)
    total = (tax - less + more) * (100 + rates.CESS) / 100
    return {
        "totalIncome": income["total"],
        "tax": tax,
        "rebate": less,
        "surcharge": more,
        "total": total,
        "payable": nearest_ten(total),
        "due": nearest_ten(total - sum(job["taxDeducted"] for job in employers(person))),
    }
