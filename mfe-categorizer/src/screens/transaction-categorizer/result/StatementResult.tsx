import { openDialog } from '@artha/shared/design';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ConvertedStatement } from '../../../domain/statement/convertedStatement.ts';
import { isSameSubject } from '../../../domain/corrections/corrections.ts';
import { setSplit } from '../../../domain/splits/splits.ts';
import { isToBeChecked, isToBeSeen } from '../../../domain/table/rowMark.ts';
import { monthOf } from '../../../domain/statement/statementDate.ts';
import type { StatementTable } from '../../../domain/statement/statementTable.ts';
import { CategoryTotals } from '../category-totals/CategoryTotals.tsx';
import { CorrectionList } from '../corrections/CorrectionList.tsx';
import { describeRemarks, describeTotals } from './describeRemarks.ts';
import { HighestTransactions } from './HighestTransactions.tsx';
import { DownloadBar } from './DownloadBar.tsx';
import { ProofStrip } from './ProofStrip.tsx';
import { ResultPanels } from './ResultPanels.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { DETAILS_ID, RowDetails } from '../corrections/RowDetails.tsx';
import { ScanLines } from '../scan-lines/ScanLines.tsx';
import { TaxOffer } from './TaxOffer.tsx';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Remarks, SummaryPanel } from './StatementResult.styles.ts';
import { StatementWords } from './StatementWords.tsx';
import type { RowsTarget, RowTarget, ShownRow } from '../transaction-table/shownRow.ts';
import { TransactionTable } from '../transaction-table/TransactionTable.tsx';
import { useCorrectedRows, type CorrectedRows } from './useCorrectedRows.ts';
import { useCorrectedTable } from './useCorrectedTable.ts';
import { useResultTabs } from './useResultTabs.ts';
import { useWork } from './useWork.ts';

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
  readonly read: readonly ConvertedStatement[];
  readonly corrected: CorrectedRows;
}

function AskedRow({ row, rows, categories, kept, read, corrected }: AskedRowProps): ReactElement {
  const { corrections, splits } = kept;
  const statement = read[row.source.file];
  return (
    <RowDetails
      row={row}
      categories={categories}
      sameCount={rows.filter((other) => isSameSubject(other, row)).length}
      isRemembered={corrections.isRemembered}
      asRead={statement?.transactions[row.source.row - 1]}
      onCorrectRow={(figures) => {
        if (statement) corrected.correct(statement, row.source.row, figures);
      }}
      onCorrect={(category) => {
        corrections.correctRow(row, category);
      }}
      onSplit={(parts) => {
        splits.keep(setSplit(splits.entries, row.splitKey, parts));
      }}
    />
  );
}

/** The CSV of the only account of the only statement, if the person changed no row. */
function csvOf(statements: readonly ConvertedStatement[], rows: readonly ShownRow[]): Blob | undefined {
  const isChanged = rows.some(
    ({ categoryBefore, ownRule, parts, isCorrected }) =>
      isCorrected === true || (parts ?? categoryBefore ?? ownRule) !== undefined,
  );
  const hasOneAccount = statements[0]?.accounts.length === 1;
  return isChanged || statements.length !== 1 || !hasOneAccount ? undefined : statements[0]?.csv;
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

/** Converted statements: how far they are verified, and their summary, rows, months and rules as tabs. */
export function StatementResult(props: StatementResultProps): ReactElement {
  const { statements: read, table: tableAsRead, onCategories, ...ways } = props;
  const texts = useResultTexts();
  const [fault, setFault] = useState<string>();
  const [target, setTarget] = useState<RowsTarget>();
  const bar = useRef<HTMLDivElement>(null);
  const tabs = useResultTabs(bar);
  const corrected = useCorrectedRows(read, tableAsRead);
  const { statements, table } = corrected;
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

  const rowsToSee = rows.filter(isToBeSeen).length;
  const goTo = (wanted: RowsTarget) => {
    tabs.choose('rows');
    setTarget(wanted);
  };

  return (
    <>
      <ProofStrip
        statements={statements}
        table={table}
        rows={rows}
        firstToCheck={rows.find(isToBeChecked)}
        onGoTo={(number) => {
          goTo({ number });
        }}
        {...ways}
      />
      <RemarkList remarks={describeRemarks(statements, accounts, texts)} />
      <ResultPanels
        tabs={tabs}
        bar={bar}
        rowsToSee={rowsToSee}
        panels={{
          summary: (
            <SummaryPanel>
              <ResultSummary
                summary={summary}
                openingPaise={only?.openingPaise}
                closingPaise={only?.closingPaise}
                note={note}
              />
              <TaxOffer transactions={parts.flatMap((account) => account.rows)} />
              <CategoryTotals id="transaction-categories" summary={summary} note={note} onFault={setFault} />
              <HighestTransactions
                id="highest-transactions"
                summary={summary}
                unsidedCount={unsidedCount}
                note={note}
              />
              <StatementWords transactions={rows} />
            </SummaryPanel>
          ),
          rows: (
            <>
              <ScanLines read={read} corrected={corrected} />
              <TransactionTable
                id="transaction-data"
                accounts={accounts}
                target={target}
                onAsk={({ number }) => {
                  ask({ number });
                }}
              />
            </>
          ),
          months: hasMonths ? (
            <texts.Months id="transaction-months" accounts={parts} budget={kept.budget.entries} />
          ) : (
            <p>{texts.oneMonth}</p>
          ),
          rules: (
            <>
              <texts.PlanningParts kept={kept} categories={categories} accounts={parts} rows={table.rows} />
              <CorrectionList handle={kept.corrections} />
            </>
          ),
        }}
      />
      <DownloadBar
        rowsToSee={rowsToSee}
        onLook={() => {
          goTo({});
        }}
        accounts={parts}
        files={table.files}
        csv={csvOf(statements, rows)}
        fault={fault}
        onFault={setFault}
      />
      {askedRow && <AskedRow row={askedRow} {...{ rows, categories, kept, read, corrected }} />}
    </>
  );
}
