import { openDialog } from '@artha/shared/design';
import { useEffect, useState, type ReactElement } from 'react';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import { isSameSubject } from '../../../domain/corrections/corrections.ts';
import { setSplit } from '../../../domain/splits/splits.ts';
import { isToBeChecked } from '../../../domain/table/rowMark.ts';
import { monthOf } from '../../../domain/statement/statementDate.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { CategoryTotals } from '../category-totals/CategoryTotals.tsx';
import { CorrectionList } from '../corrections/CorrectionList.tsx';
import { describeRemarks, describeTotals } from './describeRemarks.ts';
import { HighestTransactions } from './HighestTransactions.tsx';
import { ProofStrip } from './ProofStrip.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { Planning } from '../planning/Planning.tsx';
import { DETAILS_ID, RowDetails } from '../corrections/RowDetails.tsx';
import { ScanLines } from '../scan-lines/ScanLines.tsx';
import { useCorrectedScans } from '../scan-lines/useCorrectedScans.ts';
import { TaxOffer } from './TaxOffer.tsx';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Contents, Remarks } from './StatementResult.styles.ts';
import { StatementWords } from './StatementWords.tsx';
import type { RowTarget, ShownRow } from '../transaction-table/shownRow.ts';
import { TransactionTable } from '../transaction-table/TransactionTable.tsx';
import { useCorrectedTable } from './useCorrectedTable.ts';
import { useWork } from './useWork.ts';

function PageContents({ hasMonths }: { readonly hasMonths: boolean }): ReactElement {
  const { contents, table, chart, highest, monthsTitle } = useResultTexts();
  return (
    <Contents aria-label={contents}>
      <a href="#transaction-data">{table.title}</a>
      <a href="#transaction-categories">{chart.title}</a>
      <a href="#highest-transactions">{highest.title}</a>
      {hasMonths && <a href="#transaction-months">{monthsTitle}</a>}
    </Contents>
  );
}

function RemarkList({ remarks }: { readonly remarks: readonly string[] }): ReactElement | false {
  return (
    remarks.length > 0 && (
      <Remarks>
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </Remarks>
    )
  );
}

/** The row whose details the person asked for; the dialog opens with each question. */
function useAskedRow(rows: readonly ShownRow[]) {
  const [asked, setAsked] = useState<RowTarget>();
  useEffect(() => {
    if (asked) openDialog(DETAILS_ID);
  }, [asked]);
  return [asked && rows.find(({ number }) => number === asked.number), setAsked] as const;
}

interface AskedRowProps {
  readonly row: ShownRow;
  readonly rows: readonly ShownRow[];
  readonly categories: readonly string[];
  readonly kept: ReturnType<typeof useWork>;
}

function AskedRow({ row, rows, categories, kept: { corrections, splits } }: AskedRowProps): ReactElement {
  return (
    <RowDetails
      row={row}
      categories={categories}
      sameCount={rows.filter((other) => isSameSubject(other, row)).length}
      isRemembered={corrections.isRemembered}
      onCorrect={(category) => {
        corrections.correctRow(row, category);
      }}
      onSplit={(parts) => {
        splits.keep(setSplit(splits.entries, row.splitKey, parts));
      }}
    />
  );
}

/** The CSV of the only statement, if the person changed no row. */
function csvOf(statements: readonly ConvertedStatement[], rows: readonly ShownRow[]): Blob | undefined {
  const isChanged = rows.some(
    ({ categoryBefore, ownRule, parts, isCorrected }) =>
      isCorrected === true || (parts ?? categoryBefore ?? ownRule) !== undefined,
  );
  return isChanged || statements.length !== 1 ? undefined : statements[0]?.csv;
}

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
export function StatementResult(props: StatementResultProps): ReactElement {
  const { statements: read, table: tableAsRead, onCategories, ...ways } = props;
  const texts = useResultTexts();
  const [fault, setFault] = useState<string>();
  const [target, setTarget] = useState<RowTarget>();
  const scans = useCorrectedScans(read, tableAsRead);
  const { statements, table } = scans;
  const kept = useWork();
  const { accounts, rows, parts, summary, categories } = useCorrectedTable(table, kept.work);
  const [askedRow, ask] = useAskedRow(rows);

  useEffect(() => {
    onCategories(summary.categories.length);
  }, [onCategories, summary]);

  const unsidedCount = rows.filter(({ unsidedPaise }) => unsidedPaise !== 0).length;
  const note = describeTotals(accounts.length, unsidedCount, texts);
  const hasMonths = new Set(rows.map(({ date }) => monthOf(date)).filter((month) => month !== undefined)).size > 1;
  const [only] = accounts.length === 1 ? accounts : [];

  return (
    <>
      <ProofStrip
        statements={statements}
        rows={rows}
        firstToCheck={rows.find(isToBeChecked)}
        onGoTo={(number) => {
          setTarget({ number });
        }}
        accounts={parts}
        csv={csvOf(statements, rows)}
        fault={fault}
        onFault={setFault}
        {...ways}
      />
      <ResultSummary
        summary={summary}
        openingPaise={only?.openingPaise}
        closingPaise={only?.closingPaise}
        note={note}
      />
      <RemarkList remarks={describeRemarks(statements, accounts, texts)} />
      <ScanLines read={read} corrected={scans} />
      <TaxOffer transactions={parts.flatMap((account) => account.rows)} />
      <PageContents hasMonths={hasMonths} />
      <CategoryTotals id="transaction-categories" summary={summary} note={note} onFault={setFault} />
      <HighestTransactions id="highest-transactions" summary={summary} unsidedCount={unsidedCount} note={note} />
      <TransactionTable
        id="transaction-data"
        accounts={accounts}
        target={target}
        onAsk={({ number }) => {
          ask({ number });
        }}
      />
      {hasMonths && <texts.Months id="transaction-months" accounts={parts} budget={kept.budget.entries} />}
      <StatementWords transactions={rows} />
      <CorrectionList handle={kept.corrections} />
      <Planning kept={kept} categories={categories} accounts={parts} rows={table.rows} />
      {askedRow && <AskedRow row={askedRow} {...{ rows, categories, kept }} />}
    </>
  );
}
