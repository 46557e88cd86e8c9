import { stubNativeDialog } from '@artha/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { watchDownloads } from '../../../testing/downloads.ts';
import { CSV, reportOf } from '../../../testing/fakeService.ts';
import { openTab } from '../../../testing/openTab.ts';
import { showCsvResult, showResult, showRows, showScanResult } from '../../../testing/showResult.tsx';

jest.mock('../category-totals/CategoryChart.tsx', () => ({ CategoryChart: () => <p>The bars</p> }));

beforeAll(stubNativeDialog);

beforeEach(() => {
  localStorage.clear();
});

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const table = () => screen.getByRole('table', { name: 'Transaction Data, amounts in ₹' });
const rowOf = (description: string) => within(table()).getByRole('row', { name: new RegExp(description) });
/** The second of six columns. */
const descriptions = () => texts(within(table()).getAllByRole('cell')).filter((_, index) => index % 6 === 1);

test('lines of a scan are beside their pictures, with what the balances corrected', async () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  const rows = { 1: { status: 'inferred' }, 2: { status: 'unproved' } };
  const { user } = await showScanResult(
    [{ row: 1, picture, repaired: { figure: 'debit', read: '1280.50' } }, { row: 2 }],
    { rows },
  );
  await openTab(user, 'Rows');
  const lines = screen.getByRole('region', { name: '2 lines to compare with their pictures' });
  const [first, second] = within(lines).getAllByRole('listitem');
  expect(within(lines).getByRole('img', { name: 'The line of row 1 in the scan' })).toHaveAttribute('src', picture);
  expect(first).toHaveTextContent('Corrected by the balances: the debit was first read as ₹1,280.50.');
  expect(second).toHaveTextContent('Not confirmed by the balances.');
});

test('a line is corrected beside its picture: table, totals and proof follow, and it can be undone', async () => {
  const sure = { status: 'figures-proved' };
  const misread = { status: 'unproved', debit: '37000.00', balanceChange: '-32000.00' };
  const rows = { 1: sure, 2: misread, 3: sure, 4: sure };
  const accounts = [{ rows: 4, order: 'oldest first', breaks: 1, opening: '84250.00', closing: '168350.00' }];
  const { user } = await showScanResult([{ row: 2 }], { rows, accounts, breaks: 1 });
  await openTab(user, 'Rows');
  const line = within(screen.getByRole('region', { name: '1 line to compare with its picture' }));
  await user.click(line.getByText('Correct row 2'));
  const debit = line.getByRole('textbox', { name: 'Debit' });
  expect(line.getByLabelText('Date')).toHaveValue('2025-10-02');
  expect(debit).toHaveValue('37,000.00');

  await user.clear(debit);
  await user.click(line.getByRole('button', { name: 'Correct this row' }));
  expect(debit).toHaveFocus();
  expect(debit).toHaveAccessibleDescription('Enter a debit or a credit.');

  await user.type(debit, '32000{Enter}');
  expect(debit).toBeValid();
  expect(line.getByRole('status')).toHaveTextContent('Corrected by you; the balances confirm it.');
  expect(rowOf('UPI RENT')).toHaveTextContent('Corrected by you, figures confirmed');
  expect(rowOf('UPI RENT')).toHaveTextContent('32,000.00');
  expect(screen.queryByText(/does not add up/)).not.toBeInTheDocument();
  await openTab(user, 'Summary');
  expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('₹34,400.00');
  await openTab(user, 'Rows');
  const downloads = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(async () => {
    expect((await downloads.read()).text).toContain('2025-10-02,UPI RENT OCTOBER,32000.00,0.00,164250.00');
  });
  jest.restoreAllMocks();

  await user.click(line.getByRole('button', { name: 'Back to what was read' }));
  expect(debit).toHaveValue('37,000.00');
  expect(line.getByText('Correct row 2')).toHaveFocus();
  expect(line.getByRole('status')).toHaveTextContent('Not confirmed by the balances.');
  expect(screen.getByText(/^Row 2 \(02 Oct\) does not add up/)).toBeVisible();
});

test('the words of a row that need a look are corrected in its details, and it needs none any more', async () => {
  const { user } = await showRows({ rows: { 2: { status: 'figures-proved' } } });
  expect(screen.getByRole('tab', { name: 'Rows (1)' })).toBeVisible();
  await user.click(within(rowOf('UPI RENT')).getByRole('button', { name: /^Rent/ }));
  const details = within(screen.getByRole('dialog'));
  await user.click(details.getByText('Correct row 2'));
  const words = details.getByRole('textbox', { name: 'Description' });
  await user.clear(words);
  await user.type(words, 'UPI RENT TO RAVI{Enter}');
  expect(rowOf('UPI RENT TO RAVI')).toHaveTextContent('Corrected by you, figures confirmed');
  expect(screen.getByText('All 4 balances add up.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Rows' })).toBeVisible();
  await user.click(details.getByRole('button', { name: 'Back to what was read' }));
  expect(rowOf('UPI RENT OCTOBER')).toHaveTextContent('Figures confirmed, check the words');
});

test('a statement that is no scan has no lines to compare', async () => {
  await showResult();
  expect(screen.queryByRole('heading', { name: /compare/ })).not.toBeInTheDocument();
});

test('the summary comes first: period, balances, money in and out, what was spent and moved, the largest spending', async () => {
  await showResult();
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('01 Oct 2025 to 25 Nov 2025');
  expect(texts(within(summary).getAllByRole('definition'))).toEqual([
    '₹84,250.00',
    '₹1,18,500.00',
    '₹34,400.00',
    '₹84,100.00',
    '₹1,68,350.00',
    '₹32,000.00',
    '₹2,400.00',
    '₹0.00',
  ]);
  expect(texts(within(summary).getAllByRole('term'))).toEqual([
    'Opening balance',
    'Money in',
    'Money out',
    'More in than out',
    'Closing balance',
    'Spent',
    'Moved',
    'Invested',
  ]);
  const largest = within(summary).getByRole('list', { name: 'Largest spending' });
  expect(texts(within(largest).getAllByRole('listitem'))).toEqual(['Rent & Housing₹32,000.00 100%']);
  expect(
    within(summary).getByText('Of the money out, transfers and card payments count as moved, not as spent.'),
  ).toBeVisible();
  expect(within(summary).queryByText(/more than came in/)).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
});

test('more spent than received is said in words, without what was moved', async () => {
  await showResult({ rows: { 1: { credit: '0.00' } } });
  expect(screen.getByText('More out than in')).toBeVisible();
  expect(screen.getByText('₹27,900.00')).toBeVisible();
  expect(screen.getByText('You spent ₹25,500.00 more than came in.')).toBeVisible();
});

test('groups are left out if all of the money out was spent', async () => {
  await showResult({ rows: { 4: { category: 'Groceries' } } });
  expect(screen.queryByText('Moved')).not.toBeInTheDocument();
});

test('all balances that add up are said in one sentence, and where the file went', async () => {
  await showResult();
  expect(screen.getByText('All 4 balances add up.')).toBeVisible();
  expect(screen.getByText('Read by our server, which has forgotten the file.')).toBeVisible();
});

test('a first row without a balance before it is no alarm', async () => {
  await showResult({ rows: { 1: { status: 'inferred' } } });
  expect(screen.getByText('3 of the 4 rows in this table add up to the balances printed.')).toBeVisible();
  expect(screen.queryByText(/Compare|doubt|check this row/i)).not.toBeInTheDocument();
});

test('a row that does not close is named, marked with its difference, and the sentence leads to it', async () => {
  const { user } = await showRows({ rows: { 2: { status: 'unproved', balanceChange: '-32500.00' } }, breaks: 1 });
  expect(
    screen.getByText(
      'Row 2 (02 Oct) does not add up: the balance fell by ₹32,500.00, but the debit is ₹32,000.00. Check your statement.',
    ),
  ).toBeVisible();
  const mark = within(rowOf('UPI RENT')).getByText(
    'Check this row: the balance fell by ₹32,500.00, but the debit is ₹32,000.00 (₹500.00 difference)',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Find in the table' }), 'salary');
  await waitFor(() => {
    expect(descriptions()).toEqual(['NEFT ACME TEXTILES SALARY']);
  });
  await user.click(screen.getByRole('link', { name: 'Go to row 2 (02 Oct)' }));
  await waitFor(() => {
    expect(rowOf('UPI RENT')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });
  expect(mark).toHaveTextContent(/^Check this row/);
});

test('repaired and unconfirmed rows are marked in the table', async () => {
  await showRows({ rows: { 3: { status: 'inferred' }, 4: { status: 'unprovable', balance: undefined } } });
  expect(within(rowOf('IMPS FROM')).getByText('Worked out from the balances around it')).toBeVisible();
  expect(within(rowOf('UPI TO R')).getByText('No balance is printed that would prove this row')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Go to row/ })).not.toBeInTheDocument();
});

test('what is doubtful about the whole statement is said with what to do', async () => {
  await showResult({ doubts: ['pages-missing', 'lines-unread'] });
  expect(screen.getByText(/^Some pages of the statement are missing in this file\. Give/)).toBeVisible();
  expect(screen.getByText(/^Some lines look like transactions/)).toBeVisible();
});

test('an amount whose side is not known is shown as such, and is in no total', async () => {
  const { user } = await showRows({
    rows: { 2: { debit: '0.00', amountOfUnknownSide: '1234.50', status: 'unprovable', balance: undefined } },
  });
  expect(texts(within(rowOf('UPI RENT')).getAllByRole('cell'))).toEqual([
    '02 Oct 2025',
    'UPI RENT OCTOBERCheck this row: ₹1,234.50 may be a debit or a credit',
    '–',
    '–',
    '–',
    'Rent & Housing',
  ]);
  expect(screen.getByText('4 rows: debit ₹2,400.00, credit ₹1,18,500.00.')).toBeVisible();
  await openTab(user, 'Summary');
  expect(screen.getAllByText('Without 1 amount that may be a debit or a credit.')).toHaveLength(3);
});

test('several accounts have a table each, with the end of the number, and the totals say so', async () => {
  const account = { order: 'oldest first', breaks: 0 };
  const { user } = await showRows({
    accounts: [
      { ...account, rows: 3, numberEnd: '6789' },
      { ...account, rows: 1 },
    ],
  });
  const first = screen.getByRole('table', { name: 'Account ending in 6789, amounts in ₹' });
  expect(within(first).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('heading', { level: 3, name: 'Account ending in 6789' })).toBeVisible();
  const second = screen.getByRole('table', { name: 'Account 2, amounts in ₹' });
  expect(within(second).getByRole('row', { name: /UPI TO R MEHTA/ })).toBeVisible();
  expect(screen.getByText('There are 2 accounts; each has a table of its own.')).toBeVisible();
  await openTab(user, 'Summary');
  expect(screen.getAllByText('Both accounts together.')).toHaveLength(3);
});

test('a CSV of another service is proved by the page, and rows that were left out are counted', async () => {
  await showCsvResult(`${CSV}too,short\r\n`.replace('6500.00', '6501.00'));
  expect(screen.getByText(/^1 of 4 rows is in doubt/)).toBeVisible();
  expect(screen.getByText('Left out because fields were missing: 1 row.')).toBeVisible();
});

test('the table has six columns, and an empty side is a dash', async () => {
  await showRows();
  expect(texts(within(table()).getAllByRole('columnheader'))).toEqual([
    'Date',
    'Description',
    'Debit',
    'Credit',
    'Balance',
    'Category',
  ]);
  expect(texts(within(rowOf('SALARY')).getAllByRole('cell'))).toEqual([
    '01 Oct 2025',
    'NEFT ACME TEXTILES SALARY',
    '–',
    'Cr 1,12,000.00',
    '1,96,250.00',
    'Salary',
  ]);
});

test('the table is narrowed by text, category, direction and amount, and says what is shown', async () => {
  const { user } = await showRows();
  const shows = (numbers: readonly string[]) =>
    waitFor(() => {
      expect(descriptions()).toEqual(numbers);
    });
  await user.selectOptions(screen.getByLabelText('Direction'), 'Money out');
  await shows(['UPI RENT OCTOBER', 'UPI TO R MEHTA']);
  await user.click(screen.getByText('Amount and order'));
  await user.type(screen.getByLabelText('At most'), '₹2,400');
  await shows(['UPI TO R MEHTA']);
  expect(screen.getByText('1 of 4 rows: debit ₹2,400.00, credit ₹0.00.')).toBeVisible();
  await user.clear(screen.getByLabelText('At most'));
  await user.type(screen.getByLabelText('At most'), '२.४k');
  await shows(['UPI TO R MEHTA']);
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => {
    expect(descriptions()).toHaveLength(4);
  });
  expect(screen.getByLabelText('At most')).toHaveValue('');
  await user.selectOptions(screen.getByLabelText('Category'), 'Salary');
  await shows(['NEFT ACME TEXTILES SALARY']);
});

test('a head sorts the table, and so does the list of orders', async () => {
  const { user } = await showRows();
  await user.click(screen.getByRole('button', { name: 'Debit' }));
  await waitFor(() => {
    expect(descriptions()[0]).toBe('UPI RENT OCTOBER');
  });
  expect(screen.getByRole('columnheader', { name: 'Debit' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByText('Amount and order'));
  await user.selectOptions(screen.getByLabelText('Order'), 'Newest first');
  await waitFor(() => {
    expect(descriptions()[0]).toBe('UPI TO R MEHTA');
  });
});

/** A statement of this many rows, without balances. */
function manyRows(count: number) {
  const [row] = reportOf().transactions;
  return {
    transactions: Array.from({ length: count }, (_, index) => ({ ...row, description: `ROW ${index + 1}.` })),
    accounts: [{ rows: count, order: 'oldest first', breaks: 0 }],
  };
}

test('a long table shows its first rows until all are wanted, a page at a time', async () => {
  const { user } = await showRows(manyRows(300));
  expect(descriptions()).toHaveLength(25);
  await user.click(screen.getByRole('button', { name: 'Show all 300, 50 at a time' }));
  expect(descriptions()).toHaveLength(50);
  const pages = screen.getByRole('navigation', { name: 'Pages of Transaction Data' });
  expect(pages).toHaveTextContent('Rows 1 to 50 of 300');
  await user.click(within(pages).getByRole('button', { name: 'Next' }));
  await user.click(within(pages).getByRole('button', { name: 'Next' }));
  expect(descriptions()).toHaveLength(50);
  expect(pages).toHaveTextContent('Rows 101 to 150 of 300');
  expect(within(pages).getByRole('button', { name: 'Previous' })).toBeEnabled();
  await user.click(within(pages).getByRole('button', { name: 'Previous' }));
  expect(descriptions()[0]).toBe('ROW 51.');
});

describe('a category', () => {
  const ask = async (user: Awaited<ReturnType<typeof showResult>>['user'], name: RegExp) => {
    const [button] = screen.getAllByRole('button', { name });
    if (!button) throw new Error('There is no such category.');
    await user.click(button);
    return screen.getByRole('dialog');
  };

  test('says why it is what it is', async () => {
    const { user } = await showRows({ rows: { 2: { reason: { by: 'keyword', what: 'RENT' } } } });
    const dialog = await ask(user, /^Rent & Housing$/);
    expect(dialog).toHaveAccessibleName('Why Rent & Housing?');
    expect(dialog).toHaveTextContent('The description has the word “RENT”.');
    expect(dialog).toHaveTextContent('₹32,000.00 debit');
    expect(dialog).toHaveTextContent('Only this row of the table will change.');
  });

  test('that the person changes holds for the same counterparty, and everything follows', async () => {
    const { user } = await showRows({ rows: { 3: { debit: '6500.00', credit: '0.00' } } });
    const dialog = await ask(user, /^Transfer$/);
    expect(dialog).toHaveTextContent('All 2 rows of the same counterparty in this table will change.');
    await user.selectOptions(within(dialog).getByLabelText('Category'), 'Groceries');
    expect(within(dialog).getByRole('status')).toHaveTextContent('All 2 rows of the same counterparty: now Groceries.');
    expect(dialog).toHaveTextContent('You chose Groceries. We had Transfer:');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(within(rowOf('IMPS FROM')).getByRole('button', { name: 'Groceries your choice' })).toBeVisible();
    await openTab(user, 'Summary');
    expect(within(screen.getByRole('list', { name: 'Largest spending' })).getByText('Groceries')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('artha.categorizer.corrections') ?? '')).toEqual([
      { counterparty: 'R MEHTA', side: 'debit', category: 'Groceries' },
    ]);
  });

  test('that the person changes is in the one download for CSV', async () => {
    const downloads = watchDownloads();
    const { user } = await showRows();
    const dialog = await ask(user, /^Rent & Housing$/);
    await user.selectOptions(within(dialog).getByLabelText('Category'), 'Education');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(async () => {
      const { name, text } = await downloads.read();
      expect(name).toBe('transactions.csv');
      expect(text).toMatch(/^2025-10-02,UPI RENT OCTOBER,32000\.00,0\.00,164250\.00,Education\r?$/m);
    });
    jest.restoreAllMocks();
  });

  test('that was chosen before is used again, can be taken back, undone and cleared', async () => {
    localStorage.setItem(
      'artha.categorizer.corrections',
      JSON.stringify([{ counterparty: 'RENT', side: 'debit', category: 'Education' }]),
    );
    const { user } = await showRows();
    const dialog = await ask(user, /^Education your choice$/);
    await user.click(within(dialog).getByRole('button', { name: 'Back to Rent & Housing' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(within(rowOf('UPI RENT')).getByRole('button', { name: /^Rent & Housing$/ })).toBeVisible();
    expect(localStorage.getItem('artha.categorizer.corrections')).toBeNull();

    await openTab(user, 'Rules');
    await user.click(screen.getByText('Your own categories (0)'));
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }));
    expect(screen.getByText('RENT (debit): Education')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await openTab(user, 'Rows');
    expect(within(rowOf('UPI RENT')).getByRole('button', { name: /^Rent & Housing$/ })).toBeVisible();
  });
});

test('the totals are shown as a chart, spending first, and as a table', async () => {
  const { user } = await showResult();
  expect(await screen.findAllByText('The bars')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Money out ₹34,400.00' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Money in ₹1,18,500.00' })).toBeVisible();
  await user.click(screen.getByText('The same figures as a table'));
  const totals = screen.getByRole('table', { name: 'Totals by category, in ₹' });
  expect(within(totals).getByRole('row', { name: 'Transfer 2,400.00 6,500.00' })).toBeVisible();
  expect(within(totals).getByRole('row', { name: 'Salary – 1,12,000.00' })).toBeVisible();
});

test('the highest debit and credit are named with their rows and days', async () => {
  await showResult();
  const card = (name: string) => screen.getByRole('article', { name });
  expect(card('Highest Debit')).toHaveTextContent('Highest Debit₹32,000.00UPI RENT OCTOBER02 Oct 2025');
  expect(card('Highest Credit')).toHaveTextContent('Highest Credit₹1,12,000.00NEFT ACME TEXTILES SALARY01 Oct 2025');
});

test('a statement of debits alone has no highest credit and no salary to hand over', async () => {
  await showCsvResult('head\nd,Tea,10.00,0.00,1.00,Food\n');
  expect(screen.getByText('Nothing was credited.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /tax calculator/ })).not.toBeInTheDocument();
});

test('the salary goes to the tax calculator as a yearly figure, in the hash of its address', async () => {
  await showResult({}, '/tools/tax-calculator');
  expect(
    screen.getByText(
      'Salary received: about ₹6,72,000 a year, from 2 months. These are net credits, after TDS and PF, and not your basic salary; your gross salary is higher.',
    ),
  ).toBeVisible();
  const link = screen.getByRole('link', { name: 'Use this salary in the tax calculator (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/tools/tax-calculator#basicSalary=672000');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the salary has no link if the site has no tax calculator', async () => {
  await showResult();
  expect(screen.queryByText(/^Salary received/)).not.toBeInTheDocument();
});

test('tabs keep what was done in them, and the count of rows that need a look leads to these rows', async () => {
  const { user } = await showResult({ rows: { 2: { status: 'unproved' }, 3: { status: 'figures-proved' } } });
  expect(screen.queryByRole('table', { name: /^Transaction Data/ })).not.toBeInTheDocument();
  await openTab(user, 'Rows');
  await user.type(screen.getByRole('searchbox', { name: 'Find in the table' }), 'salary');
  await waitFor(() => {
    expect(descriptions()).toEqual(['NEFT ACME TEXTILES SALARY']);
  });
  await user.keyboard('{Control>}a{/Control}');
  screen.getByRole('tab', { name: 'Rows (2)' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Months' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Months' })).toHaveAttribute('aria-selected', 'true');
  await openTab(user, 'Rows');
  expect(screen.getByRole('searchbox', { name: 'Find in the table' })).toHaveValue('salary');
  expect(descriptions()).toEqual(['NEFT ACME TEXTILES SALARY']);
  await openTab(user, 'Summary');
  await user.click(screen.getByRole('button', { name: '2 rows need a look' }));
  await waitFor(() => {
    expect(descriptions()).toHaveLength(2);
  });
  expect(screen.getByLabelText('Direction')).toHaveDisplayValue('Rows to check');
});

test('on paper, all tabs follow each other', async () => {
  await showResult();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getByRole('table', { name: /^Transaction Data/, hidden: true })).toBeInTheDocument();
});
