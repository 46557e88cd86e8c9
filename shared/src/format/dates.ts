const months = 'January February March April May June July August September October November December'.split(' ');

/** `2026-10-13` → `13 October 2026`. */
export function longDate(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''} ${year}`;
}
