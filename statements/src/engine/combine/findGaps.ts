import type { Gap } from './combinedAccount.ts';
import type { PlacedRow } from './mergeParts.ts';

const dayMs = 86_400_000;
/** Without balances, a longer time without transactions may be a missing statement. */
const maxQuietDays = 31;

function balanceBefore({ row, part, isFirst }: PlacedRow): number | undefined {
  const { balancePaise, debitPaise, creditPaise, unsidedPaise } = row;
  if (balancePaise !== undefined && unsidedPaise === 0) return balancePaise + debitPaise - creditPaise;
  return isFirst ? part.proof.openingPaise : undefined;
}

function balanceAfter({ row, part, isLast }: PlacedRow): number | undefined {
  return row.balancePaise ?? (isLast ? part.proof.closingPaise : undefined);
}

function kindOfGap(closing: number | undefined, opening: number | undefined, days: number): Gap['kind'] | undefined {
  if (closing === undefined || opening === undefined) return days > maxQuietDays ? 'unknown' : undefined;
  if (closing === opening) return undefined;
  return days > 1 ? 'missing' : 'unconnected';
}

/** Finds the places where one file ends and the next does not continue it, in rows of one account, oldest first. */
export function findGaps(rows: readonly PlacedRow[]): Gap[] {
  return rows.flatMap((next, index) => {
    const last = rows[index - 1];
    if (last === undefined || last.part === next.part) return [];
    const [closing, opening] = [balanceAfter(last), balanceBefore(next)];
    const days = (Date.parse(next.row.date) - Date.parse(last.row.date)) / dayMs;
    const kind = kindOfGap(closing, opening, days);
    if (kind === undefined) return [];
    return [
      {
        kind,
        before: { path: last.part.path, date: last.row.date, balancePaise: closing },
        after: { path: next.part.path, date: next.row.date, balancePaise: opening },
      },
    ];
  });
}

const dayBeside = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The days between the two rows of a gap. */
export function daysOfGap({ before, after }: Gap): { readonly first: string; readonly last: string } {
  return { first: dayBeside(before.date, 1), last: dayBeside(after.date, -1) };
}
