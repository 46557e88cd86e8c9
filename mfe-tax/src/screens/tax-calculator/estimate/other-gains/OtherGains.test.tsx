import { renderScreen } from '@artha/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaxCalculator } from '../../TaxCalculator.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z'), advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 });

async function show(figures: string): Promise<void> {
  renderScreen(<TaxCalculator />, { path: `/tools/tax-calculator?step=estimate#${figures}&metroCity=no` });
  // The salary in words is the last that loads.
  await screen.findAllByText(/^[a-z ]+ lakh/);
  expect(screen.getByRole('region', { name: /^Estimate for/ })).toBeVisible();
}

const summary = () =>
  within(screen.getByRole('region', { name: /^Estimate for/ }))
    .getAllByRole('definition')
    .map((definition) => definition.textContent);

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => row.textContent);

/** A flat bought for 40,00,000 in 2011-12 and sold for 95,00,000 in 2026-27. */
const flat = 'others=property-20110801-20260801-9500000--4000000--';

test('a flat is typed, taxed in both ways, and the lower tax counts', async () => {
  const user = setup();
  await show('basicSalary=2075000&year=2026-27');
  await user.click(screen.getByText('Other gains, and losses'));
  await user.click(await screen.findByRole('button', { name: 'Add a sale' }));
  const sale = within(screen.getByRole('group', { name: 'Sale 1' }));
  expect(sale.getByText('Not counted yet: enter the days of the purchase and of the sale.')).toBeVisible();
  fireEvent.change(sale.getByLabelText('Bought on'), { target: { value: '2011-08-01' } });
  fireEvent.change(sale.getByLabelText('Sold on'), { target: { value: '2011-07-01' } });
  expect(sale.getByText('Not counted: the day of the sale is before that of the purchase.')).toBeVisible();
  fireEvent.change(sale.getByLabelText('Sold on'), { target: { value: '2026-03-31' } });
  expect(sale.getByText(/^Not counted in 2026-27: it was sold in another tax year/)).toBeVisible();
  fireEvent.change(sale.getByLabelText('Sold on'), { target: { value: '2026-08-01' } });
  await user.click(sale.getByRole('textbox', { name: 'Sale price' }));
  await user.paste('95 lakh');
  await user.click(sale.getByRole('textbox', { name: 'Cost' }));
  await user.paste('4000000');
  expect(
    sale.getByText(
      'Long-term gain of ₹55,00,000. 12.5% of it is ₹6,87,500 (section 197). With the cost inflation index, from 184 to 384 (notification 85/2026, S.O. 3889(E)), the cost is ₹83,47,826 and the gain ₹11,52,174; 20% of that is ₹2,30,435. The lower tax counts (section 197(3)). Losses and what is left of the basic exemption can change which one is lower.',
    ),
  ).toBeVisible();
  expect(rows('New Regime: tax')).toEqual(
    expect.arrayContaining(['Land and buildings with indexation, 20% (section 197)2,30,435']),
  );
  expect(screen.getAllByText(/^Free of tax: ₹43,47,826 of the land and buildings with indexation\.$/)).toHaveLength(2);
});

test('an improvement asks for its day, and a debt fund for none', async () => {
  const user = setup();
  await show(`basicSalary=2075000&${flat}&year=2026-27`);
  const sale = within(await screen.findByRole('group', { name: 'Sale 1' }));
  await user.click(sale.getByRole('textbox', { name: 'Cost of improvement' }));
  await user.paste('100000');
  const leftOut = /^The improvement is not counted: enter its day/;
  expect(sale.getByText(leftOut)).toBeVisible();
  fireEvent.change(sale.getByLabelText('Improved on'), { target: { value: '2015-05-01' } });
  expect(sale.queryByText(leftOut)).not.toBeInTheDocument();
  expect(sale.getByText(/^Long-term gain of ₹54,00,000\./)).toBeVisible();
  await user.selectOptions(sale.getByRole('combobox', { name: 'What was sold' }), 'Units of a debt fund');
  expect(sale.queryByRole('textbox', { name: 'Cost of improvement' })).not.toBeInTheDocument();
  expect(sale.getByText(/^Long-term gain of ₹55,00,000\. 12\.5% of it is ₹6,87,500 \(section 197\)\.$/)).toBeVisible();
  fireEvent.change(sale.getByLabelText('Bought on'), { target: { value: '2023-04-01' } });
  expect(
    sale.getByText('Short-term gain of ₹55,00,000. The slabs tax it, however long the units were held (section 76).'),
  ).toBeVisible();
  await user.selectOptions(sale.getByRole('combobox', { name: 'What was sold' }), 'Gold, jewellery or unlisted shares');
  fireEvent.change(sale.getByLabelText('Bought on'), { target: { value: '2026-04-01' } });
  expect(sale.getByText('Short-term gain of ₹55,00,000. The slabs tax it.')).toBeVisible();
  await user.clear(sale.getByRole('textbox', { name: 'Sale price' }));
  expect(sale.getByText('Short-term loss of ₹40,00,000.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove sale 1' }));
  expect(screen.queryByRole('group', { name: 'Sale 1' })).not.toBeInTheDocument();
});

test('losses are set off, and what is left of them is shown with its last year', async () => {
  const user = setup();
  await show(
    'basicSalary=2075000&shortTermGains=300000&others=year-100000-200000_shortTerm-2018-250000_ownHouse-2022-40000&year=2026-27',
  );
  expect(await screen.findByRole('heading', { name: 'Losses in 2026-27' })).toBeVisible();
  expect(rows('New Regime: losses')).toEqual([
    'LossSet offLeftUntil',
    'Short-term capital loss, 2026-271,00,0000-',
    'Long-term capital loss, 2026-2702,00,0002034-35',
    'Short-term capital loss, 2018-192,00,00050,000lapses',
    'Own house: interest, 2022-23040,0002030-31',
  ]);
  expect(
    screen.getByText(/only if the return is filed by 31 July 2027 \(section 121\): a belated return loses it\./),
  ).toBeVisible();
  expect(screen.getByText(/^The new regime sets off no loss from the interest of the own house\./)).toBeVisible();
  expect(screen.queryByText(/^A draft of the Act of 2025/)).not.toBeInTheDocument();
  expect(summary()[0]).toBe('₹20,75,000');

  await user.click(await screen.findByRole('button', { name: 'Add a loss of an earlier year' }));
  const loss = within(screen.getByRole('group', { name: 'Loss of an earlier year 3' }));
  expect(loss.getByText('Not counted in 2026-27: choose one of the eight tax years before it.')).toBeVisible();
  await user.selectOptions(loss.getByRole('combobox', { name: 'Kind of loss' }), 'Long-term capital loss');
  await user.selectOptions(loss.getByRole('combobox', { name: 'Tax year of the loss' }), '2020-21');
  await user.click(loss.getByRole('textbox', { name: 'What is left of it' }));
  await user.paste('70000');
  expect(rows('Old Regime: losses')).toContain('Long-term capital loss, 2020-21070,0002028-29');
  expect(screen.getByText(/^A draft of the Act of 2025/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove loss 3' }));
  expect(screen.queryByRole('group', { name: 'Loss of an earlier year 3' })).not.toBeInTheDocument();
});

test('a loss of the year is typed, and what cannot be read is said under its field', async () => {
  const user = setup();
  await show('basicSalary=2075000&longTermGains=225000&year=2026-27');
  await user.click(screen.getByText('Other gains, and losses'));
  await user.click(await screen.findByRole('textbox', { name: 'Short-term loss' }));
  await user.paste('much');
  await user.tab();
  expect(screen.getByText(/^Enter Short-term loss as an amount/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Short-term loss' }));
  await user.paste('100000');
  expect(rows('New Regime: losses')[1]).toBe('Short-term capital loss, 2026-271,00,0000-');
  expect(rows('New Regime: tax')).toEqual(expect.arrayContaining(['Long-term gains, 12.5% (section 198)0']));
});

test('it is said what is not computed, by the Act of the year, and where the rules were read', async () => {
  await show('basicSalary=2075000&others=year-1-&year=2025-26');
  expect(await screen.findByText(/^Not computed: exemptions .*\(sections 54 to 54F, such as 54EC\)/)).toBeVisible();
  expect(screen.getByText(/^Read in copies and reports, not in the official text\./)).toBeInTheDocument();
  expect(screen.getByText(/^Section 50AA\. Read on 29 November 2026 at/)).toBeInTheDocument();
});
