import { Button, Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../../../texts/texts.ts';
import { deductionAmounts, type StepAmount } from '../../../domain/stepAmounts.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';
import { EstimateHint } from './EstimateHint.tsx';
import { StepButton } from './StepButton.tsx';
import { StepForm } from './StepForm.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';

/** The second step: what is deducted from the income before tax. */
export function DeductionsStep({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const texts = useTexts();
  const is80CHandedOver = calculator.figures.choices.from80C === 'statement';
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
        <AmountInput
          key={amount.name}
          field={{
            ...amount,
            ...texts.fields[amount.name],
            ...(amount.name === 'section80C' && is80CHandedOver && { hint: texts.handedOver80C }),
            ...(amount.name === 'rentPaid' && { hint: <EstimateHint calculator={calculator} /> }),
          }}
          value={calculator.amountOf(amount.name)}
          onChange={(text) => {
            calculator.setAmount(amount.name, text);
          }}
        />
      ))}
    </StepForm>
  );
}
