import { Button, TextField } from '@artha/shared/design';
import { useId, useRef, useState, type ReactElement } from 'react';
import {
  fieldsOf,
  readFields,
  rowFieldNames,
  type CorrectedFigures,
  type RowFieldFault,
  type RowFieldName,
} from '../../../domain/scan/rowFields.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Correction, Fields } from './RowForm.styles.ts';

const amounts: ReadonlySet<RowFieldName> = new Set(['debit', 'credit', 'balance']);

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  const textOf = (name: RowFieldName) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    date: textOf('date'),
    description: textOf('description'),
    debit: textOf('debit'),
    credit: textOf('credit'),
    balance: textOf('balance'),
  };
}

function focusField(form: HTMLFormElement, name: RowFieldName | undefined): void {
  const field = name && form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Properties of `RowForm`. */
export interface RowFormProps {
  /** The row as it was read. */
  readonly read: Transaction;
  /** From 1. */
  readonly row: number;
  readonly isCorrected: boolean;
  /** Without figures, the row is again as it was read. */
  readonly onCorrect: (figures: CorrectedFigures | undefined) => void;
}

/** The fields of a row, to correct what was misread. */
export function RowForm({ read, row, isCorrected, onCorrect }: RowFormProps): ReactElement {
  const texts = useResultTexts();
  const words = texts.scan;
  const form = useRef<HTMLFormElement>(null);
  const summary = useId();
  const [faults, setFaults] = useState<Readonly<Partial<Record<RowFieldName, RowFieldFault>>>>({});
  const fields = fieldsOf(read);
  return (
    <Correction>
      <summary id={summary}>{words.correct(row)}</summary>
      <Fields
        ref={form}
        noValidate
        aria-labelledby={summary}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = readFields(typedIn(event.currentTarget));
          setFaults(typed.ok ? {} : typed.faults);
          if (typed.ok) onCorrect(typed.figures);
          else
            focusField(
              event.currentTarget,
              rowFieldNames.find((name) => typed.faults[name]),
            );
        }}
      >
        {rowFieldNames.map((name) => {
          const fault = faults[name];
          return (
            <TextField
              key={name}
              name={name}
              label={texts.table.heads[name]}
              type={name === 'date' ? 'date' : 'text'}
              defaultValue={fields[name]}
              autoComplete="off"
              error={fault && words.faults[fault]}
              {...(amounts.has(name) && { prefix: '₹', inputMode: 'decimal' })}
            />
          );
        })}
        <div>
          <Button type="submit">{words.useCorrection}</Button>
          {isCorrected && (
            <Button
              variant="secondary"
              onClick={() => {
                form.current?.reset();
                setFaults({});
                onCorrect(undefined);
                // The button that has the focus is gone now.
                document.getElementById(summary)?.focus();
              }}
            >
              {words.undo}
            </Button>
          )}
          <span>{words.keepsCategory}</span>
        </div>
      </Fields>
    </Correction>
  );
}
