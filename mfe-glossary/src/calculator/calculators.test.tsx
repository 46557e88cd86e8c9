import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from '@artha/shared';
import { calculatorTerms } from '../domain/calculators/calculatorTerms.ts';
import { calculators } from '../languages/enCalculators.ts';
import { calculators as inHindi } from '../languages/hiCalculators.ts';
import { references } from '../references/references.ts';
import { Term } from '../screens/term/Term.tsx';
import { TermDialog } from '../screens/term-dialog/TermDialog.tsx';
import { TermHi } from '../screens/term-hi/TermHi.tsx';

/** The address of the page, and a button that goes back. */
function Address() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{pathname + search + hash}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const show = (path: string) =>
  renderScreen(
    <>
      <Term />
      <Address />
    </>,
    { path },
  );
const field = (name: string) => screen.getByRole('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate' }));
const result = () => screen.findByRole('status', { name: 'Result' });
const address = () => screen.getByRole('status', { name: 'address' });

test('the terms with a calculator are the same in both languages, and exist', () => {
  expect(Object.keys(calculators)).toEqual(calculatorTerms);
  expect(Object.keys(inHindi)).toEqual(Object.keys(calculators));
  for (const id of Object.keys(calculators)) expect(references).toHaveProperty([id]);
});

test.each([
  ['emi', '₹21,695.58'],
  ['sip', '₹10,32,760.10'],
  ['fixed-deposit', '₹1,23,143.93'],
  ['cagr', '10.00%'],
  ['xirr', '7.76%'],
  ['home-loan', '₹10,49,123.80'],
  ['step-up-sip', '₹15,22,926.37'],
  ['compound-interest', '₹2,59,374.25'],
  ['ppf', '₹40,68,209.23'],
  ['epf', '₹54,15,222.00'],
  ['nps', '₹18,444.74'],
  ['retirement-corpus', '₹5,83,41,020.21'],
  ['inflation', '₹1,79,084.77'],
  ['hra', '₹1,56,000.00'],
  ['gratuity', '₹3,00,000.00'],
  ['gst', '₹11,800.00'],
])('the page of %s opens with an example that is worked out, in both languages', async (id, answer) => {
  const { unmount } = show(`/finterms/${id}`);
  expect(await result()).toHaveTextContent(answer);
  unmount();
  renderScreen(<TermHi />, { path: `/hi/finterms/${id}`, language: 'hi' });
  expect(await screen.findByRole('status', { name: 'नतीजा' })).toHaveTextContent(answer);
});

test('figures that are sent are in the address, Back brings those before, and a link brings its own', async () => {
  const { unmount } = show('/finterms/emi');
  await result();
  await type('Loan amount', '10 lakh');
  await type('Interest rate', '9%');
  await calculate();
  expect(await result()).toHaveTextContent('₹8,997.26');
  expect(address()).toHaveTextContent('/finterms/emi#amount=1000000&rate=9&months=240');
  expect(field('Loan amount')).toHaveValue('10,00,000');
  expect(screen.getByText(/copy it to keep or to share/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field('Loan amount')).toHaveValue('25,00,000');
  expect(await result()).toHaveTextContent('₹21,695.58');
  unmount();
  show('/finterms/emi#amount=100000&rate=12&months=12');
  expect(await result()).toHaveTextContent('₹8,884.88');
});

test('a wrong figure is explained at its field, which gets the focus, and has no result of the figures before beside it', async () => {
  show('/finterms/emi#amount=100000&rate=12&months=12');
  await result();
  await type('Interest rate', '51');
  await type('Number of EMIs', '');
  expect(field('Interest rate')).toBeValid();
  await calculate();
  expect(field('Interest rate')).toBeInvalid();
  expect(field('Interest rate')).toHaveAccessibleDescription('Interest rate: enter at most 50%.');
  expect(field('Number of EMIs')).toHaveAccessibleDescription('Number of EMIs: enter a figure.');
  expect(field('Interest rate')).toHaveFocus();
  expect(screen.queryByRole('status', { name: 'Result' })).not.toBeInTheDocument();
  expect(address()).toHaveTextContent('#amount=100000&rate=12&months=12');
  await type('Interest rate', '12');
  await type('Number of EMIs', '12');
  await calculate();
  expect(await result()).toHaveTextContent('₹8,884.88');
});

test('a fragment without figures, such as that of the link to the content, leaves the figures', async () => {
  show('/finterms/emi#main');
  expect(await result()).toHaveTextContent('₹21,695.58');
});

test('in a dialog the figures leave the address alone', async () => {
  renderScreen(
    <>
      <TermDialog term="fixed-deposit" />
      <Address />
    </>,
    { path: '/tools' },
  );
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const rate = await dialog.findByLabelText('Interest rate');
  // Below the heading of the dialog.
  expect(dialog.getByRole('heading', { level: 3, hidden: true })).toHaveTextContent('Work out a fixed deposit');
  await userEvent.clear(rate);
  await userEvent.type(rate, '0{Enter}');
  expect(dialog.getByLabelText('Result')).toHaveTextContent('₹1,00,000.00');
  expect(address()).toHaveTextContent(/^\/tools$/);
});

test('the least time of a CAGR is one year', async () => {
  show('/finterms/cagr');
  await result();
  await type('Time between them', '0.5');
  await calculate();
  expect(field('Time between them')).toHaveAccessibleDescription('Time between them: enter at least 1 year.');
});

describe('the table of a calculator', () => {
  test('has a row for each year, in a box that scrolls, and the chart says its course in words', async () => {
    show('/finterms/ppf');
    await result();
    expect(screen.getByRole('img', { name: 'Balance: from ₹1,60,650 to ₹40,68,209.' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Every year as a table'));
    const box = await screen.findByRole('region', { name: 'Year by year' });
    expect(box).toHaveAttribute('tabindex', '0');
    const table = within(within(box).getByRole('table', { name: 'Year by year' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      ...['Year', 'Paid in', 'Interest', 'Balance'],
    ]);
    expect(table.getAllByRole('row')).toHaveLength(16);
    expect(table.getByRole('row', { name: '15 ₹1,50,000.00 ₹2,69,694.54 ₹40,68,209.23' })).toBeVisible();
  });

  test('of parts has bars with their amounts', async () => {
    show('/finterms/hra');
    await result();
    const chart = within(screen.getByRole('figure', { name: 'Part by part' }));
    expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...['HRA received₹2,40,000', 'Rent above a tenth of salary₹1,56,000', 'Share of salary₹3,00,000'],
    ]);
  });

  test('of two lines has a legend', async () => {
    show('/finterms/inflation');
    await result();
    const chart = within(screen.getByRole('figure', { name: 'Year by year' }));
    expect(chart.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      ...[' Cost of the same', ' Worth in money of today'],
    ]);
  });
});

test('a choice is a list, and the link holds its position', async () => {
  const { unmount } = show('/finterms/gst');
  await result();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'The amount is' }), 'With GST: take it out');
  await type('Amount', '11800');
  await calculate();
  expect(address()).toHaveTextContent('#amount=11800&rate=18&kind=1&supply=0');
  expect(await result()).toHaveTextContent('₹10,000.00');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'The amount is' }), 'Choose');
  await calculate();
  expect(screen.getByRole('combobox', { name: 'The amount is' })).toHaveAccessibleDescription(
    'The amount is: choose one.',
  );
  unmount();
  show('/finterms/gst#amount=11800&rate=18&kind=1&supply=1');
  expect(await screen.findByRole('combobox', { name: 'The sale is' })).toHaveValue('Between states (IGST)');
});

test('a limit follows from another figure, in the form and in a link', async () => {
  const { unmount } = show('/finterms/nps');
  await result();
  await type('Share that buys an annuity', '20');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subscriber' }), 'In government service');
  await calculate();
  expect(field('Share that buys an annuity')).toHaveAccessibleDescription(
    'Share that buys an annuity: enter at least 40%.',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subscriber' }), 'Outside government');
  await calculate();
  expect(await result()).toHaveTextContent('₹9,222.37');
  unmount();
  show('/finterms/nps#contribution=5000&rate=9&years=30&sector=1&share=20&annuityRate=6');
  expect(await result()).toHaveTextContent('₹18,444.74');
});

test('the rates and limits of a calculator name their source, its day, and whether its text was read', async () => {
  show('/finterms/epf');
  await result();
  expect(screen.getByText(/^Wage ceiling ₹15,000/)).toHaveTextContent(
    /notification under section 2\(89\).*, as of 29 May 2026 \(from reports; we have not read the official text\)$/,
  );
  expect(field('Wage ceiling a month')).toHaveValue('15,000');
});

describe('the payments of an XIRR', () => {
  const row = (number: number) => within(screen.getByRole('group', { name: `Payment ${String(number)}` }));

  test('can be added, changed and removed, and the address holds them', async () => {
    show('/finterms/xirr');
    await result();
    await userEvent.click(screen.getByRole('button', { name: 'Remove payment 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a payment' }));
    await calculate();
    expect(row(3).getByLabelText('Day')).toHaveFocus();
    expect(row(3).getByLabelText('Day')).toHaveAccessibleDescription('Enter the day of this payment.');
    expect(row(3).getByLabelText('Paid in')).toHaveAccessibleDescription(
      'Enter either what you paid in or what you received.',
    );
    await userEvent.type(row(3).getByLabelText('Day'), '2027-04-01');
    await userEvent.type(row(3).getByLabelText('Received'), 'soon');
    await calculate();
    expect(row(3).getByLabelText('Received')).toHaveAccessibleDescription(/enter a number/);
    await userEvent.clear(row(3).getByLabelText('Received'));
    await userEvent.type(row(3).getByLabelText('Received'), '1');
    await calculate();
    expect(address()).toHaveTextContent('#flow=2024-04-01:-100000&flow=2026-04-01:170000&flow=2027-04-01:1');
    expect(await result()).toHaveTextContent('30.38%');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await result()).toHaveTextContent('7.76%');
  });

  test('are pasted from a sheet all at once, and a line that cannot be read is named', async () => {
    show('/finterms/xirr');
    await result();
    await userEvent.click(screen.getByText('Paste payments from a sheet'));
    const box = screen.getByRole('textbox', { name: 'Payments' });
    await userEvent.click(box);
    await userEvent.paste('Date\tAmount\n01/04/2024\t-1,00,000\nsoon\t1,10,000');
    expect(screen.getByText(/^Line 3 has no day and amount/)).toBeVisible();
    await userEvent.clear(box);
    await userEvent.paste('Date\tAmount\n01/04/2024\t-1,00,000\n01/04/2025\t1,10,000');
    expect(screen.getByText('2 payments are below. Choose Calculate.')).toBeVisible();
    await calculate();
    expect(address()).toHaveTextContent('#flow=2024-04-01:-100000&flow=2025-04-01:110000');
    expect(await result()).toHaveTextContent('10.00%');
  });

  test('that have no rate say why', async () => {
    show('/finterms/xirr#flow=2024-01-01:-100&flow=2025-01-01:-100');
    expect(await screen.findByText(/^There is no XIRR: enter at least one amount/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });
});
