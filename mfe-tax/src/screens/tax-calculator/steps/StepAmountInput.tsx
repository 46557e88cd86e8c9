import { memo, type ReactElement, type ReactNode } from 'react';
import type { AmountName } from '../../../domain/figures.ts';
import type { StepAmount } from '../../../domain/stepAmounts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { AmountInput } from '../inputs/AmountInput.tsx';

/** Properties of `StepAmountInput`. */
export interface StepAmountInputProps {
  readonly amount: StepAmount;
  /** In place of its own hint. */
  readonly hint?: ReactNode;
  /** As typed. */
  readonly value: string;
  /** Must be the same function in every render. */
  readonly setAmount: (name: AmountName, text: string) => void;
}

/** An amount of a step. A letter in another field does not render it again. */
export const StepAmountInput = memo(function StepAmountInput({
  amount,
  hint,
  value,
  setAmount,
}: StepAmountInputProps): ReactElement {
  const { fields } = useTexts();
  return (
    <AmountInput
      field={{ ...amount, ...fields[amount.name], ...(hint !== undefined && { hint }) }}
      value={value}
      onChange={(text) => {
        setAmount(amount.name, text);
      }}
    />
  );
});
