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
  expect(screen.getByText(/^2 of 5 rows could not be proved/)).toBeVisible();
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
