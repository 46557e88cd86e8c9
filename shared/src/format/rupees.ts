const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `112000` rupees → `₹1,12,000`: Indian grouping, no decimals, halves away from zero. */
export function formatRupees(rupees: number): string {
  return whole.format(rupees);
}

/** `1234.5` rupees → `₹1,234.50`. */
export function formatRupeesAndPaise(rupees: number): string {
  return withPaise.format(rupees);
}

/** `112000` → `1,12,000`: for columns whose head already says rupees. */
export function formatFigure(rupees: number): string {
  return plain.format(rupees);
}

/**
 * The reading aid beside a field: `1250000` → `12.5 lakh`, `30000000` → `3 crore`. Empty under one lakh, and for what
 * is no amount.
 */
export function inLakh(rupees: number): string {
  if (!Number.isFinite(rupees) || rupees < 100_000) return '';
  // By what is left after rounding to a hundredth of a lakh: ₹99,99,999 is 1 crore, not 100 lakh.
  const [value, unit] =
    Math.round(rupees / 1_000) >= 10_000 ? [rupees / 10_000_000, 'crore'] : [rupees / 100_000, 'lakh'];
  return `${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(value)} ${unit}`;
}
