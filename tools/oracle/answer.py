"""Reads cases as JSON and answers each: a list of {"kind": …, "case": …}; amounts are decimals in text."""

import json
from decimal import Decimal

from act import calculators, interest, tax


def to_decimals(value):
    """Texts of digits become decimals; names, days and truth stay as they are."""
    if isinstance(value, dict):
        return {name: to_decimals(one) for name, one in value.items()}
    if isinstance(value, list):
        return [to_decimals(one) for one in value]
    if isinstance(value, str) and value.lstrip("-").replace(".", "", 1).isdigit():
        return Decimal(value)
    return value


def answer_one(kind, case):
    if kind == "tax":
        return {regime: tax.assess(case, regime) for regime in ("old", "new")}
    if kind == "interest":
        return interest.charge(case)
    return calculators.KINDS[kind](case)


def answer(text):
    return json.dumps([answer_one(one["kind"], to_decimals(one["case"])) for one in json.loads(text)], default=str)
