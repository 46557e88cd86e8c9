import { formatRupees } from '@artha/shared/format';
import { memo, useId, type ReactElement } from 'react';
import { computeDeductions, computeTotalIncome } from '../../domain/taxInputs.ts';
import { toRupees, type Money } from '../../domain/money.ts';
import { useTexts } from '../../texts/texts.ts';
import { acceptedRupees, findFault } from '../../domain/amount/findFault.ts';
import { deductionAmounts, incomeAmounts, type StepAmount } from '../../domain/stepAmounts.ts';
import { ListedFigure, FigureList } from './comparison/FigureList.styles.ts';
import { Side } from './RunningTotal.styles.ts';
import type { Calculator } from './inputs/useCalculator.ts';

const deducted = deductionAmounts.filter(({ name }) => name !== 'rentPaid');

interface TotalProps {
  readonly amounts: readonly StepAmount[];
  readonly total: readonly [name: string, amount: Money];
  readonly calculator: Calculator;
}

/**
 * A line of the list. Its amount is at the right edge: another amount is a new element, since one that only grows counts
 * as a layout shift.
 */
const line = (name: string, amount: string, isTotal = false): ReactElement => (
  <ListedFigure key={name} $total={isTotal}>
    <dt>{name}</dt>
    <dd key={amount}>{amount}</dd>
  </ListedFigure>
);

function Total({ amounts, total: [name, sum], calculator }: TotalProps): ReactElement {
  const { fields, notCounted } = useTexts();
  const shown = (amount: StepAmount) => {
    const text = calculator.amountOf(amount.name);
    return text !== '' && findFault(text, amount) ? notCounted : formatRupees(acceptedRupees(text, amount));
  };
  return (
    <>
      {amounts.map((amount) => line(fields[amount.name].label, shown(amount)))}
      {line(name, formatRupees(toRupees(sum)), true)}
    </>
  );
}

/** The amounts typed so far and their totals. */
export const RunningTotal = memo(function RunningTotal({
  calculator,
}: {
  readonly calculator: Calculator;
}): ReactElement {
  const headingId = useId();
  const texts = useTexts();
  const { inputs, step } = calculator;
  return (
    <Side aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.yourFigures}</h2>
      <FigureList>
        <Total
          amounts={incomeAmounts}
          total={[texts.totalIncome, computeTotalIncome(inputs)]}
          calculator={calculator}
        />
        {step === 'deductions' && (
          <Total amounts={deducted} total={[texts.deductions, computeDeductions(inputs)]} calculator={calculator} />
        )}
      </FigureList>
      {/* Below a list of another length it is a new element: a line that moves counts as a layout shift. */}
      <p key={step}>{texts.privacy}</p>
    </Side>
  );
});
