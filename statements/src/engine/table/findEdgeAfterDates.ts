import { readLeadingDate } from '../amounts/dates.ts';
import type { ColumnRole } from '../layouts/layout.ts';
import type { Line } from '../lines/lines.ts';
import type { Title } from './headings/titles.ts';

/** The columns whose cells are dates, so that the end of a cell is known. */
const datedRoles: ReadonlySet<ColumnRole> = new Set(['date', 'valueDate']);

/**
 * Finds the left edge of the texts right of a column of dates. They may be only a space away from it, and centred, so
 * that the longest begin furthest to the left. `undefined` if the column before does not hold dates, or if texts of
 * rows begin among them.
 */
export function findEdgeAfterDates(before: Title, title: Title, rows: readonly Line[]): number | undefined {
  // Without years, the day of a second date looks like the year of the first.
  if (!datedRoles.has(before.role) || datedRoles.has(title.role)) return undefined;
  const places = rows.map(({ words }) => {
    const inReach = words.filter(({ x1, x0 }) => x1 > before.x0 && x0 < title.x1);
    const date = readLeadingDate(inReach.map(({ text }) => text));
    return date && { end: inReach[date.wordsTaken - 1]?.x1 ?? Infinity, start: inReach[date.wordsTaken]?.x0 };
  });
  const dated = places.filter((place) => place !== undefined);
  const end = Math.max(...dated.map((place) => place.end));
  const start = Math.min(...dated.flatMap((place) => place.start ?? []));
  return dated.length > 1 && dated.length === rows.length && end < start && start < title.x1 ? start : undefined;
}
