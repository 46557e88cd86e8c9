import { parseAmount } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import { groupDigits } from '../../../domain/amount/groupDigits.ts';
import { AmountInput, type AmountInputProps } from '../inputs/AmountInput.tsx';

/** Properties of `RupeeInput`. */
export interface RupeeInputProps extends Pick<AmountInputProps, 'field'> {
  /** In rupees. */
  readonly value: number | undefined;
  readonly onChange: (rupees: number | undefined) => void;
}

function read(text: string): number | undefined {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? parsed.rupees : undefined;
}

/** An amount that is kept as a number: what is typed stays as typed until another amount comes from elsewhere. */
export function RupeeInput({ field, value, onChange }: RupeeInputProps): ReactElement {
  const [text, setText] = useState('');
  const shown = read(text) === value ? text : value === undefined ? '' : groupDigits(String(value));
  return (
    <AmountInput
      field={field}
      value={shown}
      onChange={(typed) => {
        setText(typed);
        onChange(read(typed));
      }}
    />
  );
}
