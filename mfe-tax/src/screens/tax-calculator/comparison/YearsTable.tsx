import { Table, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { estimateByAct, type ActEstimate } from '../../../domain/act/estimate.ts';
import type { Figures } from '../../../domain/figures.ts';
import { financialYears, type FinancialYear } from '../../../domain/financialYear.ts';
import { toRupees } from '../../../domain/money.ts';
import { toActInputs } from '../../../domain/toActInputs.ts';
import { NoWrap } from './NoWrap.styles.ts';

const lowerNames = { old: 'Old', new: 'New', same: 'Same' } as const;

interface Row extends ActEstimate {
  readonly year: FinancialYear;
}

const columns: readonly Column<Row>[] = [
  { head: 'Financial year', kind: 'name', cell: ({ year }) => <NoWrap>{year}</NoWrap> },
  { head: 'Old Regime', kind: 'amount', cell: (row) => formatFigure(toRupees(row.old.payable)) },
  { head: 'New Regime', kind: 'amount', cell: (row) => formatFigure(toRupees(row.new.payable)) },
  { head: 'Lower', kind: 'amount', cell: ({ betterRegime }) => lowerNames[betterRegime] },
];

/** The tax of the same figures by the Act in every year whose rules are known, newest first. */
export function YearsTable({ figures }: { readonly figures: Figures }): ReactElement {
  const rows = financialYears.map((year) => ({ year, ...estimateByAct(toActInputs(figures, year)) })).toReversed();
  return <Table caption="Tax with cess by financial year, in rupees" columns={columns} rows={rows} />;
}
