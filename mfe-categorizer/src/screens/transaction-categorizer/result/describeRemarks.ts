import { daysOfGap, type Gap } from '@artha/statements/engine';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import type { TableAccount } from '../../../domain/statement/statementTable.ts';
import type { ResultTexts } from '../../../texts/resultTexts.ts';

type RemarkWords = Pick<ResultTexts, 'remarks' | 'date'>;

/** Says what the totals include if that is not obvious: several accounts, or amounts without a side. */
export function describeTotals(
  accountCount: number,
  unsidedCount: number,
  { summary }: Pick<ResultTexts, 'summary'>,
): string | undefined {
  const sentences = [
    ...(accountCount > 1 ? [summary.accountsTogether(accountCount)] : []),
    ...(unsidedCount > 0 ? [summary.withoutUnsided(unsidedCount)] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function describeGap(gap: Gap, { remarks, date }: RemarkWords): string {
  const { first, last } = daysOfGap(gap);
  if (gap.kind === 'unconnected') return remarks.unconnected(gap.before.path, gap.after.path);
  return remarks.gap(date(first), date(last), gap.before.path, gap.after.path);
}

/** Describes what a person should know about the table: its accounts, and rows that were left out or may be missing. */
export function describeRemarks(
  statements: readonly Pick<ConvertedStatement, 'skipped'>[],
  accounts: readonly Pick<TableAccount, 'duplicateCount' | 'gaps'>[],
  texts: RemarkWords,
): readonly string[] {
  const { remarks } = texts;
  const duplicates = accounts.reduce((sum, { duplicateCount }) => sum + duplicateCount, 0);
  const skipped = statements.reduce((sum, statement) => sum + statement.skipped, 0);
  return [
    ...(accounts.length > 1 ? [remarks.accounts(accounts.length)] : []),
    ...(duplicates > 0 ? [remarks.duplicates(duplicates)] : []),
    ...accounts.flatMap(({ gaps }) => gaps.map((gap) => describeGap(gap, texts))),
    ...(skipped > 0 ? [remarks.skipped(skipped)] : []),
  ];
}
