import { Table, type Column } from '@artha/shared/design';
import { formatFigure } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import { estimateByAct, type ActEstimate } from '../../domain/act/estimate.ts';
import type { FinancialYear } from '../../domain/act/years.ts';
import { toRupees } from '../../domain/money.ts';
import { toActInputs } from '../../domain/toActInputs.ts';
import { Apart } from './ActYears.styles.ts';
import { CalculatorLink } from './CalculatorLink.tsx';
import { NoWrap } from './NoWrap.styles.ts';
import type { Calculator } from './useCalculator.ts';

/** Newest first, as the tools' page names them. */
const shownYears: readonly FinancialYear[] = ['2025-26', '2024-25'];

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

/** The tax of the same figures by the Act in two years; an estimate, and marked apart from the standard comparison. */
export function ActYears({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const headingId = useId();
  const rows = shownYears.map((year) => ({ year, ...estimateByAct(toActInputs(calculator.figures, year)) }));
  return (
    <Apart aria-labelledby={headingId}>
      <h2 id={headingId}>2025 with 2024, by the Income-tax Act</h2>
      <p>An estimate of its own: it has the rules that are left out above, and rounds as the Act says.</p>
      <Table caption="Tax with cess, in rupees" columns={columns} rows={rows} />
      <p>
        <CalculatorLink calculator={calculator} step="estimate">
          Open the detailed estimate
        </CalculatorLink>{' '}
        for your age, rent, NPS and home loan, and for <NoWrap>2026-27</NoWrap>.
      </p>
    </Apart>
  );
}
