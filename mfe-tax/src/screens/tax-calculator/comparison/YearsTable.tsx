import { Table, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import type { ReactElement } from 'react';
import { estimateByAct, type ActEstimate } from '../../../domain/act/estimate.ts';
import type { Figures } from '../../../domain/figures.ts';
import { financialYears, type FinancialYear } from '../../../domain/financialYear.ts';
import { toRupees } from '../../../domain/money.ts';
import { toActInputs } from '../../../domain/toActInputs.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { NoWrap } from './NoWrap.styles.ts';

interface Row extends ActEstimate {
  readonly year: FinancialYear;
}

/** The tax of the same figures by the Act in every year whose rules are known, newest first. */
export function YearsTable({ figures }: { readonly figures: Figures }): ReactElement {
  const { regimes } = useTexts();
  const texts = useResultTexts();
  const columns: readonly Column<Row>[] = [
    { head: texts.financialYear, kind: 'name', cell: ({ year }) => <NoWrap>{year}</NoWrap> },
    { head: regimes.old, kind: 'amount', cell: (row) => formatFigure(toRupees(row.old.payable)) },
    { head: regimes.new, kind: 'amount', cell: (row) => formatFigure(toRupees(row.new.payable)) },
    { head: texts.lower, kind: 'amount', cell: ({ betterRegime }) => texts.lowerNames[betterRegime] },
  ];
  const rows = financialYears.map((year) => ({ year, ...estimateByAct(toActInputs(figures, year)) }));
  return <Table caption={texts.yearsTable} columns={columns} rows={rows} />;
}
