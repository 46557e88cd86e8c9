import { useIsHydrated } from '@artha/shared';
import { Button, TextField } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { useId, useState, type ReactElement } from 'react';
import { MOST_FLOWS, readFlows, writeFlows } from '../domain/calculators/fragment.ts';
import {
  emptyRow,
  findRowFaults,
  printRow,
  readRow,
  rowLimits,
  type PaymentRow,
  type RowFaults,
} from '../domain/calculators/paymentRow.ts';
import { pasteFlows } from '../domain/calculators/pasteFlows.ts';
import { computeXirr, type CashFlow } from '../domain/calculators/xirr.ts';
import type { CalculatorTexts } from '../texts/en/calculators.ts';
import { Answer } from './Answer.tsx';
import { Buttons, CalculatorNote, Payment, Pasted } from './Calculator.styles.ts';
import { CalculatorForm } from './CalculatorForm.tsx';
import { useFigures } from './useFigures.ts';

const example: readonly CashFlow[] = [
  { day: '2024-04-01', rupees: -100_000 },
  { day: '2025-04-01', rupees: -50_000 },
  { day: '2026-04-01', rupees: 170_000 },
];

/** The fields of a row, in their order. */
const parts = ['day', 'paid', 'received'] as const;

const limitTexts = { min: formatRupees(rowLimits.min), max: formatRupees(rowLimits.max) };

function explain(faults: RowFaults | undefined, part: (typeof parts)[number], texts: CalculatorTexts) {
  const fault = faults?.[part];
  if (fault === undefined) return undefined;
  if (part === 'day') return texts.xirr.dayMissing;
  return fault === 'oneAmount' ? texts.xirr.oneAmount : texts.faults[fault](texts.xirr[part], limitTexts);
}

interface RowProps {
  readonly id: string;
  readonly number: number;
  readonly row: PaymentRow;
  readonly faults: RowFaults | undefined;
  readonly texts: CalculatorTexts;
  readonly onChange: (row: PaymentRow) => void;
  /** Absent if the row has to stay. */
  readonly onRemove: (() => void) | undefined;
}

/** One payment: its day, and one of the two amounts. */
function PaymentFields({ id, number, row, faults, texts, onChange, onRemove }: RowProps): ReactElement {
  const isHydrated = useIsHydrated();
  const { xirr } = texts;
  return (
    <Payment>
      <legend>{xirr.row(number)}</legend>
      {parts.map((part) => (
        <TextField
          key={part}
          id={`${id}-${part}`}
          label={xirr[part]}
          error={explain(faults, part, texts)}
          {...(part === 'day' ? { type: 'date' } : { prefix: '₹', inputMode: 'decimal', autoComplete: 'off' })}
          readOnly={!isHydrated}
          value={row[part]}
          onChange={({ target }) => {
            onChange({ ...row, [part]: target.value });
          }}
        />
      ))}
      {onRemove && (
        <div>
          <Button variant="secondary" disabled={!isHydrated} onClick={onRemove}>
            {xirr.remove(number)}
          </Button>
        </div>
      )}
    </Payment>
  );
}

interface PasteProps {
  readonly texts: CalculatorTexts;
  readonly onPaste: (flows: readonly CashFlow[]) => void;
}

/** A field for payments that were copied from a sheet; they replace the rows when all of them can be read. */
function PasteField({ texts: { xirr }, onPaste }: PasteProps): ReactElement {
  const id = useId();
  const isHydrated = useIsHydrated();
  const [said, say] = useState<string>();
  return (
    <Pasted>
      <summary>{xirr.paste}</summary>
      <label htmlFor={id}>{xirr.pasteLabel}</label>
      <textarea
        id={id}
        rows={4}
        readOnly={!isHydrated}
        aria-describedby={`${id}-hint ${id}-said`}
        onChange={({ target }) => {
          const pasted = pasteFlows(target.value);
          if ('flows' in pasted) onPaste(pasted.flows);
          say(target.value.trim() === '' ? undefined : xirr.pasted(pasted));
        }}
      />
      <CalculatorNote id={`${id}-hint`}>{xirr.pasteHint}</CalculatorNote>
      <p id={`${id}-said`} role="status">
        {said}
      </p>
    </Pasted>
  );
}

/** Properties of `XirrForm`. */
export interface XirrFormProps {
  readonly common: CalculatorTexts;
  /** Whether the address of the page holds the payments. */
  readonly inAddress: boolean;
}

/** The form of XIRR, with a row for each payment, and the rate of those that it was sent with last. */
export function XirrForm({ common, inAddress }: XirrFormProps): ReactElement {
  const id = useId();
  const isHydrated = useIsHydrated();
  const [flows, setFlows] = useFigures(inAddress, example, readFlows, writeFlows);
  const [typed, setTyped] = useState({ over: flows, rows: flows.map(printRow) });
  const [isChecked, setIsChecked] = useState(false);
  // Other payments, such as those that Back brings, replace what was typed.
  if (typed.over !== flows) {
    setTyped({ over: flows, rows: flows.map(printRow) });
    setIsChecked(false);
  }
  const { rows } = typed;
  const setRows = (next: readonly PaymentRow[]) => {
    setTyped({ over: flows, rows: [...next] });
  };
  const result = computeXirr(flows);
  // The result is of other payments than those that are refused.
  const isRefused = isChecked && rows.some((row) => findRowFaults(row) !== undefined);
  const { xirr } = common;

  const submit = () => {
    setIsChecked(true);
    const faulty = rows.flatMap((row, index) => {
      const faults = findRowFaults(row);
      return parts.filter((part) => faults?.[part]).map((part) => `${id}-${String(index)}-${part}`);
    });
    if (faulty[0] === undefined) setFlows(rows.map(readRow));
    else document.getElementById(faulty[0])?.focus();
  };

  return (
    <CalculatorForm title={xirr.title} inDialog={!inAddress} onSubmit={submit}>
      <p>{xirr.lead}</p>
      <PasteField
        texts={common}
        onPaste={(pasted) => {
          setIsChecked(false);
          setRows(pasted.map(printRow));
        }}
      />
      {rows.map((row, index) => (
        <PaymentFields
          // A row has nothing but its position.
          key={index}
          id={`${id}-${String(index)}`}
          number={index + 1}
          row={row}
          faults={isChecked ? findRowFaults(row) : undefined}
          texts={common}
          onChange={(changed) => {
            setRows(rows.with(index, changed));
          }}
          onRemove={
            rows.length > 2
              ? () => {
                  setRows(rows.toSpliced(index, 1));
                }
              : undefined
          }
        />
      ))}
      <Buttons>
        <Button type="submit" disabled={!isHydrated}>
          {common.calculate}
        </Button>
        {rows.length < MOST_FLOWS && (
          <Button
            variant="secondary"
            disabled={!isHydrated}
            onClick={() => {
              setRows([...rows, emptyRow]);
            }}
          >
            {xirr.add}
          </Button>
        )}
      </Buttons>
      {isRefused ? null : result.kind === 'rate' ? (
        <Answer
          label={common.result}
          results={[{ name: xirr.answer, unit: 'percent', value: result.percent }]}
          months={common.months}
        />
      ) : (
        <p role="status">{xirr.refusals[result.kind]}</p>
      )}
      <CalculatorNote>
        {xirr.note} {inAddress && flows !== example && common.inLink}
      </CalculatorNote>
    </CalculatorForm>
  );
}
