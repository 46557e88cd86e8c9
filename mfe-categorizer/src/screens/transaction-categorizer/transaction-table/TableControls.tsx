import { SelectField, TextField, Button } from '@artha/shared/design';
import { parseAmount } from '@artha/shared/format';
import { useState, type ReactElement } from 'react';
import { isFiltered, wholeTable, type SortColumn, type TableView } from '../../../domain/table/tableView.ts';
import { Bar, More, SortField } from './TableControls.styles.ts';

const directions = { all: 'Money in and out', debit: 'Money out', credit: 'Money in', check: 'Rows to check' } as const;
const isDirection = (name: string): name is TableView['direction'] => Object.hasOwn(directions, name);

/** The sort orders to choose from where column heads are hidden. */
const orders: readonly {
  readonly name: string;
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}[] = [
  { name: 'Oldest first', column: 'date', direction: 'ascending' },
  { name: 'Newest first', column: 'date', direction: 'descending' },
  { name: 'Largest debit first', column: 'debit', direction: 'descending' },
  { name: 'Largest credit first', column: 'credit', direction: 'descending' },
  { name: 'By description', column: 'description', direction: 'ascending' },
  { name: 'By category', column: 'category', direction: 'ascending' },
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
  const order = orders.find(
    ({ column, direction }) => column === view.sort?.column && direction === view.sort.direction,
  );
  return (
    <More>
      <summary>Amount and order</summary>
      <div>
        <TextField
          label="At least"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            onChange({ ...view, atLeastPaise: readPaise(target.value) });
          }}
        />
        <TextField
          label="At most"
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            onChange({ ...view, atMostPaise: readPaise(target.value) });
          }}
        />
        <SortField>
          <SelectField
            label="Order"
            placeholder="As in the statement"
            options={orders.map(({ name }) => name)}
            value={order?.name ?? ''}
            onChange={({ target }) => {
              const { column, direction } = orders.find(({ name }) => name === target.value) ?? {};
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
  const shownDirections = Object.entries(directions).filter(([name]) => name !== 'check' || hasRowsToCheck);
  return (
    <Bar key={resets} role="search">
      <TextField
        label="Find in the table"
        type="search"
        autoComplete="off"
        placeholder="A word or a name"
        defaultValue={view.text}
        onChange={({ target }) => {
          onChange({ ...view, text: target.value });
        }}
      />
      <SelectField
        label="Category"
        placeholder="All categories"
        options={categories}
        value={view.category}
        onChange={({ target }) => {
          onChange({ ...view, category: target.value });
        }}
      />
      <SelectField
        label="Direction"
        placeholder={directions.all}
        options={shownDirections.slice(1).map(([, words]) => words)}
        value={view.direction === 'all' ? '' : directions[view.direction]}
        onChange={({ target }) => {
          const found = Object.entries(directions).find(([, words]) => words === target.value)?.[0] ?? 'all';
          onChange({ ...view, direction: isDirection(found) ? found : 'all' });
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
          Show everything
        </Button>
      )}
    </Bar>
  );
}
