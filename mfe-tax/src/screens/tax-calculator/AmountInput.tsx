import { TextField } from '@artha/shared/design';
import { inLakh } from '@artha/shared/format';
import { useState, type InvalidEvent, type ReactElement } from 'react';
import type { AmountField } from './amountFields.ts';
import { WithoutArrows } from './AmountInput.styles.ts';
import { explainValidity } from './explainValidity.ts';

export interface AmountInputProps {
  readonly field: AmountField;
  /** As typed; empty counts as nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function firstFault(form: HTMLFormElement | null): Element | undefined {
  return Array.from(form?.elements ?? []).find(
    (element) => element instanceof HTMLInputElement && !element.validity.valid,
  );
}

/** An amount in rupees. The browser checks it when the form is sent; what it finds is said under the field. */
export function AmountInput({ field, value, onChange }: AmountInputProps): ReactElement {
  const [error, setError] = useState<string>();

  const showFault = (event: InvalidEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    event.preventDefault();
    setError(explainValidity(input.validity, field));
    // With its bubble the browser also gives up moving the focus to the first fault.
    if (firstFault(input.form) === input) input.focus();
  };

  return (
    <WithoutArrows>
      <TextField
        label={field.label}
        hint={field.hint}
        error={error}
        prefix="₹"
        suffix={inLakh(Number(value))}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        min={0}
        max={field.max}
        step="any"
        required={field.required}
        value={value}
        onInvalid={showFault}
        onChange={(event) => {
          if (error !== undefined) setError(explainValidity(event.target.validity, field));
          onChange(event.target.value);
        }}
        onWheel={(event) => {
          // Scrolling the page must not change a figure.
          event.currentTarget.blur();
        }}
      />
    </WithoutArrows>
  );
}
