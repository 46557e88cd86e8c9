import { renderScreen } from '@artha/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxCalculator } from '../TaxCalculator.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z'), advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

async function show(figures: string): Promise<void> {
  renderScreen(<TaxCalculator />, { path: `/tools/tax-calculator?step=estimate#${figures}&metroCity=no` });
  await screen.findByRole('heading', { name: /^Which return form/ });
  // The salary in words is the last that loads.
  await screen.findAllByText(/^[a-z]+ lakh/);
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const reasons = () =>
  within(screen.getByRole('list', { name: 'Why no shorter form' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('the return form follows the estimate and the answers, with its reasons', async () => {
  await show('basicSalary=1500000&shortTermGains=10000&longTermGains=130000&year=2026-27');
  expect(screen.getByText(/^ITR-2 fits/)).toBeVisible();
  expect(reasons()).toEqual([
    'Your long-term gains on listed shares and equity funds are above ₹1,25,000.',
    'You have other gains than long-term ones on listed shares and equity funds.',
  ]);
  expect(screen.getByText(/^The forms for 2026-27 are not notified yet/)).toHaveTextContent(
    'follows the forms of 2025-26, under rule 12',
  );
  await user.click(screen.getByRole('radio', { name: 'With books' }));
  await user.click(screen.getByRole('checkbox', { name: 'Director of a company' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Houses that you own' }), 'Three or more');
  expect(screen.getByText(/^ITR-3 fits/)).toBeVisible();
  expect(reasons()).toEqual(
    expect.arrayContaining([
      'You have income from a business or profession.',
      'You own more than two houses.',
      'You were a director of a company in the year.',
    ]),
  );
});

test('a salary alone is in the shortest form, by the forms notified for its year', async () => {
  await show('basicSalary=900000&year=2025-26');
  expect(screen.getByText(/^ITR-1 \(Sahaj\) fits/)).toBeVisible();
  expect(screen.getByText(/^By the forms notified for 2025-26/)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Why no shorter form' })).not.toBeInTheDocument();
});

test('the updated return has its days and its additional tax, and says when it is not possible', async () => {
  await show('basicSalary=900000&year=2026-27');
  const table = screen.getByRole('table', { name: 'Additional tax of an updated return' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    '31 March 202925% of tax and interest',
    '31 March 203050% of tax and interest',
    '31 March 203160% of tax and interest',
    '31 March 203270% of tax and interest',
  ]);
  expect(screen.getByText(/\(ITR-U, section 263\(6\)\).*\(section 267\)/)).toBeVisible();
  expect(screen.getByText('there was a search, a requisition or a survey')).toBeVisible();
});

test('the payslips follow fund, professional tax and a change of the regime', async () => {
  await show('basicSalary=1500000&section80C=150000&year=2026-27');
  const table = screen.getByRole('table', { name: 'Payslips of the year, in rupees' });
  const rowOf = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  // New: 14,25,000 and 93,750 by the slabs, 97,500 with cess; 8,125 a month.
  expect(rowOf('April 2026')).toBe('April 20261,16,8751,25,0008,125');
  await user.click(screen.getByRole('radio', { name: '12% of ₹15,000' }));
  await user.type(screen.getByRole('textbox', { name: 'Professional tax' }), '200');
  await user.type(screen.getByRole('textbox', { name: 'In February, if another amount' }), '300');
  expect(rowOf('January 2027')).toBe('January 20271,14,8751,25,0001,8002008,125');
  expect(rowOf('February 2027')).toBe('February 20271,14,7751,25,0001,8003008,125');
  expect(
    screen.getByText(/^These payslips have ₹2,500 of professional tax a year, the estimate deducts ₹0/),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Change to the other regime from' }), 'October');
  // Old: 13,00,000 and 2,02,500 by the slabs, 2,10,600 with cess: less 48,750, in six months.
  expect(rowOf('October 2026')).toBe('October 202696,0251,25,0001,80020026,975');
  expect(rowOf('The year')).toContain('2,10,600');
  await user.selectOptions(screen.getByRole('combobox', { name: 'How often' }), 'Twice a year');
  expect(rowOf('September 2026')).toBe('September 20261,14,8751,25,0001,8002008,125');
  expect(rowOf('August 2026')).toBe('August 20261,15,0751,25,0001,80008,125');
});

test('the sheet has the same figures head by head, for both regimes or one, and prints alone', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  await show('basicSalary=1500000&section80C=150000&year=2026-27');
  await user.click(screen.getByText('Show the sheet'));
  const tax = screen.getByRole('table', { name: 'Tax' });
  expect(within(tax).getByRole('row', { name: /^Tax payable/ })).toHaveTextContent('2,10,60097,500');
  await user.click(screen.getAllByRole('radio', { name: 'Old' }).at(-1) ?? tax);
  expect(
    within(screen.getByRole('table', { name: 'Tax' })).getByRole('row', { name: /^Tax payable/ }),
  ).toHaveTextContent(/2,10,600$/);
  await user.click(screen.getByRole('button', { name: 'Print the sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveAttribute('data-prints', 'sheet');
  act(() => {
    dispatchEvent(new Event('afterprint'));
  });
  expect(document.documentElement).not.toHaveAttribute('data-prints');
});

test('a PDF whose letters do not load is a sentence', async () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  await show('basicSalary=1500000&year=2026-27');
  await user.click(screen.getByRole('button', { name: 'Download as PDF' }));
  expect(await screen.findByText(/^The PDF could not be made/)).toBeVisible();
});
