import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthsPart as MonthsInEnglish } from '../../../languages/en/monthsParts.ts';
import { MonthsPart as MonthsInHindi } from '../../../languages/hi/monthsParts.ts';
import { latinWords } from '../../../testing/latinWords.ts';
import { rowOf } from '../../../testing/rowOf.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';

let number = 0;
function debit(date: string, counterparty: string, category: string, rupees: number): TableRow {
  number += 1;
  return rowOf({ date, counterparty, category, debitPaise: rupees * 100, number });
}
function credit(date: string, category: string, rupees: number): TableRow {
  return { ...debit(date, 'किसी से', category, rupees), debitPaise: 0, creditPaise: rupees * 100 };
}

const current = [
  credit('2025-10-01', 'Salary', 90_000),
  debit('2025-10-05', 'NETFLIX', 'Entertainment & Subscriptions', 649),
  debit('2025-10-20', 'किराना', 'Groceries', 3000),
  debit('2025-11-05', 'NETFLIX', 'Entertainment & Subscriptions', 649),
  debit('2025-11-07', 'किराना', 'Groceries', 5500.5),
  debit('2025-11-09', 'RAGHAV', 'Self Transfer', 20_000),
  debit('2025-11-10', 'RAGHAV', 'Self Transfer', 1000),
  debit('2025-12-05', 'NETFLIX', 'Entertainment & Subscriptions', 649),
];
const savings = [credit('2025-11-09', 'Transfer', 20_000)];
const accounts = [
  { numberEnd: '1111', rows: current },
  { numberEnd: '2222', rows: savings },
];

const budget = [{ category: 'Groceries', monthlyPaise: 4_000_00 }] as const;

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('months are beside each other without own transfers, and what recurs and changed is said in sentences', async () => {
  const user = userEvent.setup();
  renderScreen(<MonthsInEnglish id="months" accounts={accounts} budget={budget} />);
  const table = screen.getByRole('table', { name: 'Money in and out by month, in ₹' });
  expect(texts(within(table).getAllByRole('row')).slice(1)).toEqual([
    'Oct 202590,000.003,649.0086,351.00',
    'Nov 2025–6,149.50−6,149.50',
    'Dec 2025–649.00−649.00',
  ]);
  expect(screen.getByText('In 3 months, ₹1,10,000.00 came in and ₹31,447.50 went out.')).toBeVisible();
  expect(
    screen.getByText(
      '1 transfer between these accounts, ₹20,000.00 in all, is in these sums, and in neither column below.',
    ),
  ).toBeVisible();
  expect(screen.getByText('1 row to or from other accounts of yours is left out below as well.')).toBeVisible();
  expect(screen.getByText('The rows of Dec 2025 are from 05 Dec to 05 Dec only.')).toBeVisible();
  expect(texts(within(screen.getByRole('list', { name: 'Recurring payments' })).getAllByRole('listitem'))).toEqual([
    'NETFLIX (Entertainment & Subscriptions): ₹649.00, around the 5th, every month; ₹7,788.00 a year.',
  ]);
  const changes = screen.getByRole('list', { name: 'What changed from Oct 2025 to Nov 2025' });
  expect(texts(within(changes).getAllByRole('listitem'))).toEqual([
    'Groceries: ₹2,500.50 more, ₹5,500.50 after ₹3,000.00.',
  ]);

  const categories = screen.getByRole('table', { name: 'Money out by category and month, in ₹' });
  const first = () => within(categories).getAllByRole('row')[1];
  expect(first()).toHaveTextContent('Groceries3,000.005,500.50–8,500.50');
  await user.click(within(categories).getByRole('button', { name: 'Dec 2025' }));
  expect(first()).toHaveTextContent('Entertainment & Subscriptions649.00649.00649.001,947.00');
});

test('the budget is beside the months, for paper', () => {
  renderScreen(<MonthsInEnglish id="months" accounts={accounts} budget={budget} />);
  expect(screen.getByText(/^Groceries, ₹4,000\.00 a month/)).toHaveTextContent(
    'Oct 2025 ₹3,000.00 (₹1,000.00 left), Nov 2025 ₹5,500.50 (₹1,500.50 over), Dec 2025',
  );
});

test('the months are printed alone, until the browser has printed', async () => {
  const isAlone = () => document.documentElement.hasAttribute('data-print-months');
  const printed: boolean[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => printed.push(isAlone()));
  renderScreen(<MonthsInEnglish id="months" accounts={accounts} budget={budget} />);
  expect(isAlone()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Print the months' }));
  expect(printed).toEqual([true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(isAlone()).toBe(false);
});

test('in Hindi no English words are left', () => {
  renderScreen(<MonthsInHindi id="months" accounts={accounts} budget={budget} />, { language: 'hi' });
  expect(
    screen.getByText('इन्हीं खातों के बीच 1 ट्रांसफ़र, कुल ₹20,000.00, इस जोड़ में है, पर नीचे की तालिका में नहीं।'),
  ).toBeVisible();
  expect(latinWords(document.body.textContent.replaceAll('NETFLIX', ''))).toEqual([]);
});
