import { Button, Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { findFault } from '../../../domain/amount/findFault.ts';
import { deductionAmounts, type StepAmount } from '../../../domain/stepAmounts.ts';
import { EstimateHint } from './EstimateHint.tsx';
import { StepAmountInput } from './StepAmountInput.tsx';
import { StepButton } from './StepButton.tsx';
import { StepForm } from './StepForm.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';

/** The second step: what is deducted from the income before tax. */
export function DeductionsStep({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const texts = useTexts();
  const is80CHandedOver = calculator.figures.choices.from80C === 'statement';
  const hintOf = ({ name, ...limits }: StepAmount) => {
    if (name === 'rentPaid') return <EstimateHint calculator={calculator} says="estimateHint" />;
    const isAbove = name === 'section80D' && findFault(calculator.amountOf(name), limits) === 'tooMuch';
    if (isAbove) return <EstimateHint calculator={calculator} says="above80D" />;
    return name === 'section80C' && is80CHandedOver ? texts.handedOver80C : undefined;
  };
  return (
    <StepForm
      step="deductions"
      onSubmit={() => {
        calculator.goTo('result');
      }}
      actions={
        <>
          <Button
            variant="secondary"
            large
            onClick={() => {
              calculator.goTo('income');
            }}
          >
            <Icon name="back" size={18} />
            {texts.back}
          </Button>
          <StepButton>{texts.calculate}</StepButton>
        </>
      }
    >
      {deductionAmounts.map((amount: StepAmount) => (
        <StepAmountInput
          key={amount.name}
          amount={amount}
          hint={hintOf(amount)}
          value={calculator.amountOf(amount.name)}
          setAmount={calculator.setAmount}
        />
      ))}
    </StepForm>
  );
}
