import { openDialog } from '@artha/shared/design';
import { useEffect, useState, type ReactElement } from 'react';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import { isSameSubject } from '../../../domain/corrections/corrections.ts';
import { isToBeChecked } from '../../../domain/table/rowMark.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { CategoryTotals } from '../category-totals/CategoryTotals.tsx';
import { CorrectionList } from '../corrections/CorrectionList.tsx';
import { describeRemarks, describeTotals } from './describeRemarks.ts';
import { HighestTransactions } from './HighestTransactions.tsx';
import { ProofStrip } from './ProofStrip.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { DETAILS_ID, RowDetails } from '../corrections/RowDetails.tsx';
import { SalaryLink } from './SalaryLink.tsx';
import { Contents, Remarks } from './StatementResult.styles.ts';
import { StatementWords } from './StatementWords.tsx';
import type { RowTarget } from '../transaction-table/shownRow.ts';
import { TransactionTable } from '../transaction-table/TransactionTable.tsx';
import { useCorrectedTable } from './useCorrectedTable.ts';
import { useCorrections } from '../corrections/useCorrections.ts';

const sections = [
  { id: 'transaction-data', name: 'Transaction Data' },
  { id: 'transaction-categories', name: 'Transaction Categories' },
  { id: 'highest-transactions', name: 'Highest Transactions' },
];

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
  const { accounts, rows, summary, categories } = useCorrectedTable(table, corrections.corrections);

  useEffect(() => {
    onCategories(summary.categories.length);
  }, [onCategories, summary]);

  useEffect(() => {
    if (asked) openDialog(DETAILS_ID);
  }, [asked]);

  const askedRow = asked && rows.find(({ number }) => number === asked.number);
  const firstToCheck = rows.find(isToBeChecked);
  const unsidedCount = rows.filter(({ unsidedPaise }) => unsidedPaise !== 0).length;
  const note = describeTotals(accounts.length, unsidedCount);
  const isCorrected = rows.some(({ categoryBefore }) => categoryBefore !== undefined);
  const [only] = accounts.length === 1 ? accounts : [];
  const [alone] = statements.length === 1 ? statements : [];

  const remarks = describeRemarks(statements, accounts);

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
