const small = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Largest first; how many crores there are is spelled by the same units again. */
const units = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1_000],
  ['hundred', 100],
] as const;

function spellBelowHundred(count: number): string {
  const one = small[count];
  if (one !== undefined) return one;
  return [tens[Math.floor(count / 10)], small[count % 10]].filter(Boolean).join('-');
}

function spellWhole(count: number): string {
  const unit = units.find(([, size]) => count >= size);
  if (!unit) return spellBelowHundred(count);
  const [name, size] = unit;
  return [spellWhole(Math.floor(count / size)), name, spellWhole(count % size)].filter(Boolean).join(' ');
}

/**
 * An amount in words, as on a cheque: `1275000` → `twelve lakh seventy-five thousand`; paise only if there are any.
 * Empty for zero. The amount must not be negative.
 */
export function spellAmount(rupees: number): string {
  const paise = Math.round((rupees % 1) * 100);
  const whole = spellWhole(Math.trunc(rupees));
  if (paise === 0) return whole;
  return [whole && `${whole} rupees`, `${spellWhole(paise)} paise`].filter(Boolean).join(' and ');
}
