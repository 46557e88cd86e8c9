import type { Random } from '../random.ts';

/** Writes the dates and amounts of a generated export, in one form a file. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Forms of dates: `D`, `M` and `Y` with as many letters as figures, `B` a month's name, `T` a time of day. */
const dateForms = [
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'DD/MM/YY',
  'DD-B-YYYY',
  'DD-B-YY',
  'DD B YYYY',
  'DD BYYYY',
  'DD B\nYYYY',
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'DD/MM/YYYY T',
  'YYYY-MM-DD T',
];

/** Picks how the dates of a file are written. */
export function pickDateForm(random: Random): string {
  return random.pick(dateForms);
}

/** Writes a date in a form. */
export function writeDate(iso: string, form: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return form.replace(/DD|MM|YYYY|YY|B|T/g, (part) => {
    if (part === 'DD') return day;
    if (part === 'MM') return month;
    if (part === 'YYYY') return year;
    if (part === 'YY') return year.slice(2);
    return part === 'B' ? (months[Number(month) - 1] ?? '') : '10:19:54';
  });
}

/** How the amounts of a file are written. */
export interface AmountForm {
  readonly grouping: 'none' | 'lakhs' | 'thousands';
  readonly currency: string;
  readonly dropsZeros: boolean;
}

/** Picks how the amounts of a file are written. */
export function pickAmountForm(random: Random): AmountForm {
  return {
    grouping: random.pick(['none', 'none', 'lakhs', 'thousands'] as const),
    currency: random.pick(['', '', '', '₹', 'Rs.', 'INR ']),
    dropsZeros: random.chance(0.2),
  };
}

function group(digits: string, grouping: AmountForm['grouping']): string {
  if (grouping === 'none') return digits;
  return digits.replace(grouping === 'lakhs' ? /(?<=\d)(?=(?:\d{2})*\d{3}$)/g : /(?<=\d)(?=(?:\d{3})+$)/g, ',');
}

/** Writes an amount in a form, with a minus if it is negative. */
export function writeAmount(paise: number, { grouping, currency, dropsZeros }: AmountForm): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  const fraction = `.${digits.slice(-2)}`;
  const shown = dropsZeros ? fraction.replace(/\.00$|0$/, '') : fraction;
  return `${paise < 0 ? '-' : ''}${currency}${group(digits.slice(0, -2), grouping)}${shown}`;
}
