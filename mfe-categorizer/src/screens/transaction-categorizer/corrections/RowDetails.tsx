import { Button, Dialog, SelectField } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { Fragment, useState, type ReactElement } from 'react';
import type { Corrected } from '../../../domain/corrections/corrections.ts';
import { explainReason } from '../../../domain/corrections/explainReason.ts';
import { markRow } from '../../../domain/table/rowMark.ts';
import { readableDate } from '../../../domain/statement/statementDate.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import { Details, Form, Outcome } from './RowDetails.styles.ts';

/** The `id` of the dialog with a row's details. */
export const DETAILS_ID = 'row-details';

/** Properties of `RowDetails`. */
export interface RowDetailsProps {
  readonly row: Corrected<TableRow>;
  readonly categories: readonly string[];
  /** How many rows have the same counterparty on the same side, this one included. */
  readonly sameCount: number;
  /** Whether the browser remembers corrections. */
  readonly isRemembered: boolean;
  /** Gives the row and those of the same counterparty a category; undefined removes the person's choice. */
  readonly onCorrect: (category: string | undefined) => void;
}

const counted = (count: number) => (count === 1 ? 'This row only' : `All ${count} rows of the same counterparty`);

function amountOf({ debitPaise, creditPaise, unsidedPaise }: TableRow): string {
  if (unsidedPaise !== 0) return `${formatRupeesAndPaise(unsidedPaise / 100)}, debit or credit`;
  const [paise, side] = creditPaise === 0 ? [debitPaise, 'debit'] : [creditPaise, 'credit'];
  return `${formatRupeesAndPaise(paise / 100)} ${side}`;
}

function Correct({ row, categories, sameCount, isRemembered, onCorrect }: RowDetailsProps): ReactElement {
  const [outcome, setOutcome] = useState<string>();
  return (
    <Form>
      <SelectField
        label="Category"
        placeholder="Choose a category"
        options={categories}
        value={row.category}
        hint={`${sameCount === 1 ? 'Only this row of the table' : `${counted(sameCount)} in this table`} will change. ${
          isRemembered
            ? 'Your choice is remembered on this device only.'
            : 'Your browser does not let us remember it, so it lasts until you leave.'
        }`}
        onChange={({ target: { value } }) => {
          if (value === '' || value === row.category) return;
          onCorrect(value);
          setOutcome(`${counted(sameCount)}: now ${value}.`);
        }}
      />
      {row.categoryBefore !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            onCorrect(undefined);
            setOutcome(`Back to ${row.categoryBefore ?? ''}.`);
          }}
        >
          Back to {row.categoryBefore}
        </Button>
      )}
      <Outcome role="status">{outcome}</Outcome>
    </Form>
  );
}

/** Explains a row's category and remarks, and lets the person change the category. */
export function RowDetails(props: RowDetailsProps): ReactElement {
  const { row } = props;
  const mark = markRow(row, true);
  const details = [
    { name: 'Date', text: readableDate(row.date) },
    { name: 'Description', text: row.description },
    { name: 'Amount', text: amountOf(row) },
    ...(row.counterparty === '' ? [] : [{ name: 'Counterparty', text: row.counterparty }]),
    ...(mark ? [{ name: 'Check', text: mark.words }] : []),
    { name: 'File', text: row.fileName },
  ];
  return (
    <Dialog id={DETAILS_ID} title={`Why ${row.category}?`}>
      <p>
        {row.categoryBefore === undefined
          ? explainReason(row.reason)
          : `You chose ${row.category}. We had ${row.categoryBefore}: ${explainReason(row.reason)}`}
      </p>
      <Details>
        {details.map(({ name, text }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </Details>
      <Correct key={row.number} {...props} />
    </Dialog>
  );
}
