/** The words of a language for amounts. */
export interface AmountWords {
  /** A number from 1 to 99; empty for 0. */
  readonly belowHundred: (count: number) => string;
  readonly crore: string;
  readonly lakh: string;
  readonly thousand: string;
  readonly hundred: string;
  /** Behind whole rupees and before paise. */
  readonly rupees: string;
  readonly paise: string;
  readonly and: string;
}

/** Largest first; how many crores there are is spelled by the same units again. */
const units = [
  ['crore', 10_000_000],
  ['lakh', 100_000],
  ['thousand', 1_000],
  ['hundred', 100],
] as const;

function spellWhole(count: number, words: AmountWords): string {
  const unit = units.find(([, size]) => count >= size);
  if (!unit) return words.belowHundred(count);
  const [name, size] = unit;
  return [spellWhole(Math.floor(count / size), words), words[name], spellWhole(count % size, words)]
    .filter(Boolean)
    .join(' ');
}

/**
 * An amount in words, as on a cheque: `1275000` → `twelve lakh seventy-five thousand`; paise only if there are any.
 * Empty for zero. The amount must not be negative.
 */
export function spellAmount(rupees: number, words: AmountWords): string {
  const paise = Math.round((rupees % 1) * 100);
  const whole = spellWhole(Math.trunc(rupees), words);
  if (paise === 0) return whole;
  return [whole && `${whole} ${words.rupees}`, `${spellWhole(paise, words)} ${words.paise}`]
    .filter(Boolean)
    .join(` ${words.and} `);
}
