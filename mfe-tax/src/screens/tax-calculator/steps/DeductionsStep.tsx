import { Button, Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { deductionFields, type AmountField } from '../inputs/amountFields.tsx';
import { AmountInput } from '../inputs/AmountInput.tsx';
import { EstimateHint } from './EstimateHint.tsx';
import { StepButton } from './StepButton.tsx';
import { StepForm } from './StepForm.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';

/** The field with its hint; the rent names its use. */
function withUse(field: AmountField, calculator: Calculator): AmountField {
  return field.name === 'rentPaid' ? { ...field, hint: <EstimateHint calculator={calculator} /> } : field;
}

/** The second step: what is deducted from the income before tax. */
export function DeductionsStep({ calculator }: { readonly calculator: Calculator }): ReactElement {
  return (
    <StepForm
      step="Deductions"
      heading="Deductions (Annually)"
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
            Back
          </Button>
          <StepButton>Calculate Tax</StepButton>
        </>
      }
    >
      {deductionFields.map((field) => (
        <AmountInput
          key={field.name}
          field={withUse(field, calculator)}
          value={calculator.amountOf(field.name)}
          onChange={(text) => {
            calculator.setAmount(field.name, text);
          }}
        />
      ))}
    </StepForm>
  );
}
