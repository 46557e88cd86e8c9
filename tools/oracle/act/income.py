"""The total income of an individual under one regime: heads of income, set-off, Chapter VI-A, rounding."""

from decimal import Decimal

from act import rates

ZERO = Decimal(0)
# The order in which a loss lowers gains: the Act leaves it to the person, who chooses the dearest first.
DEAREST_FIRST = sorted(rates.GAIN_RATES, key=rates.GAIN_RATES.get, reverse=True)


def nearest_ten(amount):
    """Sections 288A and 288B (516): paise are ignored; a last figure of five or more goes up."""
    rupees = int(abs(amount))
    rounded = (rupees + 5) // 10 * 10
    return Decimal(rounded if amount >= 0 else -rounded)


def exempt_rent_allowance(person):
    """Section 10(13A) with rule 2A; Schedule III with rule 279: the least of three for each period of occupation."""
    whole_year = {"from": 1, "to": 12}
    homes = [(person["rentPaid"], person.get("homeSpan", whole_year), person["city"])]
    homes += [(home["rentPaid"], home["span"], home["city"]) for home in person.get("otherHomes", [])]
    exempt = ZERO
    for rent, span, city in homes:
        share = Decimal(span["to"] - span["from"] + 1) / 12
        salary = person["basicSalary"] * share
        part = Decimal("0.5") if city in rates.HALF_OF_SALARY[person["year"]] else Decimal("0.4")
        exempt += max(ZERO, min(person["houseRentAllowance"] * share, rent - salary / 10, salary * part))
    return exempt


def salary_income(person, regime):
    """Sections 15 to 17 (15 to 19); the new regime leaves the standard deduction alone."""
    gross = sum(person[name] for name in ("basicSalary", "houseRentAllowance", "otherAllowance", "employerNps"))
    left = gross
    if regime == "old":
        left -= exempt_rent_allowance(person)
        left = max(ZERO, left - person["exemptAllowances"])
    left -= min(left, Decimal(rates.STANDARD_DEDUCTION[regime]))
    if regime == "old":
        left -= min(left, person["professionalTax"], Decimal(rates.PROFESSIONAL_TAX))
    return left


def house_income(person, regime):
    """Sections 22 to 24 (20 to 22): one house let out, one in one's own occupation; negative if it is a loss."""
    annual_value = person["rentReceived"] - person["municipalTaxes"]
    let_out = annual_value - max(ZERO, annual_value) * 30 / 100 - person["letOutInterest"]
    own = min(person["homeLoanInterest"], Decimal(rates.OWN_HOUSE_INTEREST)) if regime == "old" else ZERO
    return let_out - own


def health_insurance(premiums):
    """Section 80D (126): 25,000, or 50,000 for a senior citizen; one's own family and one's parents apart."""
    own = min(premiums["selfFamily"], Decimal(50_000 if premiums["selfSenior"] else 25_000))
    parents = min(premiums["parents"], Decimal(50_000 if premiums["parentsSenior"] else 25_000))
    return own + parents


def chapter_vi_a(person, regime):
    """Chapter VI-A (VIII). Section 115BAC(2) (202(2)) leaves the employer's part of NPS: 14 % since 2024."""
    percent = 14 if regime == "new" or person["governmentEmployer"] else 10
    employer = min(person["employerNps"], person["basicSalary"] * percent / 100)
    if regime == "new":
        return employer
    return (
        employer
        + min(person["section80C"], Decimal(rates.SECTION_80C))
        + min(person["section80CCD1B"], Decimal(rates.SECTION_80CCD_1B))
        + health_insurance(person["section80D"])
        + person["otherDeductions"]
    )


def gains_by_rate(person):
    """The figures of the year include those of the sales before 23 July 2024, which have rates of their own."""
    gains = {}
    for kind in ("shortTerm", "longTerm"):
        whole = person[kind + "Gains"]
        earlier = min(whole, person[kind + "GainsEarlier"]) if person["year"] == "2024-25" else ZERO
        gains |= {kind: whole - earlier, kind + "Earlier": earlier}
    return gains


def total_income(person, regime):
    """The total income, and in it the income at ordinary rates, the gains and the dividends."""
    ordinary = salary_income(person, regime) + person["otherIncome"]
    gains = gains_by_rate(person)
    house = house_income(person, regime)
    if house >= 0:
        ordinary += house
    elif regime == "old":
        loss = min(-house, Decimal(rates.HOUSE_LOSS))
        borne = min(ordinary, loss)
        ordinary -= borne
        loss -= borne
        for kind in DEAREST_FIRST:
            borne = min(gains[kind], loss)
            gains[kind] -= borne
            loss -= borne
    # Sections 111A(2) and 112A(5): Chapter VI-A comes off the income without these gains.
    ordinary -= min(ordinary, chapter_vi_a(person, regime))
    total = nearest_ten(ordinary + sum(gains.values(), ZERO))
    ordinary = max(ZERO, total - sum(gains.values(), ZERO))
    return {"total": total, "ordinary": ordinary, "gains": gains, "dividends": min(person["dividends"], person["otherIncome"], ordinary)}
