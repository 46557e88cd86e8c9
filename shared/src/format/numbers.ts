/** The number of decimals, and the sign before the digits. */
export interface NumberStyle {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits: number;
  readonly currency?: '₹';
}

/**
 * A way to print numbers up to 10¹³ as `Intl.NumberFormat` does for India: `-1234567.5` → `−12,34,567.5`, halves away
 * from zero. The minus is U+2212, as wide as a plus, and lines do not break after it. We do not use the browser's
 * formatter, because loading its language data blocks a phone for about 100 ms while the page loads.
 */
export function numberFormat({
  minimumFractionDigits = 0,
  maximumFractionDigits,
  currency,
}: NumberStyle): (value: number) => string {
  return (value) => {
    const size = Math.abs(value);
    // Rounds decimal digits, not binary ones: 0.145 is half way between 0.14 and 0.15. A number that is written with an
    // exponent of its own rounds to nothing.
    const rounded = size < 1e-6 ? 0 : Math.round(Number(`${size}e${maximumFractionDigits}`));
    const digits = String(rounded).padStart(maximumFractionDigits + 1, '0');
    const point = digits.length - maximumFractionDigits;
    const whole = digits.slice(0, point).replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
    let fraction = digits.slice(point);
    while (fraction.length > minimumFractionDigits && fraction.endsWith('0')) fraction = fraction.slice(0, -1);
    return `${value < 0 && rounded > 0 ? '−' : ''}${currency ?? ''}${whole}${fraction && `.${fraction}`}`;
  };
}
