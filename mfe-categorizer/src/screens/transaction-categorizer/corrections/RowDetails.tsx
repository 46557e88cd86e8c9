import { Button, Dialog, SelectField } from '@artha/shared/design';
import { formatRupeesAndPaise } from '@artha/shared/format';
import { Fragment, useState, type ReactElement } from 'react';
import { isToBeSeen, markRow } from '../../../domain/table/rowMark.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import type { Transaction } from '../../../domain/statement/transaction.ts';
import type { ShownRow } from '../transaction-table/shownRow.ts';
import { RowForm, type RowFormProps } from './RowForm.tsx';
import { SplitForm, type SplitFormProps } from './SplitForm.tsx';
import { useResultTexts, type ResultTexts } from '../../../texts/resultTexts.ts';
import { Details, DetailsForm, RowOutcome } from './RowDetails.styles.ts';

/** The `id` of the dialog with a row's details. */
export const DETAILS_ID = 'row-details';

/** Properties of `RowDetails`. */
export interface RowDetailsProps {
  readonly row: ShownRow;
  readonly categories: readonly string[];
  /** How many rows have the same counterparty on the same side, this one included. */
  readonly sameCount: number;
  /** Whether the browser remembers corrections. */
  readonly isRemembered: boolean;
  /** Gives the row and those of the same counterparty a category; undefined removes the person's choice. */
  readonly onCorrect: (category: string | undefined) => void;
  /** The row as it was read. */
  readonly asRead: Transaction | undefined;
  /** Corrects what was read; without figures, the row is again as it was read. */
  readonly onCorrectRow: RowFormProps['onCorrect'];
  readonly onSplit: SplitFormProps['onSplit'];
}

function amountOf(texts: ResultTexts, { debitPaise, creditPaise, unsidedPaise }: TableRow): string {
  const { amountOf: words } = texts.corrections;
  if (unsidedPaise !== 0) return words(formatRupeesAndPaise(unsidedPaise / 100), 'either');
  return creditPaise === 0
    ? words(formatRupeesAndPaise(debitPaise / 100), 'debit')
    : words(formatRupeesAndPaise(creditPaise / 100), 'credit');
}

function Correct({ row, categories, sameCount, isRemembered, onCorrect }: RowDetailsProps): ReactElement {
  const texts = useResultTexts();
  const words = texts.corrections;
  const nameOf = texts.category;
  const [outcome, setOutcome] = useState<string>();
  return (
    <DetailsForm>
      <SelectField
        label={texts.table.heads.category}
        placeholder={words.choose}
        options={categories.map(nameOf)}
        value={nameOf(row.category)}
        hint={words.hint(sameCount, isRemembered)}
        onChange={({ target: { value } }) => {
          const chosen = categories.find((category) => nameOf(category) === value);
          if (chosen === undefined || chosen === row.category) return;
          onCorrect(chosen);
          setOutcome(words.changed(sameCount, value));
        }}
      />
      {row.categoryBefore !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            onCorrect(undefined);
            setOutcome(words.isBack(nameOf(row.categoryBefore ?? '')));
          }}
        >
          {words.backTo(nameOf(row.categoryBefore))}
        </Button>
      )}
      <RowOutcome role="status">{outcome}</RowOutcome>
    </DetailsForm>
  );
}

/** Explains a row's category and remarks, and lets the person change the category. */
export function RowDetails(props: RowDetailsProps): ReactElement {
  const { row, asRead, onCorrectRow } = props;
  const { isCorrected = false } = row;
  const texts = useResultTexts();
  const { table, corrections: words } = texts;
  const mark = markRow(row, true, texts.marks);
  const reason = row.ownRule === undefined ? words.reason(row.reason) : words.ownRule(row.ownRule);
  const details = [
    { name: table.heads.date, text: texts.date(row.date) },
    { name: table.heads.description, text: row.description },
    { name: words.amount, text: amountOf(texts, row) },
    ...(row.counterparty === '' ? [] : [{ name: words.counterparty, text: row.counterparty }]),
    ...(mark ? [{ name: words.check, text: mark.words }] : []),
    { name: words.file, text: row.fileName },
  ];
  return (
    <Dialog id={DETAILS_ID} title={words.why(texts.category(row.category))}>
      <p>
        {row.categoryBefore === undefined
          ? reason
          : words.chosen(texts.category(row.category), texts.category(row.categoryBefore), reason)}
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
      {asRead && (isToBeSeen(row) || isCorrected) && (
        <RowForm
          key={`words ${row.number}`}
          read={asRead}
          row={row.number}
          isCorrected={isCorrected}
          onCorrect={onCorrectRow}
        />
      )}
      <SplitForm key={row.splitKey} {...props} />
    </Dialog>
  );
}
