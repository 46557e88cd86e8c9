import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxCalculator } from '../../TaxCalculator.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T06:00:00Z'), advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

async function show(figures: string) {
  renderScreen(<TaxCalculator />, { path: `/tools/tax-calculator?step=estimate#${figures}&metroCity=no` });
  // The salary in words is the last that loads.
  await screen.findAllByText(/^[a-z]+ lakh/);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
}

const summary = () =>
  within(screen.getByRole('region', { name: /^Estimate for/ }))
    .getAllByRole('definition')
    .map((definition) => definition.textContent);

const group = (name: string) => within(screen.getByRole('group', { name }));
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => row.textContent);

async function type(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

test('a second employer adds its months, salary and TDS, and what both leave to pay is said', async () => {
  const user = await show('basicSalary=1000000&taxDeducted=20000&year=2026-27');
  const first = within(screen.getByRole('group', { name: 'Income of the year' }));
  await user.selectOptions(first.getByRole('combobox', { name: 'To' }), 'August');
  await user.click(screen.getByRole('button', { name: 'Add another employer' }));
  const second = () => group('Employer 2');
  expect(second().getByRole('combobox', { name: 'From' })).toHaveValue('September');
  await type(user, second().getByRole('textbox', { name: 'Basic Salary' }), '7 lakh');
  await type(user, second().getByRole('textbox', { name: 'Other Allowance' }), '2,00,000');
  await type(user, second().getByRole('textbox', { name: 'TDS of this employer' }), 'a lot');
  await user.tab();
  expect(second().getByText(/^Enter .*TDS of this employer/)).toBeVisible();
  await type(user, second().getByRole('textbox', { name: 'TDS of this employer' }), '10000');
  // 18,25,000: 1,65,000, with cess 1,71,600. Old: 18,50,000: 3,67,500, with cess 3,82,200.
  expect(summary()).toEqual(['₹19,00,000', '₹3,82,200', '₹1,71,600', '₹3,52,200', '₹1,41,600']);
  expect(rows('Tax on salary by employer, in rupees')).toEqual([
    'Deducted byOld RegimeNew Regime',
    'Employer 11,06,6000',
    'Employer 285,8000',
    'Tax on all the salary3,82,2001,71,600',
    'Deducted by no one1,89,8001,71,600',
  ]);
  expect(
    screen.getByText(/₹1,89,800 of it is not deducted in the old regime, ₹1,71,600 in the new one\./),
  ).toBeVisible();
  await user.click(second().getByRole('button', { name: 'Remove employer 2' }));
  expect(screen.queryByRole('group', { name: 'Employer 2' })).not.toBeInTheDocument();
  expect(summary()[0]).toBe('₹10,00,000');
});

test('a second home counts by its months, rent and city, and each period has its sentence', async () => {
  const user = await show('basicSalary=600000&houseRentAllowance=300000&rentPaid=160000&homes=1-8&year=2026-27');
  await user.click(screen.getByRole('button', { name: 'Add another home or rent' }));
  const second = () => group('Home 2');
  await type(user, second().getByRole('textbox', { name: 'Rent Paid' }), '120000');
  await user.selectOptions(second().getByRole('combobox', { name: 'City' }), 'Mumbai, Delhi, Kolkata or Chennai');
  expect(screen.getByText(/^HRA of April to November: .* is exempt: ₹1,20,000\.$/)).toBeVisible();
  expect(
    screen.getByText(/^HRA of December to March: .* 50% of the basic salary .* is exempt: ₹1,00,000\.$/),
  ).toBeVisible();
  expect(rows('Old Regime: income')).toContain('House rent allowance Schedule III and rule 2793,00,0002,20,000');
  // A first month after the last one takes the last one along.
  await user.selectOptions(second().getByRole('combobox', { name: 'To' }), 'December');
  await user.selectOptions(second().getByRole('combobox', { name: 'From' }), 'February');
  expect(second().getByRole('combobox', { name: 'To' })).toHaveValue('February');
  await user.selectOptions(second().getByRole('combobox', { name: 'To' }), 'May');
  expect(second().getByRole('combobox', { name: 'From' })).toHaveValue('May');
  await user.click(second().getByRole('button', { name: 'Remove home 2' }));
  expect(screen.queryByRole('group', { name: 'Home 2' })).not.toBeInTheDocument();
});

test('no more than four employers and six homes are asked for', async () => {
  await show('basicSalary=600000&jobs=1-3_4-6-1_7-9-1_10-12-1&homes=1-2_3-4-1_5-6-1_7-8-1_9-10-1_11-12-1&year=2026-27');
  expect(screen.getByRole('group', { name: 'Employer 4' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Home 6' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add another/ })).not.toBeInTheDocument();
});

test('gratuity and leave encashment are exempt in both regimes by the rule that a person chooses', async () => {
  const user = await show('basicSalary=600000&year=2026-27');
  const rule = screen.getByRole('combobox', { name: 'Gratuity or leave encashment on leaving' });
  await user.selectOptions(rule, 'Employer under the Payment of Gratuity Act');
  const amounts = {
    'Gratuity received': '15 lakh',
    'Leave encashment received': '900000',
    'Last monthly salary': '78000',
    'Average monthly salary': '72000',
    'Completed years of service': '25 years',
    'Months beyond them': '70',
    'Days of earned leave not taken': '240',
  };
  for (const [name, text] of Object.entries(amounts)) await type(user, screen.getByRole('textbox', { name }), text);
  expect(screen.getByRole('textbox', { name: 'Completed years of service' })).toHaveValue('25');
  expect(screen.getByRole('textbox', { name: 'Months beyond them' })).toHaveValue('11');
  expect(
    screen.getAllByText(
      'Gratuity: the least of what you received (₹15,00,000), 15/26 of the last monthly salary for each year (₹11,70,000) and the limit (₹20,00,000) is exempt: ₹11,70,000.',
    ),
  ).toHaveLength(2);
  expect(rows('New Regime: income')).toEqual(
    expect.arrayContaining([
      'Gratuity section 19(1)15,00,00011,70,000',
      'Leave encashment section 19(1)9,00,0005,76,000',
    ]),
  );
  await user.selectOptions(rule, 'Central or state government');
  expect(screen.queryByRole('textbox', { name: 'Last monthly salary' })).not.toBeInTheDocument();
  expect(rows('New Regime: income')).toContain('Gratuity section 19(1)15,00,00015,00,000');
  expect(screen.queryByText(/^Gratuity: the least/)).not.toBeInTheDocument();
  await user.selectOptions(rule, 'None in this year');
  expect(summary()[0]).toBe('₹6,00,000');
});
