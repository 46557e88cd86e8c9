import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxCalculator } from '../TaxCalculator.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-26T06:00:00Z'), advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

async function show(figures: string): Promise<void> {
  renderScreen(<TaxCalculator />, { path: `/tools/tax-calculator?step=estimate#${figures}&metroCity=no` });
  // The salary in words is the last that loads.
  await screen.findAllByText(/^[a-z]+ lakh/);
  expect(screen.getByRole('region', { name: /^Estimate for/ })).toBeVisible();
}

const summary = () =>
  within(screen.getByRole('region', { name: /^Estimate for/ }))
    .getAllByRole('definition')
    .map((definition) => definition.textContent);

/** The rows of a table of the workings, names and figures. */
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('a house that is let out, gains and tax deducted are part of the estimate, each with its section', async () => {
  await show(
    'basicSalary=1500000&rentReceived=300000&municipalTaxes=20000&letOutInterest=500000&shortTermGains=100000&longTermGains=200000&taxDeducted=150000&year=2026-27',
  );
  // Old: 14,50,000 − 2,00,000 at slab rates: 1,87,500, and 20,000 + 9,375 on gains; cess 8,675. New: 14,25,000: 93,750
  // and 29,375; cess 4,925.
  expect(summary()).toEqual(['₹20,80,000', '₹2,25,550', '₹1,28,050', '₹75,550', '₹21,950']);
  expect(screen.getByText('Left to pay, old regime')).toBeVisible();
  expect(screen.getByText('Refund, new regime')).toBeVisible();
  expect(rows('Old Regime: income')).toEqual(
    expect.arrayContaining([
      'House let out: 30% for repairs section 2284,00084,000',
      'House let out: interest section 22 and 1095,00,0003,96,000',
    ]),
  );
  expect(rows('New Regime: tax')).toEqual(
    expect.arrayContaining(['Short-term gains, 20% (section 196)20,000', 'Long-term gains, 12.5% (section 198)9,375']),
  );
  expect(screen.getByText(/^₹1,04,000 of the interest of the house that is let out is not deducted/)).toBeVisible();
  expect(screen.getByText(/^₹3,04,000 of the interest of the house that is let out is not deducted/)).toBeVisible();
  expect(screen.getAllByText('Free of tax: ₹1,25,000 of the long-term gains.')).toHaveLength(2);
});

test('what was sold before the rates changed is asked for in the year of the change alone', async () => {
  await show('basicSalary=1000000&longTermGains=200000&longTermGainsEarlier=150000&year=2024-25');
  expect(screen.getByRole('textbox', { name: 'Long-term, before 23 July' })).toHaveValue('1,50,000');
  expect(rows('New Regime: tax')).toEqual(
    expect.arrayContaining(['Long-term gains before 23 July 2024, 10% (section 112A)7,500']),
  );
  expect(
    screen.getAllByText(
      'Free of tax: ₹50,000 of the long-term gains and ₹75,000 of the long-term gains before 23 July 2024.',
    ),
  ).toHaveLength(2);
});

test('without tax deducted nothing is left to say, and without gains the break-even is said', async () => {
  await show('basicSalary=1800000&longTermGainsEarlier=150000&year=2025-26');
  expect(summary()).toHaveLength(3);
  expect(screen.queryByRole('textbox', { name: 'Long-term, before 23 July' })).not.toBeInTheDocument();
  expect(screen.getByText(/^The old regime would be better from/)).toBeVisible();
});

test('paying more is shown with its effect in both regimes, as a sentence, a curve and a table', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  await show('basicSalary=1800000&section80C=100000&section80CCD1B=50000&year=2026-27');
  expect(await screen.findByRole('heading', { name: 'What you can still do in 2026-27' })).toBeVisible();
  expect(screen.getByText('Of 2026-27, 5 months are left, this one included.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '80C' })).toBeChecked();
  // 30% of it with cess.
  expect(
    screen.getByText(
      'Savings and investments (section 123). ₹50,000 more would count: ₹10,000 in each month that is left. The first ₹10,000 of it takes ₹3,120 off the tax in the old regime and nothing in the new one. Even with all ₹50,000 of it the new regime has the lower tax.',
    ),
  ).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: 'Tax saved by paying more. With ₹50,000 more: Old Regime ₹15,600, New Regime ₹0.',
    }),
  ).toBeVisible();
  expect(rows('Tax saved by paying more, in rupees')).toEqual([
    'MoreSaved, oldSaved, newLower tax then',
    '10,0003,1200New',
    '20,0006,2400New',
    '30,0009,3600New',
    '40,00012,4800New',
    '50,00015,6000New',
  ]);
  await user.click(screen.getByRole('radio', { name: 'NPS' }));
  expect(screen.getByText(/You have reached the limit: more changes nothing\.$/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Tax saved by paying more, in rupees' })).not.toBeInTheDocument();
});

test('of a year that is over it is said that nothing can be paid any more', async () => {
  await show('basicSalary=1800000&year=2025-26');
  expect(await screen.findByText(/^2025-26 is over: what was not paid by 31 March no longer counts\./)).toBeVisible();
  expect(screen.getByText(/ ₹1,50,000 more would count\. The first /)).toBeVisible();
});

test('advance tax is shown by date, with the next payment and the interest of what is missing', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  await show('basicSalary=1675000&longTermGains=225000&taxDeducted=37800&advanceJune=12000&year=2026-27');
  // 1,20,000 by the slabs and 12,500 on gains, with cess 1,37,800. Less 37,800: 15,000 were due in June and 12,000 are
  // enough; of 45,000 in September 33,000 were missing, 3% of them.
  expect(
    await screen.findByText(
      '₹1,00,000 of the year’s tax is not covered by TDS. From ₹10,000 on it is paid in advance, by four dates (section 403, 404 and 408).',
    ),
  ).toBeVisible();
  expect(screen.getByText('Next: ₹63,000 by 15 December 2026.')).toBeVisible();
  const table = 'Advance tax by date, in rupees';
  expect(rows(table)).toEqual([
    'ByDue in allPaid in allLeft to payInterest',
    '15 June 202615,00012,00000',
    '15 September 202645,00012,0000990',
    '15 December 202675,00012,00063,0000',
    '15 March 20271,00,00012,00025,0000',
    '31 March 20271,00,00012,00000',
  ]);
  // December: 3% of 63,000; March: 1% of 88,000. After the year four months of 88,000.
  expect(
    screen.getByText(
      /Interest for the dates that are past: ₹990 \(section 425\)\. If you pay nothing more before 31 July 2027, the interest is ₹3,760 \(section 425\) and ₹3,520 \(section 424\)\. Interest is 1% a month, on whole hundreds of rupees \(Rule 269\)\./,
    ),
  ).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'By which date had you the gains or dividends?' }),
    'By 15 December 2026',
  );
  // Without 13,000 on gains: 13,050 and 39,150 of 87,000; 27,150 are missing, in hundreds 27,100.
  expect(rows(table)[2]).toBe('15 September 202639,15012,0000813');
  await user.click(screen.getByRole('textbox', { name: 'Second payment' }));
  await user.paste('88000');
  expect(screen.getByText('Nothing is left to pay in advance.')).toBeVisible();
});

test('of a salary without typed TDS nothing is due in advance: the employer deducts its tax', async () => {
  await show('basicSalary=1500000&year=2026-27');
  expect(
    await screen.findByText(
      /^Your employer deducts tax from your salary through the year, about ₹97,500 in this regime \(section 392 and 405\(1\)\): none of it is paid in advance\./,
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/^₹0 of the year’s tax is not covered by TDS\. Below ₹10,000 no advance tax is due/),
  ).toBeVisible();
  expect(screen.queryByText(/^Next: /)).not.toBeInTheDocument();
});

test('who owes less than 10,000, or is 60, pays no advance tax', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });
  await show('basicSalary=1675000&taxDeducted=120000&year=2026-27');
  expect(
    await screen.findByText(/^₹4,800 of .* Below ₹10,000 no advance tax is due \(section 403, 404 and 408\)\.$/),
  ).toBeVisible();
  const regime = within(screen.getByRole('group', { name: 'Regime' }));
  await user.click(regime.getByRole('radio', { name: 'Old' }));
  expect(screen.getByRole('table', { name: 'Advance tax by date, in rupees' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '60 to 79' }));
  expect(screen.getByText(/Residents of 60 or more without business income pay no advance tax/)).toBeVisible();
});
