import { SelectField, TextField, Button } from '@artha/shared/design';
import { parseAmount } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import { isFiltered, wholeTable, type SortColumn, type TableView } from '../../../domain/table/tableView.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import type { TableTexts } from '../../../texts/en/table.ts';
import { ControlRow, More, SortField } from './TableControls.styles.ts';

const directions = ['debit', 'credit', 'check'] as const;

/** The sort orders to choose from where column heads are hidden. */
const orders: readonly {
  readonly name: keyof TableTexts['orders'];
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}[] = [
  { name: 'oldest', column: 'date', direction: 'ascending' },
  { name: 'newest', column: 'date', direction: 'descending' },
  { name: 'largestDebit', column: 'debit', direction: 'descending' },
  { name: 'largestCredit', column: 'credit', direction: 'descending' },
  { name: 'description', column: 'description', direction: 'ascending' },
  { name: 'category', column: 'category', direction: 'ascending' },
];

/** `1,250.50` → 125050; undefined if the text is not an amount, so that it does not limit. */
function readPaise(text: string): number | undefined {
  const parsed = parseAmount(text);
  return parsed.kind === 'amount' ? Math.round(parsed.rupees * 100) : undefined;
}

/** Properties of `TableControls`. */
export interface TableControlsProps {
  readonly view: TableView;
  readonly onChange: (view: TableView) => void;
  /** Those that occur in the table. */
  readonly categories: readonly string[];
  readonly hasRowsToCheck: boolean;
}

/** The limits of the amount, and the order where column heads are hidden. */
function AmountAndOrder({ view, onChange }: Pick<TableControlsProps, 'view' | 'onChange'>): ReactElement {
  const texts = useResultTexts().table;
  const order = orders.find(
    ({ column, direction }) => column === view.sort?.column && direction === view.sort.direction,
  );
  return (
    <More>
      <summary>{texts.amountAndOrder}</summary>
      <div>
        <TextField
          label={texts.atLeast}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            onChange({ ...view, atLeastPaise: readPaise(target.value) });
          }}
        />
        <TextField
          label={texts.atMost}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            onChange({ ...view, atMostPaise: readPaise(target.value) });
          }}
        />
        <SortField>
          <SelectField
            label={texts.order}
            placeholder={texts.printedOrder}
            options={orders.map(({ name }) => texts.orders[name])}
            value={order ? texts.orders[order.name] : ''}
            onChange={({ target }) => {
              const { column, direction } = orders.find(({ name }) => texts.orders[name] === target.value) ?? {};
              onChange({ ...view, sort: column && direction && { column, direction } });
            }}
          />
        </SortField>
      </div>
    </More>
  );
}

/** Filters and sorts the table. */
export function TableControls({ view, onChange, categories, hasRowsToCheck }: TableControlsProps): ReactElement {
  const [resets, setResets] = useState(0);
  const { table: texts, category: nameOf } = useResultTexts();
  const shownDirections = directions.filter((name) => name !== 'check' || hasRowsToCheck);
  return (
    <ControlRow key={resets} role="search">
      <TextField
        label={texts.find}
        type="search"
        autoComplete="off"
        placeholder={texts.findPlaceholder}
        defaultValue={view.text}
        onChange={({ target }) => {
          onChange({ ...view, text: target.value });
        }}
      />
      <SelectField
        label={texts.heads.category}
        placeholder={texts.allCategories}
        options={categories.map(nameOf)}
        value={view.category === '' ? '' : nameOf(view.category)}
        onChange={({ target }) => {
          onChange({ ...view, category: categories.find((name) => nameOf(name) === target.value) ?? '' });
        }}
      />
      <SelectField
        label={texts.direction}
        placeholder={texts.directions.all}
        options={shownDirections.map((name) => texts.directions[name])}
        value={view.direction === 'all' ? '' : texts.directions[view.direction]}
        onChange={({ target }) => {
          const direction = directions.find((name) => texts.directions[name] === target.value) ?? 'all';
          onChange({ ...view, direction });
        }}
      />
      <AmountAndOrder view={view} onChange={onChange} />
      {isFiltered(view) && (
        <Button
          variant="secondary"
          onClick={() => {
            // The fields are uncontrolled, so a new key empties them.
            setResets(resets + 1);
            onChange({ ...wholeTable, sort: view.sort });
          }}
        >
          {texts.showEverything}
        </Button>
      )}
    </ControlRow>
  );
}
