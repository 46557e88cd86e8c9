import { daysOfGap, formatPaise } from '../../engine/index.ts';
import type { CombinedAccount, Gap, Transaction } from '../../engine/index.ts';
import type { CombinedStatements, ConvertedFile } from '../combinedStatements.ts';

const amount = (paise: number | undefined) => (paise === undefined ? null : formatPaise(paise));

function rowJson({ debitPaise, creditPaise, unsidedPaise, balancePaise, ...row }: Transaction) {
  return {
    ...row,
    ...(unsidedPaise > 0
      ? { debit: null, credit: null, amountOfUnknownSide: formatPaise(unsidedPaise) }
      : { debit: formatPaise(debitPaise), credit: formatPaise(creditPaise) }),
    balance: amount(balancePaise),
  };
}

function gapJson(gap: Gap) {
  const side = ({ path, date, balancePaise }: Gap['before']) => ({ file: path, date, balance: amount(balancePaise) });
  return { kind: gap.kind, ...daysOfGap(gap), before: side(gap.before), after: side(gap.after) };
}

function accountJson({ numberEnd, bank, rows, openingPaise, closingPaise, ...account }: CombinedAccount) {
  return {
    numberEnd,
    bank: bank?.code,
    rows: rows.length,
    opening: amount(openingPaise),
    closing: amount(closingPaise),
    breaks: account.breaks,
    differences: account.differences,
    duplicatesLeftOut: account.duplicateCount,
    gaps: account.gaps.map(gapJson),
  };
}

/** How one file was read, and how far its balances prove it. */
function readingJson({ statement: { layout, proof } }: ConvertedFile) {
  return {
    layout,
    order: proof.order,
    opening: amount(proof.openingPaise),
    closing: amount(proof.closingPaise),
    breaks: proof.breaks,
    differences: proof.differences ?? [],
  };
}

/**
 * Writes all data as JSON: amounts as text such as `1234.50`, and each row with its status and the reason for its
 * category. A row has the number of its account, from 1, if the file has several accounts, and the name of its file if
 * there are several files. The reading of a single file is also at the top.
 */
export function writeJson({ accounts, converted, refused, outcomes }: CombinedStatements): string {
  const isAlone = converted.length + refused.length === 1;
  const [only] = converted;
  const transactions = accounts.flatMap(({ rows }, index) =>
    rows.map(({ path, ...row }) => ({
      ...(accounts.length > 1 && { account: index + 1 }),
      ...(!isAlone && { file: path }),
      ...rowJson(row),
    })),
  );
  const files = outcomes.map(({ path, kind, rows, repeatedRows, doubtfulRows, doubts, reason }) => {
    const file = converted.find((one) => one.path === path);
    return {
      file: path,
      outcome: kind,
      ...(file && readingJson(file)),
      rows,
      repeatedRows,
      doubtfulRows,
      doubts,
      ...(reason !== undefined && { refused: reason }),
    };
  });
  const statements = {
    ...(isAlone && only !== undefined && readingJson(only)),
    files,
    accounts: accounts.map(accountJson),
    transactions,
  };
  return `${JSON.stringify(statements, null, 2)}\n`;
}
