import { Button, Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { deductionFields } from './amountFields.ts';
import { AmountInput } from './AmountInput.tsx';
import { StepForm } from './StepForm.tsx';
import type { Figures } from './useFigures.ts';

export interface DeductionsStepProps {
  readonly figures: Figures;
  readonly onBack: () => void;
  readonly onCalculate: () => void;
}

/** The second step: what is deducted from the income before tax. */
export function DeductionsStep({ figures, onBack, onCalculate }: DeductionsStepProps): ReactElement {
  return (
    <StepForm
      step="Deductions"
      heading="Deductions (Annually)"
      onSubmit={onCalculate}
      actions={
        <>
          <Button variant="secondary" large onClick={onBack}>
            <Icon name="back" size={18} />
            Back
          </Button>
          <Button type="submit" large>
            Calculate Tax
          </Button>
        </>
      }
    >
      {deductionFields.map((field) => (
        <AmountInput
          key={field.name}
          field={field}
          value={figures.amounts[field.name]}
          onChange={(value) => {
            figures.setAmount(field.name, value);
          }}
        />
      ))}
    </StepForm>
  );
}
