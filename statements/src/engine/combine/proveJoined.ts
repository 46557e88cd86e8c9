import { findWrongTotals, prove } from '../proof/proof.ts';
import type { Difference } from '../proof/difference.ts';
import type { PrintedBalances, PrintedTotals, RowStatus } from '../proof/proof.ts';
import type { CombinableRow } from './combinedAccount.ts';
import { mergeParts } from './mergeParts.ts';
import type { AccountPart, PlacedRow } from './mergeParts.ts';

type Part = AccountPart;

const balancesOf = ({ openingPaise, closingPaise, repeated = [], carried = [] }: PrintedBalances): number[] => [
  ...(openingPaise === undefined ? [] : [openingPaise]),
  ...(closingPaise === undefined ? [] : [closingPaise]),
  ...repeated,
  ...carried.map(({ balancePaise }) => balancePaise),
];

/**
 * The figures that the parts print, for all rows together. Pages of one statement print its first and last balance,
 * files of many months print those of each: all are balances that the account had.
 */
function joinPrinted(parts: readonly Part[], rows: readonly CombinableRow[]): PrintedBalances {
  const printed = parts.flatMap(({ proof }) => proof.printed ?? []);
  const { openingPaise: before, closingPaise: after } = prove(rows, {});
  const openings = printed.flatMap(({ openingPaise }) => openingPaise ?? []);
  const closings = printed.flatMap(({ closingPaise }) => closingPaise ?? []);
  const opening = openings.find((paise) => paise === before) ?? openings[0];
  const closing = closings.find((paise) => paise === after) ?? closings.at(-1);
  return {
    ...(opening !== undefined && { openingPaise: opening }),
    ...(closing !== undefined && { closingPaise: closing }),
    repeated: printed.flatMap(balancesOf),
  };
}

/** Whether printed totals are those of a part, or of parts that follow each other: pages print totals of all pages. */
function hasWrongTotals(totals: PrintedTotals, part: Part, parts: readonly Part[]): boolean {
  if (findWrongTotals(part.rows, totals).length === 0) return false;
  const at = parts.indexOf(part);
  return !parts.some((_, start) =>
    parts.some((_one, end) => {
      if (start > at || end < at || start === end) return false;
      const rows = mergeParts(parts.slice(start, end + 1)).rows.map(({ row }) => row);
      return findWrongTotals(rows, totals).length === 0;
    }),
  );
}

interface JudgedPart {
  /** The breaks that the balances and totals of the part alone do not explain, such as lines that were not read. */
  readonly otherBreaks: number;
  /** The rows whose status the joined balances cannot change, with it. */
  readonly fixed: ReadonlyMap<CombinableRow, RowStatus>;
  readonly hasDoubtfulWords: boolean;
}

function judgePart({ rows, proof }: Part): JudgedPart {
  const own = prove(rows, proof.printed ?? {});
  const isUnsure =
    !rows.some(({ status }) => status === 'proved') && rows.some((row) => row.status === 'figures-proved');
  return {
    otherBreaks: Math.max(0, proof.breaks - own.breaks),
    fixed: new Map(
      rows.flatMap((row, index) => {
        const figures = row.status === 'figures-proved' ? 'proved' : row.status;
        return figures === own.statuses[index] ? [] : [[row, row.status] as const];
      }),
    ),
    hasDoubtfulWords: isUnsure,
  };
}

/** The statuses of joined rows, in their order, and the breaks of the account. */
export interface JoinedProof {
  readonly statuses: readonly RowStatus[];
  /** The balances before the first row and after the last, if known. */
  readonly openingPaise: number | undefined;
  readonly closingPaise: number | undefined;
  readonly breaks: number;
  readonly differences: readonly Difference[];
}

/**
 * Proves the rows of several files of one account together: the last balance of one file proves the first row of the
 * next. Doubts that are not about balances stay. Returns undefined if the balances of a part were followed in another
 * way, such as those of a loan; its rows then keep their statuses.
 */
export function proveJoined(parts: readonly Part[], placed: readonly PlacedRow[]): JoinedProof | undefined {
  if (parts.some(({ proof }) => proof.printed === undefined)) return undefined;
  const rows = placed.map(({ row }) => row);
  const printed = joinPrinted(parts, rows);
  const proof = prove(rows, printed);
  const judged = new Map(parts.map((part) => [part, judgePart(part)]));
  const statuses = placed.map(({ row, part }, index): RowStatus => {
    const { fixed, hasDoubtfulWords = false } = judged.get(part) ?? {};
    const kept = fixed?.get(row);
    if (kept !== undefined) return kept;
    const status = proof.statuses[index] ?? row.status;
    const isUnsure = hasDoubtfulWords || row.status === 'figures-proved' || row.hasWordsInDoubt === true;
    return status === 'proved' && isUnsure ? 'figures-proved' : status;
  });
  const wrongTotals = parts.filter(
    (part) => part.proof.printed?.totals && hasWrongTotals(part.proof.printed.totals, part, parts),
  ).length;
  const others = [...judged.values()].reduce((sum, { otherBreaks }) => sum + otherBreaks, 0);
  const { openingPaise, closingPaise, differences = [] } = proof;
  const countsTotals = proof.breaks === 0 && wrongTotals > 0;
  return {
    statuses,
    openingPaise,
    closingPaise,
    breaks: proof.breaks + others + (countsTotals ? wrongTotals : 0),
    differences: [...differences, ...(countsTotals ? (['total'] as const) : [])],
  };
}
