import { screen, within } from '@testing-library/react';
import { CSV, responses } from '../../testing/fakeService.ts';
import { convertPdf, showCategorizer } from '../../testing/showCategorizer.tsx';

jest.mock('./CategoryChart.tsx', () => ({ CategoryChart: () => <p>The bars</p> }));

test('the result takes the heading and the focus, and says that all balances add up', async () => {
  const heading = await convertPdf(showCategorizer());
  expect(heading).toHaveTextContent('4 transactions, 3 categories');
  expect(heading).toHaveFocus();
  expect(screen.getByText('All 4 balances add up.')).toBeVisible();
});

/** Four rows of which the service says this. */
const converted = (headers: Record<string, string>, csv = CSV) =>
  convertPdf(
    showCategorizer(),
    responses.csv(
      csv,
      Object.fromEntries(
        Object.entries({ rows: '4', proved: '3', ...headers }).map(([name, value]) => [`x-statement-${name}`, value]),
      ),
    ),
  );

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const rowOf = (description: string) => screen.getByRole('row', { name: new RegExp(description) });

test('a first row without a balance before it is no alarm', async () => {
  await converted({ doubtful: '0' });
  expect(screen.getByText('All 4 balances add up.')).toBeVisible();
  expect(screen.queryByText(/Compare|doubt|check this row/i)).not.toBeInTheDocument();
});

test('a row in doubt is marked in words, and a link from the sentence leads to it', async () => {
  await converted({ doubtful: '2', breaks: '1', 'doubtful-rows': '2,4' });
  expect(screen.getByText(/^2 of 4 rows are in doubt and marked in the table/)).toBeVisible();
  const marks = screen.getAllByText('Check this row');
  expect(marks).toHaveLength(2);
  expect(within(rowOf('UPI RENT')).getByText('Check this row')).toBeVisible();
  expect(within(rowOf('UPI TO R MEHTA')).getByText('Check this row')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Go to the first row to check' });
  // A link takes the focus to a place that can have it.
  const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  expect(rowOf('UPI RENT')).toContainElement(target);
  expect(target).toHaveAttribute('tabindex', '-1');
});

test('what is doubtful about the whole statement is said with what to do', async () => {
  await converted({ doubts: 'pages-missing,lines-unread', doubtful: '0', breaks: '0' });
  expect(screen.getByText(/^Some pages of the statement are missing in this file\. Upload/)).toBeVisible();
  expect(screen.getByText(/^Some lines look like transactions/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /row to check/ })).not.toBeInTheDocument();
});

test('a statement without balances is converted without an alarm, and shows its totals to check', async () => {
  const csv = 'head\nd,Tea,10.00,0.00,,Food\nd,Pay,0.00,90.00,,Salary\n';
  await converted({ rows: '2', proved: '0', unprovable: '2', doubtful: '0' }, csv);
  expect(
    screen.getByText('This statement prints no balances that would prove the rows. Check the totals.'),
  ).toBeVisible();
  expect(screen.getByText('Total debit ₹10.00, total credit ₹90.00.')).toBeVisible();
  expect(texts(within(rowOf('Tea')).getAllByRole('cell'))).toEqual(['d', 'Tea', 'Dr 10.00', '–', '–', 'Food']);
});

test('an amount whose side is not known is shown as such, and is in no total', async () => {
  const csv = 'head\nd,Tea,10.00,0.00,90.00,Food\nd,Cheque,,,,Others\n';
  await converted(
    { rows: '2', proved: '1', unprovable: '1', doubtful: '0', doubts: 'sides-unknown', unsided: '2=1234.50' },
    csv,
  );
  expect(texts(within(rowOf('Cheque')).getAllByRole('cell'))).toEqual([
    'd',
    'ChequeCheck this row: ₹1,234.50 may be a debit or a credit',
    '–',
    '–',
    '–',
    'Others',
  ]);
  expect(screen.getByRole('link', { name: 'Go to the first row to check' })).toHaveAttribute('href', '#check-row-2');
  expect(screen.getByText('Total debit ₹10.00, total credit ₹0.00.')).toBeVisible();
  expect(screen.getAllByText('Without 1 amount that may be a debit or a credit.')).toHaveLength(2);
  expect(screen.getByText('No amount is known to be a credit.')).toBeVisible();
});

test('several accounts have a table each, with the end of the number, and the totals say so', async () => {
  await converted({ proved: '4', doubtful: '0', accounts: '3;number="6789", 1' });
  const first = screen.getByRole('table', { name: 'Account ending in 6789, amounts in ₹' });
  expect(within(first).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 3, name: 'Account ending in 6789' })).toBeVisible();
  expect(screen.getByText('3 transactions, amounts in ₹')).toBeVisible();
  const second = screen.getByRole('table', { name: 'Account 2, amounts in ₹' });
  expect(within(second).getByRole('row', { name: /UPI TO R MEHTA/ })).toBeVisible();
  expect(screen.getByText('This file has 2 accounts; each has a table of its own.')).toBeVisible();
  expect(screen.getAllByText('Both accounts together.')).toHaveLength(2);
});

test('rows that were not proved or left out are counted', async () => {
  await convertPdf(
    showCategorizer(),
    responses.csv(`${CSV}too,short\r\n`, {
      'x-statement-rows': '5',
      'x-statement-proved': '3',
      'x-statement-breaks': '1',
      'x-statement-opening': '84250.00',
      'x-statement-closing': '168350.00',
    }),
  );
  expect(screen.getByText(/^2 of 5 rows are in doubt/)).toBeVisible();
  expect(screen.getByText('Left out because fields were missing: 1 row.')).toBeVisible();
  expect(screen.getByText('Opening balance ₹84,250.00, closing balance ₹1,68,350.00.')).toBeVisible();
});

test('the table has six columns, and an empty side is a dash', async () => {
  await convertPdf(showCategorizer());
  const table = screen.getByRole('table', { name: 'Transaction Data, amounts in ₹' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Date', 'Description', 'Debit', 'Credit', 'Balance', 'Category']);
  const [, salary, rent] = within(table).getAllByRole('row');
  if (!salary || !rent) throw new Error('rows are missing');
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(salary)).toEqual([
    '01 Oct 2025',
    'NEFT ACME TEXTILES SALARY',
    '–',
    'Cr 1,12,000.00',
    '1,96,250.00',
    'Salary',
  ]);
  expect(cells(rent).slice(1, 4)).toEqual(['UPI RENT, OCTOBER', 'Dr 32,000.00', '–']);
});

test('the totals are drawn, and stand in a table as well', async () => {
  const shown = showCategorizer();
  await convertPdf(shown);
  expect(await screen.findByText('The bars')).toBeVisible();
  await shown.user.click(screen.getByText('The same figures as a table'));
  const totals = screen.getByRole('table', { name: 'Totals by category, in ₹' });
  expect(within(totals).getByRole('row', { name: 'Transfers 2,400.00 6,500.00' })).toBeVisible();
  expect(within(totals).getByRole('row', { name: 'Salary – 1,12,000.00' })).toBeVisible();
});

test('the highest debit and credit are named with their rows', async () => {
  await convertPdf(showCategorizer());
  const card = (name: string) => screen.getByRole('article', { name });
  expect(card('Highest Debit')).toHaveTextContent('Highest Debit₹32,000.00UPI RENT, OCTOBER');
  expect(card('Highest Credit')).toHaveTextContent('Highest Credit₹1,12,000.00NEFT ACME TEXTILES SALARY');
});

test('a statement of debits alone has no highest credit and no salary to hand over', async () => {
  await convertPdf(showCategorizer(), responses.csv('head\nd,Tea,10.00,0.00,1.00,Food\n', {}));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 transaction, 1 category');
  expect(screen.getByText('The balances have not been checked.')).toBeVisible();
  expect(screen.getByText('Nothing was credited.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /tax calculator/ })).not.toBeInTheDocument();
});

test('the salary goes to the tax calculator as a yearly figure, in the hash of its address', async () => {
  await convertPdf(showCategorizer('/tools/tax-calculator'));
  expect(
    screen.getByText(
      'Salary received: about ₹6,72,000 a year, from 2 months. This is after TDS and PF; your gross salary is higher.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Use this salary in the tax calculator' })).toHaveAttribute(
    'href',
    '/tools/tax-calculator#basicSalary=672000',
  );
});

test('the salary goes nowhere where there is no tax calculator', async () => {
  await convertPdf(showCategorizer());
  expect(screen.queryByText(/^Salary received/)).not.toBeInTheDocument();
});
