import { Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { incomeAmounts, type StepAmount } from '../../../domain/stepAmounts.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';
import { MetroChoice } from './MetroChoice.tsx';
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
      {incomeAmounts.map((amount: StepAmount) => (
        <AmountInput
          key={amount.name}
          field={{
            ...amount,
            ...texts.fields[amount.name],
            ...(isHandedOver && amount.name === 'basicSalary' && { hint: texts.handedOver }),
          }}
          value={calculator.amountOf(amount.name)}
          onChange={(text) => {
            calculator.setAmount(amount.name, text);
          }}
        />
      ))}
      <MetroChoice calculator={calculator} />
    </StepForm>
  );
}
