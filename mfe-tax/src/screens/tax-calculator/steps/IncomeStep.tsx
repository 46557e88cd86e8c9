import { Link } from '@artha/shared';
import { Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { incomeAmounts, type StepAmount } from '../../../domain/stepAmounts.ts';
import { MetroChoice } from './MetroChoice.tsx';
import { StepAmountInput } from './StepAmountInput.tsx';
import { StepButton } from './StepButton.tsx';
import { StepForm } from './StepForm.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';

/** The first step: the income of a year. */
export function IncomeStep({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const texts = useTexts();
  const isHandedOver = calculator.figures.choices.from === 'statement';
  return (
    <StepForm
      step="income"
      onSubmit={() => {
        calculator.goTo('deductions');
      }}
      actions={
        <StepButton>
          {texts.next}
          <Icon name="arrow" size={18} />
        </StepButton>
      }
    >
      <p>
        {texts.form16((words) => (
          <Link to="/tools/tax-calculator/form-16">{words}</Link>
        ))}
      </p>
      {incomeAmounts.map((amount: StepAmount) => (
        <StepAmountInput
          key={amount.name}
          amount={amount}
          hint={isHandedOver && amount.name === 'basicSalary' ? texts.handedOver : undefined}
          value={calculator.amountOf(amount.name)}
          setAmount={calculator.setAmount}
        />
      ))}
      <MetroChoice calculator={calculator} />
    </StepForm>
  );
}
