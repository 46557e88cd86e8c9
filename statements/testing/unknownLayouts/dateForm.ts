import type { Random } from '../random.ts';

/** The form of a statement's dates. */
export interface DateForm {
  readonly pattern: string;
  /** Broken after the month: the year is on a second line of the cell. */
  readonly isSplit: boolean;
  /** Printed only on the first row of a day. */
  readonly isOnceADay: boolean;
  readonly time: 'none' | 'beside' | 'below';
  readonly printsPeriod: boolean;
}

/** D day, M month, Y year, as often as its digits; `Mon` and `MON` the name of the month, `Fr` that in French. */
const patterns = {
  dayFirst: [
    'DD/MM/YYYY',
    'DD/MM/YY',
    'DD-MM-YYYY',
    'DD-MM-YY',
    'DD-Mon-YY',
    'DD-Mon-YYYY',
    'DD-MON-YYYY',
    'DD Mon YYYY',
    'DD Mon YY',
    'DD Mon, YYYY',
    'D/M/YYYY',
    'DD.MM.YYYY',
    'DD.MM.YY',
    'YYYY-MM-DD',
    'YYYY/MM/DD',
    'Mon DD, YYYY',
    "DD Mon'YY",
    'DDMonYYYY',
  ],
  monthFirst: ['MM/DD/YYYY', 'MM/DD/YY', 'M/D/YYYY', 'MM-DD-YYYY'],
  withoutYear: ['D Mon', 'DD/MM', 'DD Mon', 'DD-Mon', 'Mon D', 'MM/DD'],
} as const;

/** The dates of a plain layout. */
export const plainDates: DateForm = {
  pattern: 'DD/MM/YYYY',
  isSplit: false,
  isOnceADay: false,
  time: 'none',
  printsPeriod: true,
};

/** If the month comes first or the year is missing, the period is printed: otherwise no reader could know the date. */
export function drawDates(random: Random): DateForm {
  const kind = random.pick(['dayFirst', 'dayFirst', 'monthFirst', 'withoutYear'] as const);
  const pattern = random.pick(patterns[kind]);
  const isSplit = kind === 'dayFirst' && /[- ]Y{2,4}$/.test(pattern) && random.chance(0.25);
  return {
    pattern,
    isSplit,
    isOnceADay: !isSplit && random.chance(0.2),
    time: isSplit || kind === 'withoutYear' ? 'none' : random.pick(['none', 'none', 'none', 'beside', 'below']),
    printsPeriod: kind !== 'dayFirst' || random.chance(0.5),
  };
}

/** Dates with the names of months in French. */
export const drawFrenchDates = (random: Random): DateForm => ({
  ...plainDates,
  pattern: random.pick(['DD Fr YYYY', 'D Fr YYYY', 'DD-Fr-YY']),
  printsPeriod: false,
});

const frenchMonths = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a date, `YYYY-MM-DD`, by a pattern. */
function formatDate(date: string, pattern: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    Mon: name,
    MON: name.toUpperCase(),
    Fr: frenchMonths[Number(month) - 1] ?? '',
    MM: month,
    M: String(Number(month)),
    DD: day,
    D: String(Number(day)),
  };
  return pattern.replace(/YYYY|YY|Mon|MON|MM|M|DD|D|Fr/g, (part) => parts[part] ?? '');
}

/** The period is printed with its years even if the rows have none. */
export function formatPeriodDate(date: string, { pattern }: DateForm): string {
  if (pattern.includes('Y')) return formatDate(date, pattern);
  const mark = pattern.includes('/') ? '/' : ' ';
  return formatDate(date, `${pattern}${mark}YYYY`);
}

/** The lines of a date cell. */
export function formatDateCell(date: string, time: string, form: DateForm): readonly string[] {
  const printed = formatDate(date, form.pattern);
  if (form.isSplit) {
    const at = Math.max(printed.lastIndexOf('-'), printed.lastIndexOf(' ')) + 1;
    return [printed.slice(0, at).trimEnd(), printed.slice(at)];
  }
  if (form.time === 'none') return [printed];
  return form.time === 'beside' ? [`${printed} ${time}`] : [printed, time];
}
