import type { Bank } from '../layouts/banks.ts';
import type { CombinableFile, CombinableRow, CombinedAccount } from './combinedAccount.ts';
import { findGaps } from './findGaps.ts';
import { groupParts } from './groupParts.ts';
import { mergeParts } from './mergeParts.ts';
import type { AccountPart } from './mergeParts.ts';
import { proveJoined } from './proveJoined.ts';

/** Layouts without a bank: exports of the same account as CSV and as a workbook belong together. */
const familyOfLayout: Readonly<Record<string, string>> = { csv: 'export', workbook: 'export' };

/** The accounts of a file, each with its rows. */
function partsOf<Row extends CombinableRow>(file: CombinableFile<Row>): AccountPart<Row>[] {
  const { path, layout, bank, transactions, accounts } = file;
  let taken = 0;
  return accounts.map(({ numberEnd, rowCount, proof }, index) => {
    const rows = transactions.slice(taken, taken + rowCount);
    taken += rowCount;
    const family = bank?.code ?? familyOfLayout[layout] ?? layout;
    // A number with no printed figure identifies no account.
    const isNumbered = numberEnd !== undefined && /\d/.test(numberEnd);
    return {
      path,
      ...(bank !== undefined && { bank }),
      ...(isNumbered && { numberEnd }),
      key: isNumbered ? `${family} ${numberEnd}` : `${path} ${index}`,
      rows,
      proof,
    };
  });
}

function accountHead({
  numberEnd,
  bank,
}: {
  readonly numberEnd?: string | undefined;
  readonly bank?: Bank | undefined;
}): Pick<CombinedAccount, 'numberEnd' | 'bank'> {
  return { ...(numberEnd !== undefined && { numberEnd }), ...(bank !== undefined && { bank }) };
}

/** The account of a part as the document prints it. */
function asPrinted<Row extends CombinableRow>(part: AccountPart<Row>): CombinedAccount<Row> {
  const { path, rows, proof } = part;
  return {
    ...accountHead(part),
    paths: [path],
    rows: rows.map((row) => ({ ...row, path })),
    breaks: proof.breaks,
    differences: proof.differences ?? [],
    openingPaise: proof.openingPaise,
    closingPaise: proof.closingPaise,
    duplicateCount: 0,
    gaps: [],
  };
}

function joinParts<Row extends CombinableRow>(parts: readonly AccountPart<Row>[]): CombinedAccount<Row> {
  const { rows, duplicateCount, sorted } = mergeParts(parts);
  const head = parts.find(({ numberEnd }) => numberEnd !== undefined) ?? parts[0];
  const joined = parts.length > 1 ? proveJoined(sorted, rows) : undefined;
  const bank = parts.find((part) => part.bank)?.bank;
  const [first, last] = [rows[0]?.part ?? parts[0], rows.at(-1)?.part ?? parts.at(-1)];
  return {
    ...accountHead({ numberEnd: head?.numberEnd, bank }),
    paths: parts.map(({ path }) => path),
    rows: rows.map(({ row, part }, index) => ({
      ...row,
      path: part.path,
      status: joined?.statuses[index] ?? row.status,
    })),
    breaks: joined?.breaks ?? parts.reduce((sum, { proof }) => sum + proof.breaks, 0),
    differences: joined?.differences ?? [...new Set(parts.flatMap(({ proof }) => proof.differences ?? []))],
    openingPaise: joined?.openingPaise ?? first?.proof.openingPaise,
    closingPaise: joined?.closingPaise ?? last?.proof.closingPaise,
    duplicateCount,
    gaps: findGaps(rows),
  };
}

/** Options for combining files. */
export interface CombineOptions {
  /** Each account keeps the order of its document, as if it were the only one. */
  readonly keepsOrder: boolean;
}

/**
 * Combines files into accounts. Files belong to one account if they print the same end of its number and have the same
 * bank or kind, or if the balances connect them. The rows of an account are in order of their dates, without those that
 * another file of the account also contains, and are proved together.
 */
export function combineAccounts<Row extends CombinableRow>(
  files: readonly CombinableFile<Row>[],
  { keepsOrder }: CombineOptions,
): CombinedAccount<Row>[] {
  const parts = files.flatMap((file) => partsOf(file));
  if (keepsOrder) return parts.map((part) => asPrinted(part));
  return groupParts(parts).map((group) => joinParts(group));
}
