import { formatRupees } from '@artha/shared/format';
import { useId, type ReactElement } from 'react';
import { computeDeductions, computeTotalIncome } from '../../domain/compareRegimes.ts';
import { toRupees, type Money } from '../../domain/money.ts';
import { deductionFields, incomeFields, type AmountField } from './inputs/amountFields.tsx';
import { acceptedRupees, explainAmount } from './inputs/explainAmount.ts';
import { Figure, FigureList } from './comparison/FigureList.styles.ts';
import { Side } from './RunningTotal.styles.ts';
import type { Calculator } from './inputs/useCalculator.ts';

const deducted = deductionFields.filter(({ name }) => name !== 'rentPaid');

/** An amount as it counts: a refused one does not. */
function shown(text: string, field: AmountField): string {
  const isRefused = text !== '' && explainAmount(text, field) !== undefined;
  return isRefused ? 'Not counted' : formatRupees(acceptedRupees(text, field));
}

interface TotalProps {
  readonly fields: readonly AmountField[];
  readonly total: readonly [name: string, amount: Money];
  readonly calculator: Calculator;
}

/**
 * A line of the list. Its amount is at the right edge: another amount is a new element, since one that only grows counts
 * as a layout shift.
 */
const line = (name: string, amount: string, isTotal = false): ReactElement => (
  <Figure key={name} $total={isTotal}>
    <dt>{name}</dt>
    <dd key={amount}>{amount}</dd>
  </Figure>
);

function Total({ fields, total: [name, amount], calculator }: TotalProps): ReactElement {
  return (
    <>
      {fields.map((field) => line(field.label, shown(calculator.amountOf(field.name), field)))}
      {line(name, formatRupees(toRupees(amount)), true)}
    </>
  );
}

/** The amounts typed so far and their totals. */
export function RunningTotal({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const headingId = useId();
  const { inputs, step } = calculator;
  return (
    <Side aria-labelledby={headingId}>
      <h2 id={headingId}>Your figures</h2>
      <FigureList>
        <Total fields={incomeFields} total={['Total income', computeTotalIncome(inputs)]} calculator={calculator} />
        {step === 'deductions' && (
          <Total fields={deducted} total={['Deductions', computeDeductions(inputs)]} calculator={calculator} />
        )}
      </FigureList>
      {/* Below a list of another length it is a new element: a line that moves counts as a layout shift. */}
      <p key={step}>
        The calculation runs in your browser and makes no network call. Your figures are in the address after #, which
        no browser sends.
      </p>
    </Side>
  );
}
