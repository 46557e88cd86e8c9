import { Icon } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { incomeFields, type AmountField } from '../inputs/amountFields.tsx';
import { AmountInput } from '../inputs/AmountInput.tsx';
import { MetroChoice } from './MetroChoice.tsx';
import { StepButton } from './StepButton.tsx';
import { StepForm } from './StepForm.tsx';
import type { Calculator } from '../inputs/useCalculator.ts';

const handedOverHint =
  'Filled in from the statement you categorized: a year of net credits, after TDS and PF, and not your basic salary. Your payslip has the figures for an exact answer.';

/** The field as it is asked; a salary that another tool handed over names its source. */
function withOrigin(field: AmountField, { figures }: Calculator): AmountField {
  const isHandedOver = field.name === 'basicSalary' && figures.choices.from === 'statement';
  return isHandedOver ? { ...field, hint: handedOverHint } : field;
}

/** The first step: the income of a year. */
export function IncomeStep({ calculator }: { readonly calculator: Calculator }): ReactElement {
  return (
    <StepForm
      step="Income"
      heading="Income Details (Annually)"
      onSubmit={() => {
        calculator.goTo('deductions');
      }}
      actions={
        <StepButton>
          Next
          <Icon name="arrow" size={18} />
        </StepButton>
      }
    >
      {incomeFields.map((field) => (
        <AmountInput
          key={field.name}
          field={withOrigin(field, calculator)}
          value={calculator.amountOf(field.name)}
          onChange={(text) => {
            calculator.setAmount(field.name, text);
          }}
        />
      ))}
      <MetroChoice calculator={calculator} />
    </StepForm>
  );
}
