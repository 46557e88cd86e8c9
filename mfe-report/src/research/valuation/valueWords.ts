import { formatRupees, numberFormat } from '@artha/shared/format';

const tenths = numberFormat({ maximumFractionDigits: 1 });

/** `12.5` → `12.5%`. */
export function inPercent(value: number): string {
  return `${tenths(value)}%`;
}

/** Rupees a share, without paise: a value is not known that well. */
export function perShare(rupees: number): string {
  return formatRupees(Math.round(rupees));
}
