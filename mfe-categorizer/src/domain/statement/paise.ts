import { numberFormat } from '@artha/shared/format';

const figure = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * `1,234.5` → 123450: rupees as text to whole paise, so that sums are exact. A third decimal rounds half up; a text
 * that is not an amount gives 0.
 */
export function parsePaise(text: string): number {
  const match = /^(?<sign>[-−]?)(?=\.?\d)(?<whole>[\d,]*)\.?(?<fraction>\d*)$/.exec(text.trim());
  if (!match?.groups) return 0;
  const { sign, whole = '', fraction = '' } = match.groups;
  const thousandths = Number(fraction.padEnd(3, '0').slice(0, 3));
  const paise = Number(whole.replaceAll(',', '')) * 100 + Math.round(thousandths / 10);
  if (!Number.isSafeInteger(paise) || paise === 0) return 0;
  return sign ? -paise : paise;
}

/** `123450` → `1,234.50`: for columns whose head already says rupees. */
export function formatPaise(paise: number): string {
  return figure(paise / 100);
}
