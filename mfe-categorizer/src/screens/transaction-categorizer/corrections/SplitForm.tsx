import { Button, SelectField, TextField } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import { readParts, restPaise, splittablePaise, type Part } from '../../../domain/splits/splits.ts';
import { parsePaise } from '../../../domain/statement/paise.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import type { ShownRow } from '../transaction-table/shownRow.ts';
import { Actions, CorrectionsFrame } from './CorrectionList.styles.ts';
import { PartFields, Rest } from './SplitForm.styles.ts';

interface TypedPart {
  readonly amount: string;
  readonly category: string;
}

const typedParts = ({ parts, category }: ShownRow): readonly TypedPart[] =>
  parts?.map((part) => ({ amount: (part.paise / 100).toFixed(2), category: part.category })) ?? [
    { amount: '', category },
    { amount: '', category },
  ];

const readTyped = (typed: readonly TypedPart[]): readonly Part[] =>
  typed.map(({ amount, category }) => ({ paise: parsePaise(amount), category }));

/** Properties of `SplitForm`. */
export interface SplitFormProps {
  readonly row: ShownRow;
  readonly categories: readonly string[];
  /** Splits the row into parts whose sum it is; undefined makes it whole again. */
  readonly onSplit: (parts: readonly Part[] | undefined) => void;
}

/** The fields of the parts; says what they leave of the row. */
function SplitFields({ row, categories, onSplit }: SplitFormProps): ReactElement {
  const texts = useResultTexts();
  const words = texts.splits;
  const [typed, setTyped] = useState(() => typedParts(row));
  const [outcome, setOutcome] = useState<string>();
  const rest = restPaise(row, readTyped(typed));
  const describeRest = rest === 0 ? words.complete : words.rest(formatRupeesAndPaise(Math.abs(rest) / 100), rest < 0);
  const change = (index: number, changed: Partial<TypedPart>) => {
    setTyped(typed.map((part, at) => (at === index ? { ...part, ...changed } : part)));
    setOutcome(undefined);
  };
  const split = () => {
    const parts = readParts(row, readTyped(typed));
    if (parts) onSplit(parts);
    setOutcome(parts ? words.saved(parts.length) : words.notComplete);
  };

  return (
    <>
      <p>{words.lead}</p>
      {typed.map(({ amount, category }, index) => (
        <PartFields key={index}>
          <TextField
            label={words.amount(index + 1)}
            prefix="₹"
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => {
              change(index, { amount: target.value });
            }}
          />
          <SelectField
            label={words.category(index + 1)}
            placeholder={texts.corrections.choose}
            options={categories.map(texts.category)}
            value={texts.category(category)}
            onChange={({ target }) => {
              change(index, { category: categories.find((one) => texts.category(one) === target.value) ?? category });
            }}
          />
        </PartFields>
      ))}
      <Rest role="status">{outcome ?? describeRest}</Rest>
      <Actions>
        <Button onClick={split}>{words.save}</Button>
        <Button
          variant="secondary"
          onClick={() => {
            setTyped([...typed, { amount: rest > 0 ? (rest / 100).toFixed(2) : '', category: row.category }]);
          }}
        >
          {words.addPart}
        </Button>
        {row.parts && (
          <Button
            variant="secondary"
            onClick={() => {
              onSplit(undefined);
              setOutcome(words.undone);
            }}
          >
            {words.undo}
          </Button>
        )}
      </Actions>
    </>
  );
}

/** Splits a row into parts with categories of their own. Renders nothing for a row without a side. */
export function SplitForm(props: SplitFormProps): ReactElement | null {
  const words = useResultTexts().splits;
  const [isOpened, setOpened] = useState(false);
  if (splittablePaise(props.row) === undefined) return null;
  return (
    <CorrectionsFrame
      onToggle={() => {
        setOpened(true);
      }}
    >
      <summary>{words.title}</summary>
      {isOpened && <SplitFields {...props} />}
    </CorrectionsFrame>
  );
}
