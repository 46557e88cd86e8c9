import { Table, ToolHeading, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { estimateByAct, type ActEstimate } from '../../../domain/act/estimate.ts';
import { financialYears, type FinancialYear } from '../../../domain/act/years.ts';
import type { Figures } from '../../../domain/figures.ts';
import { toRupees } from '../../../domain/money.ts';
import { toActInputs } from '../../../domain/toActInputs.ts';
import { NoWrap } from '../NoWrap.styles.ts';
import { Start } from './EstimateWorkings.styles.ts';

const lowerNames = { old: 'Old', new: 'New', same: 'Same' } as const;

interface Row extends ActEstimate {
  readonly year: FinancialYear;
}

const columns: readonly Column<Row>[] = [
  { head: 'Financial year', kind: 'name', cell: ({ year }) => <NoWrap>{year}</NoWrap> },
  { head: 'Old Regime', kind: 'amount', cell: ({ old }) => formatFigure(toRupees(old.payable)) },
  { head: 'New Regime', kind: 'amount', cell: (row) => formatFigure(toRupees(row.new.payable)) },
  { head: 'Lower', kind: 'amount', cell: ({ betterRegime }) => lowerNames[betterRegime] },
];

/** The same figures in every year whose rules are known. */
export function YearsTable({ figures }: { readonly figures: Figures }): ReactElement {
  const rows = financialYears.map((year) => ({ year, ...estimateByAct(toActInputs(figures, year)) }));
  return (
    <Start>
      <ToolHeading>The same figures in three years</ToolHeading>
      <p>Tax payable with cess, in rupees.</p>
      <Table caption="Tax payable by financial year" captionHidden columns={columns} rows={rows} />
    </Start>
  );
}
