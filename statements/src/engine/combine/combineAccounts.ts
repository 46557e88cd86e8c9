import type { CombinableFile, CombinableRow, CombinedAccount } from './combinedAccount.ts';
import { findGaps } from './findGaps.ts';
import { isConnected, mergeParts } from './mergeParts.ts';
import type { AccountPart } from './mergeParts.ts';

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

function groupByAccount<Row extends CombinableRow>(parts: readonly AccountPart<Row>[]): AccountPart<Row>[][] {
  const groups = new Map<string, AccountPart<Row>[]>();
  for (const part of parts) {
    const group = groups.get(part.key);
    if (group === undefined) groups.set(part.key, [part]);
    else group.push(part);
  }
  return [...groups.values()];
}

/** Gives the same key to parts without a number whose balances connect them. */
function joinConnected<Row extends CombinableRow>(parts: readonly AccountPart<Row>[]): AccountPart<Row>[] {
  const joined: AccountPart<Row>[] = [];
  for (const part of parts) {
    const same =
      part.numberEnd === undefined
        ? joined.filter((one) => one.numberEnd === undefined && one.path !== part.path && isConnected(one, part))
        : [];
    const [first] = same;
    const keys = new Set(same.map(({ key }) => key));
    joined.push(first ? { ...part, key: first.key } : part);
    // The part may connect two groups that were separate.
    for (const [index, one] of joined.entries())
      if (first && keys.has(one.key)) joined[index] = { ...one, key: first.key };
  }
  return joined;
}

function accountHead({
  numberEnd,
  bank,
}: Pick<CombinedAccount, 'numberEnd' | 'bank'>): Pick<CombinedAccount, 'numberEnd' | 'bank'> {
  return { ...(numberEnd !== undefined && { numberEnd }), ...(bank !== undefined && { bank }) };
}

/** The account of a part as the document prints it. */
function asPrinted<Row extends CombinableRow>(part: AccountPart<Row>): CombinedAccount<Row> {
  const { path, rows, proof } = part;
  return {
    ...accountHead(part),
    rows: rows.map((row) => ({ ...row, path })),
    breaks: proof.breaks,
    openingPaise: proof.openingPaise,
    closingPaise: proof.closingPaise,
    duplicateCount: 0,
    gaps: [],
  };
}

function joinParts<Row extends CombinableRow>(
  parts: readonly [AccountPart<Row>, ...AccountPart<Row>[]],
): CombinedAccount<Row> {
  const { rows, duplicateCount } = mergeParts(parts);
  const [first] = parts;
  return {
    ...accountHead(first),
    rows: rows.map(({ row, part }) => ({ ...row, path: part.path })),
    breaks: parts.reduce((sum, { proof }) => sum + proof.breaks, 0),
    openingPaise: (rows[0]?.part ?? first).proof.openingPaise,
    closingPaise: (rows.at(-1)?.part ?? parts.at(-1) ?? first).proof.closingPaise,
    duplicateCount,
    gaps: findGaps(rows),
  };
}

/** Options for combining files. */
export interface CombineOptions {
  /** Each account keeps the order of its document, as if it were the only one. */
  readonly keepsOrder: boolean;
  /** Accounts without a number are one account if their balances connect them. */
  readonly joinsConnected?: boolean;
}

/**
 * Combines files into accounts. Files belong to one account if they print the same end of its number and have the same
 * bank or kind. The rows of an account are in order of their dates, without those that another file of the account also
 * contains.
 */
export function combineAccounts<Row extends CombinableRow>(
  files: readonly CombinableFile<Row>[],
  { keepsOrder, joinsConnected = false }: CombineOptions,
): CombinedAccount<Row>[] {
  const found = files.flatMap((file) => partsOf(file));
  const parts = joinsConnected ? joinConnected(found) : found;
  if (keepsOrder) return parts.map((part) => asPrinted(part));
  return groupByAccount(parts).flatMap(([first, ...others]) =>
    first === undefined ? [] : [joinParts([first, ...others])],
  );
}
