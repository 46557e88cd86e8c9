import { bankOfLayout } from '../../engine/index.ts';
import type { CombinedAccount, CombinedStatements, ConvertedFile, RefusedFile } from './combinedStatements.ts';
import { findGaps } from './findGaps.ts';
import { mergeParts } from './mergeParts.ts';
import type { AccountPart } from './mergeParts.ts';

/** Layouts that name no bank: exports of the same account as CSV and as a workbook belong together. */
const familyOfLayout: Readonly<Record<string, string>> = { csv: 'export', workbook: 'export' };

/** The accounts of a file, each with its rows. */
function partsOf({ path, statement }: ConvertedFile): AccountPart[] {
  let taken = 0;
  return statement.accounts.map(({ numberEnd, rowCount, proof }, index) => {
    const rows = statement.transactions.slice(taken, taken + rowCount);
    taken += rowCount;
    const bank = bankOfLayout(statement.layout);
    const family = bank?.code ?? familyOfLayout[statement.layout] ?? statement.layout;
    // A number of which no figure is printed tells nothing.
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

function groupByAccount(parts: readonly AccountPart[]): AccountPart[][] {
  const groups = new Map<string, AccountPart[]>();
  for (const part of parts) {
    const group = groups.get(part.key);
    if (group === undefined) groups.set(part.key, [part]);
    else group.push(part);
  }
  return [...groups.values()];
}

function accountHead({ numberEnd, bank }: AccountPart): Pick<CombinedAccount, 'numberEnd' | 'bank'> {
  return { ...(numberEnd !== undefined && { numberEnd }), ...(bank !== undefined && { bank }) };
}

/** The account of a part as the document prints it. */
function asPrinted(part: AccountPart): CombinedAccount {
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

function joinParts(parts: readonly [AccountPart, ...AccountPart[]]): CombinedAccount {
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

/**
 * Combines files to accounts. Files are of one account where they print the same end of its number and are of the same
 * bank or kind. One file keeps its own order; of several, the rows of an account are in order of their dates, without
 * those that another file of the account holds too.
 */
export function combineStatements(
  converted: readonly ConvertedFile[],
  refused: readonly RefusedFile[],
): CombinedStatements {
  const parts = converted.flatMap(partsOf);
  const isAlone = converted.length + refused.length === 1;
  const accounts = isAlone
    ? parts.map(asPrinted)
    : groupByAccount(parts).flatMap(([first, ...others]) =>
        first === undefined ? [] : [joinParts([first, ...others])],
      );
  return { accounts, converted, refused };
}
