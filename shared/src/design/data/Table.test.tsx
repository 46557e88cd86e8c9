import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type Column } from './Table.tsx';

interface Entry {
  readonly date: string;
  readonly name: string;
  readonly debit?: string;
  readonly credit?: string;
}

const rows: readonly Entry[] = [
  { date: '01 Oct', name: 'Salary', credit: '1,12,000.00' },
  { date: '02 Oct', name: 'Rent', debit: '32,000.00', credit: '' },
];

const plain: readonly Column<Entry>[] = [
  { head: 'Name', kind: 'name', cell: ({ name }) => name },
  { head: 'Date', cell: ({ date }) => date },
  { head: 'Debit', kind: 'amount', cell: ({ debit }) => debit },
];

const entries: readonly Column<Entry>[] = [
  { head: 'Name', entryPart: 'title', cell: ({ name }) => name },
  { head: 'Date', entryPart: 'note', cell: ({ date }) => date },
  { head: 'Debit', kind: 'debit', entryPart: 'figure', cell: ({ debit }) => debit },
  { head: 'Credit', kind: 'credit', entryPart: 'figure', cell: ({ credit }) => credit },
];

const texts = (row: HTMLElement) => Array.from(row.children, (cell) => cell.textContent);

test('it has the name of its caption, heads of columns, and rows that are named', () => {
  render(<Table caption="October" columns={plain} rows={rows} />);
  const table = screen.getByRole('table', { name: 'October' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Date', 'Debit']);
  expect(within(table).getByRole('rowheader', { name: 'Rent' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Rent 02 Oct 32,000.00' })).toBeVisible();
});

test('a caption that a heading repeats is for listeners', () => {
  render(<Table caption="October" captionHidden columns={plain} rows={rows} />);
  expect(screen.getByRole('table', { name: 'October' })).toBeVisible();
});

test('an amount that is not there is a dash, never an empty cell', () => {
  render(<Table caption="October" columns={entries} rows={rows} />);
  const [, salary, rent] = screen.getAllByRole('row');
  expect(salary && texts(salary)).toEqual(['Salary', '01 Oct', '–', 'Cr 1,12,000.00']);
  expect(rent && texts(rent)).toEqual(['Rent', '02 Oct', 'Dr 32,000.00', '–']);
});

test.each([undefined, null, false, ''])('an amount of %j is a dash without a sign', (nothing) => {
  render(
    <Table caption="October" columns={[{ head: 'Debit', kind: 'debit', cell: () => nothing }]} rows={['1 October']} />,
  );
  expect(screen.getByRole('cell')).toHaveTextContent(/^–$/);
});

test.each(['0.00', 0])('an amount of %j is an amount', (amount) => {
  render(
    <Table caption="October" columns={[{ head: 'Sum', kind: 'amount', cell: () => amount }]} rows={['1 October']} />,
  );
  expect(screen.getByRole('cell')).toHaveTextContent(String(amount));
});

test('the side before an amount is visual only: the column head says it to screen readers', () => {
  render(<Table caption="October" columns={entries} rows={rows} />);
  expect(screen.getByRole('cell', { name: '32,000.00' })).toBeVisible();
});

test('a table of entries says its roles itself, one that keeps its columns leaves them to the browser', () => {
  const { rerender } = render(<Table caption="October" columns={entries} rows={rows} />);
  expect(screen.getByRole('table')).toHaveAttribute('role', 'table');
  for (const cell of [
    ...screen.getAllByRole('cell'),
    ...screen.getAllByRole('row'),
    ...screen.getAllByRole('columnheader'),
  ])
    expect(cell).toHaveAttribute('role');
  rerender(<Table caption="October" columns={plain} rows={rows} />);
  expect(screen.getByRole('table')).not.toHaveAttribute('role');
});

test('sums are below the rows, named over all columns but the last', () => {
  render(<Table caption="October" columns={plain} rows={rows} sums={[{ name: 'Total', amount: '32,000.00' }]} />);
  const total = screen.getByRole('row', { name: 'Total 32,000.00' });
  expect(within(total).getByRole('rowheader')).toHaveAttribute('colspan', '2');
});

test('a table without rows is a table with heads, and without sums it has no foot', () => {
  render(<Table caption="October" columns={plain} rows={[]} />);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getAllByRole('row')).toHaveLength(1);
  expect(screen.getAllByRole('rowgroup')).toHaveLength(2);
});

test('two rows that say the same are two rows, and go when they go', () => {
  const { rerender } = render(<Table caption="October" columns={plain} rows={[...rows, ...rows]} />);
  expect(screen.getAllByRole('row', { name: /^Rent/ })).toHaveLength(2);
  rerender(<Table caption="October" columns={plain} rows={[...rows].reverse()} />);
  expect(screen.getAllByRole('row').slice(1).map(texts)).toEqual([
    ['Rent', '02 Oct', '32,000.00'],
    ['Salary', '01 Oct', '–'],
  ]);
});

test('a head that sorts is a button, and says the order that the rows are in', async () => {
  const onSort = jest.fn();
  const [name, ...others] = plain;
  const sorting = (sorted: Column<Entry>['sorted']) =>
    [{ ...name, head: 'Name', cell: (row: Entry) => row.name, onSort, sorted }, ...others] as const;
  const { rerender } = render(<Table caption="October" columns={sorting('ascending')} rows={rows} />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Date' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledTimes(1);
  rerender(<Table caption="October" columns={sorting(undefined)} rows={rows} />);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
});

test('the last sum is the one that the others lead to', () => {
  const sums = [
    { name: 'Tax', amount: '10,000' },
    { name: 'Cess', amount: '400' },
    { name: 'Total', amount: <strong>10,400</strong> },
  ];
  render(<Table caption="Tax" columns={plain} rows={rows} sums={sums} />);
  const lines = screen.getAllByRole('row').slice(-3);
  expect(lines.map(texts)).toEqual([
    ['Tax', '10,000'],
    ['Cess', '400'],
    ['Total', '10,400'],
  ]);
});

test('a missing name is not an amount and shows no dash', () => {
  render(<Table caption="October" columns={[{ head: 'Note', cell: () => undefined }]} rows={rows.slice(0, 1)} />);
  expect(screen.getByRole('cell')).toBeEmptyDOMElement();
});

test('a caption may be a heading of the page', () => {
  render(<Table caption={<h3>Old regime</h3>} columns={plain} rows={rows} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Old regime' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Old regime' })).toBeVisible();
});
