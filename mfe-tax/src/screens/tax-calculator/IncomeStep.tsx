import { Button, Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { incomeFields, type AmountField } from './amountFields.ts';
import { AmountInput } from './AmountInput.tsx';
import { MetroChoice } from './MetroChoice.tsx';
import { StepForm } from './StepForm.tsx';
import type { Figures } from './useFigures.ts';

const handedOverHint = 'Filled in from the statement you categorized. Change it if it is not your basic salary.';

/** The field as it is asked; a salary that another tool handed over says where it comes from. */
function withOrigin(field: AmountField, { salaryHandedOver }: Figures): AmountField {
  return field.name === 'basicSalary' && salaryHandedOver ? { ...field, hint: handedOverHint } : field;
}

export interface IncomeStepProps {
  readonly figures: Figures;
  readonly onNext: () => void;
}

/** The first step: the income of a year. */
export function IncomeStep({ figures, onNext }: IncomeStepProps): ReactElement {
  return (
    <StepForm
      step="Income"
      heading="Income Details (Annually)"
      onSubmit={onNext}
      actions={
        <Button type="submit" large>
          Next
          <Icon name="arrow" size={18} />
        </Button>
      }
    >
      {incomeFields.map((field) => (
        <AmountInput
          key={field.name}
          field={withOrigin(field, figures)}
          value={figures.amounts[field.name]}
          onChange={(value) => {
            figures.setAmount(field.name, value);
          }}
        />
      ))}
      <MetroChoice metroCity={figures.inputs.metroCity} onChange={figures.setMetroCity} />
    </StepForm>
  );
}
