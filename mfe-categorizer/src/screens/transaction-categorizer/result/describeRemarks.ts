import { daysOfGap, type Gap } from '@artha/statements/engine';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import { readableDate } from '../../../domain/statement/statementDate.ts';
import type { TableAccount } from '../../../domain/statement/statementTable.ts';

/** Says what the totals include if that is not obvious: several accounts, or amounts without a side. */
export function describeTotals(accountCount: number, unsidedCount: number): string | undefined {
  const sentences = [
    ...(accountCount > 1
      ? [accountCount === 2 ? 'Both accounts together.' : `All ${accountCount} accounts together.`]
      : []),
    ...(unsidedCount > 0
      ? [`Without ${unsidedCount === 1 ? '1 amount' : `${unsidedCount} amounts`} that may be a debit or a credit.`]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function describeGap(gap: Gap): string {
  const { first, last } = daysOfGap(gap);
  if (gap.kind === 'unconnected')
    return `The balances do not connect where ${gap.before.path} ends and ${gap.after.path} begins: rows may be missing.`;
  return `No statement covers ${readableDate(first)} to ${readableDate(last)}, between ${gap.before.path} and ${gap.after.path}.`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a person should know about the table: its accounts, and what was left out or may be missing. */
export function describeRemarks(
  statements: readonly Pick<ConvertedStatement, 'skipped'>[],
  accounts: readonly Pick<TableAccount, 'duplicateCount' | 'gaps'>[],
): readonly string[] {
  const duplicates = accounts.reduce((sum, { duplicateCount }) => sum + duplicateCount, 0);
  const skipped = statements.reduce((sum, statement) => sum + statement.skipped, 0);
  return [
    ...(accounts.length > 1 ? [`There are ${accounts.length} accounts; each has a table of its own.`] : []),
    ...(duplicates > 0 ? [`Left out because another file has them too: ${counted(duplicates, 'row', 'rows')}.`] : []),
    ...accounts.flatMap(({ gaps }) => gaps.map(describeGap)),
    ...(skipped > 0 ? [`Left out because fields were missing: ${counted(skipped, 'row', 'rows')}.`] : []),
  ];
}
