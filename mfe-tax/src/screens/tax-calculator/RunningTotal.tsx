import { formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import { computeDeductions, computeTotalIncome, type TaxInputs } from '../../domain/compareRegimes.ts';
import { toRupees } from '../../domain/money.ts';
import { Figure, FigureList } from './FigureList.styles.ts';
import { Side } from './RunningTotal.styles.ts';

interface Line {
  readonly name: string;
  readonly rupees: number;
  readonly total?: boolean;
}

export interface RunningTotalProps {
  readonly inputs: TaxInputs;
  /** Whether the deductions are being asked for. */
  readonly withDeductions: boolean;
}

/** The amounts typed so far and their totals. */
export function RunningTotal({ inputs, withDeductions }: RunningTotalProps): ReactElement {
  const headingId = useId();
  const income: readonly Line[] = [
    { name: 'Basic Salary', rupees: inputs.basicSalary },
    { name: 'House Rent Allowance', rupees: inputs.houseRentAllowance },
    { name: 'Other Allowance', rupees: inputs.otherAllowance },
    { name: 'Total income', rupees: toRupees(computeTotalIncome(inputs)), total: true },
  ];
  const deductions: readonly Line[] = [
    { name: '80C', rupees: inputs.section80C },
    { name: '80D', rupees: inputs.section80D },
    { name: 'Deductions', rupees: toRupees(computeDeductions(inputs)), total: true },
  ];
  return (
    <Side aria-labelledby={headingId}>
      <h2 id={headingId}>Your figures</h2>
      <FigureList>
        {[...income, ...(withDeductions ? deductions : [])].map(({ name, rupees, total = false }) => (
          <Figure key={name} $total={total}>
            <dt>{name}</dt>
            <dd>{formatRupees(rupees)}</dd>
          </Figure>
        ))}
      </FigureList>
      <p>The calculation runs in your browser and makes no network call.</p>
    </Side>
  );
}
