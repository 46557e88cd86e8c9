import { openDialog } from '@artha/shared/design';
import { categories as knownCategories, daysOfGap, type Gap } from '@artha/statements/engine';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import { applyCorrections, isSameSubject } from '../../../domain/corrections/corrections.ts';
import { isToBeChecked } from '../../../domain/table/rowMark.ts';
import { readableDate } from '../../../domain/statement/statementDate.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { summarise } from '../../../domain/summary/summarise.ts';
import { CategoryTotals } from '../category-totals/CategoryTotals.tsx';
import { CorrectionList } from '../corrections/CorrectionList.tsx';
import { HighestTransactions } from './HighestTransactions.tsx';
import { ProofStrip } from './ProofStrip.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { detailsId, RowDetails } from '../corrections/RowDetails.tsx';
import { SalaryLink } from './SalaryLink.tsx';
import { Contents, Remarks } from './StatementResult.styles.ts';
import { StatementWords } from './StatementWords.tsx';
import { TransactionTable, type RowTarget } from '../transaction-table/TransactionTable.tsx';
import { useCorrections } from '../corrections/useCorrections.ts';

const sections = [
  { id: 'transaction-data', name: 'Transaction Data' },
  { id: 'transaction-categories', name: 'Transaction Categories' },
  { id: 'highest-transactions', name: 'Highest Transactions' },
];

/** Says what the totals include if that is not obvious: several accounts, or amounts without a side. */
function describeTotals(accountCount: number, unsidedCount: number): string | undefined {
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

/** Properties of `StatementResult`. */
export interface StatementResultProps {
  readonly statements: readonly ConvertedStatement[];
  readonly table: StatementTable;
  /** Called with the number of categories after the person's corrections. */
  readonly onCategories: (count: number) => void;
  readonly onUploadAnother: () => void;
  readonly onStartOver: () => void;
}

/** Converted statements: the summary first, then chart, highest amounts and table. */
export function StatementResult({
  statements,
  table,
  onCategories,
  onUploadAnother,
  onStartOver,
}: StatementResultProps): ReactElement {
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<RowTarget>();
  const [target, setTarget] = useState<RowTarget>();
  const corrections = useCorrections();
  const accounts = useMemo(
    () =>
      table.accounts.map((account) => ({
        ...account,
        rows: applyCorrections(account.rows, corrections.corrections),
      })),
    [table, corrections.corrections],
  );
  const rows = useMemo(() => accounts.flatMap((account) => account.rows), [accounts]);
  const summary = useMemo(() => summarise(rows), [rows]);
  const categories = useMemo(
    () => [...new Set([...knownCategories, ...rows.map(({ category }) => category)])].sort(),
    [rows],
  );

  useEffect(() => {
    onCategories(summary.categories.length);
  }, [onCategories, summary]);

  useEffect(() => {
    if (asked) openDialog(detailsId);
  }, [asked]);

  const askedRow = asked && rows.find(({ number }) => number === asked.number);
  const firstToCheck = rows.find(isToBeChecked);
  const unsidedCount = rows.filter(({ unsidedPaise }) => unsidedPaise !== 0).length;
  const note = describeTotals(accounts.length, unsidedCount);
  const isCorrected = rows.some(({ categoryBefore }) => categoryBefore !== undefined);
  const duplicates = accounts.reduce((sum, { duplicateCount }) => sum + duplicateCount, 0);
  const skipped = statements.reduce((sum, statement) => sum + statement.skipped, 0);
  const [only] = accounts.length === 1 ? accounts : [];
  const [alone] = statements.length === 1 ? statements : [];

  const remarks = [
    ...(accounts.length > 1 ? [`There are ${accounts.length} accounts; each has a table of its own.`] : []),
    ...(duplicates > 0 ? [`Left out because another file has them too: ${counted(duplicates, 'row', 'rows')}.`] : []),
    ...accounts.flatMap(({ gaps }) => gaps.map(describeGap)),
    ...(skipped > 0 ? [`Left out because fields were missing: ${counted(skipped, 'row', 'rows')}.`] : []),
  ];

  return (
    <>
      <ProofStrip
        statements={statements}
        rows={rows}
        firstToCheck={firstToCheck}
        onGoTo={(number) => {
          setTarget({ number });
        }}
        accounts={accounts}
        csv={isCorrected ? undefined : alone?.csv}
        fault={fault}
        onFault={setFault}
        onUploadAnother={onUploadAnother}
        onStartOver={onStartOver}
      />
      <ResultSummary
        summary={summary}
        openingPaise={only?.openingPaise}
        closingPaise={only?.closingPaise}
        note={note}
      />
      {remarks.length > 0 && (
        <Remarks>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </Remarks>
      )}
      <SalaryLink transactions={rows} />
      <Contents aria-label="On this page">
        {sections.map(({ id, name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </Contents>
      <CategoryTotals id="transaction-categories" summary={summary} note={note} onFault={setFault} />
      <HighestTransactions id="highest-transactions" summary={summary} unsidedCount={unsidedCount} note={note} />
      <TransactionTable
        id="transaction-data"
        accounts={accounts}
        target={target}
        onAsk={({ number }) => {
          setAsked({ number });
        }}
      />
      <StatementWords transactions={rows} />
      <CorrectionList handle={corrections} />
      {askedRow && (
        <RowDetails
          row={askedRow}
          categories={categories}
          sameCount={rows.filter((row) => isSameSubject(row, askedRow)).length}
          isRemembered={corrections.isRemembered}
          onCorrect={(category) => {
            corrections.correctRow(askedRow, category);
          }}
        />
      )}
    </>
  );
}
