"""Sums of loans and savings, one payment after the other: no closed formula of an annuity is used."""

from datetime import date
from decimal import ROUND_HALF_UP, Decimal, getcontext
from math import exp, expm1

getcontext().prec = 60
HUNDREDTH = Decimal("0.01")


def hundredths(value):
    return value.quantize(HUNDREDTH, ROUND_HALF_UP)


def emi(case):
    """A loan is repaid when the payments, each discounted to the first day, are the loan."""
    monthly = case["rate"] / 1200
    worth, factor = Decimal(0), Decimal(1)
    for _ in range(int(case["months"])):
        factor /= 1 + monthly
        worth += factor
    instalment = case["amount"] / worth
    total = instalment * case["months"]
    return {"emi": hundredths(instalment), "interest": hundredths(total - case["amount"]), "total": hundredths(total)}


def sip(case):
    monthly = case["rate"] / 1200
    value = Decimal(0)
    for _ in range(int(case["years"]) * 12):
        value = (value + case["instalment"]) * (1 + monthly)
    invested = case["instalment"] * case["years"] * 12
    return {"value": hundredths(value), "invested": hundredths(invested), "gain": hundredths(value - invested)}


def fixed_deposit(case):
    value = case["amount"]
    quarters, months = divmod(int(case["months"]), 3)
    for _ in range(quarters):
        value += value * case["rate"] / 400
    value += value * case["rate"] * months / 1200
    return {"value": hundredths(value), "interest": hundredths(value - case["amount"])}


def cagr(case):
    growth = case["last"] / case["first"]
    yearly = ((growth.ln() / case["years"]).exp() - 1) * 100
    return {"cagr": hundredths(yearly), "growth": hundredths((growth - 1) * 100)}


def xirr(case):
    """The rate at which all payments are worth nothing together: halves the range of the growth in a day."""
    start = min(date.fromisoformat(flow["day"]) for flow in case["flows"])
    flows = [((date.fromisoformat(flow["day"]) - start).days, float(flow["rupees"])) for flow in case["flows"]]

    def worth(growth):
        powers = [-growth * days for days, _ in flows]
        greatest = max(powers)
        return sum(rupees * exp(power - greatest) for power, (_, rupees) in zip(powers, flows))

    low, high = -100.0, 1.9
    if worth(low) * worth(high) > 0:
        return {"percent": None}
    for _ in range(100):
        middle = (low + high) / 2
        if worth(low) * worth(middle) <= 0:
            high = middle
        else:
            low = middle
    return {"percent": Decimal(expm1(365 * low) * 100)}


KINDS = {"emi": emi, "sip": sip, "fixedDeposit": fixed_deposit, "cagr": cagr, "xirr": xirr}
