import { readLeadingDate } from '../../amounts/dates.ts';
import { moneyRoles } from '../../layouts/layout.ts';
import type { Line } from '../../lines/lines.ts';
import { linesWithDates } from './countUnder.ts';
import type { HeadingTitle } from './headingTitle.ts';

/** If no title names the date, the title above the dates does: `Transaction`, or a title in an unknown script. */
export function findDateTitle(titles: readonly HeadingTitle[], below: readonly Line[]): readonly HeadingTitle[] {
  if (titles.some(({ role }) => role === 'date' || role === 'valueDate')) return titles;
  const starts = below.slice(0, linesWithDates).flatMap(({ words }) => {
    const at = words.findIndex((_, index) => readLeadingDate(words.slice(index).map(({ text }) => text)) !== undefined);
    return words[at]?.x0 ?? [];
  });
  const [start] = starts;
  if (start === undefined || starts.length < 2) return titles;
  const free = titles.filter(({ role }) => !moneyRoles.has(role));
  const [nearest] = free.toSorted((a, b) => Math.abs(a.x0 - start) - Math.abs(b.x0 - start));
  return titles.map((title) => (title === nearest ? { ...title, role: 'date' } : title));
}
