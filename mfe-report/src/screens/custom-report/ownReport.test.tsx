import type { ReleaseFiles } from '@artha/shared';
import type * as shared from '@artha/shared';
import { nextPaint, renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomReport } from './CustomReport.tsx';

const files: Pick<ReleaseFiles, 'read'> = { read: () => Promise.resolve(new ArrayBuffer(1)) };

jest.mock('@artha/shared', () => ({
  ...jest.requireActual<typeof shared>('@artha/shared'),
  releaseFiles: () => files,
}));

beforeAll(() => {
  // jsdom makes no PDF, and the page says on the console why there is none.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:the-pdf';
  URL.revokeObjectURL = () => undefined;
  stubNativeDialog();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: '',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

// Reading the style of each of twenty-two dialogs takes jsdom its time.
const user = userEvent.setup({ pointerEventsCheck: 0 });

async function showReport(address: string) {
  renderScreen(<CustomReport />, { path: `/Artha-Custom-Report?${address}` });
  return screen.findByLabelText('Your custom report');
}

const roe = 'terms=return-on-equity&report=shown#years=2025-26&netProfit=5&shareholdersEquity=20';

test('the further ratios are beside the twenty-two, are found by the search, and are chosen like the others', async () => {
  renderScreen(<CustomReport />, { path: '/Artha-Custom-Report' });
  expect(screen.queryByLabelText('PEG Ratio')).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'peg');
  const box = await screen.findByLabelText('PEG Ratio');
  expect(screen.queryByLabelText('Dividend Yield')).not.toBeInTheDocument();
  await nextPaint(() => user.click(box));
  expect(screen.getByText('Generate Custom Report with (1) terms')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.getByLabelText('PEG Ratio')).toBeChecked();
  expect(screen.getByLabelText('Dividend Yield')).not.toBeChecked();
});

test('a further ratio is explained, typeset and worked out, and the report has the name of the company', async () => {
  const panel = within(await showReport(`${roe}&company=Kaveri`));
  expect(panel.getByText('₹5 ÷ ₹20 = 25%')).toBeInTheDocument();
  expect(panel.getByText(/^How much profit each hundred rupees of the owners’ money earned/)).toBeInTheDocument();
  expect(panel.getByText('Kaveri')).toBeInTheDocument();
  expect(panel.getByLabelText('Company name, if you like')).toHaveValue('Kaveri');
  expect(panel.getAllByRole('math', { hidden: true })[0]).toHaveTextContent(
    'Return on Equity (ROE)=Net ProfitShareholders’ Equity×100%',
  );
});

test('the primary action leads to the figures as long as there are none', async () => {
  const panel = within(await showReport('terms=return-on-equity&report=shown'));
  await user.click(await panel.findByText('Enter figures for your report'));
  expect(document.activeElement).toHaveAccessibleName(/^Net profit, /);
});

test('a formula of one’s own is checked when its field is left, and is a ratio of the report once it is mended', async () => {
  const panel = within(await showReport(roe));
  await user.click(panel.getByText('Add a formula of your own'));
  const formula = panel.getByLabelText('Formula 1');
  await user.click(formula);
  await user.paste('Net profit ÷');
  expect(formula).not.toBeInvalid();
  await user.tab();
  expect(formula).toBeInvalid();
  expect(formula).toHaveAccessibleDescription(/^After “÷” \(character 12\) a figure or a number is missing/);
  await user.type(formula, ' 4');
  expect(formula).toHaveAccessibleDescription('Understood: My ratio 1 = Net Profit / 4');
  expect(panel.getByText('₹5 ÷ 4 = ₹1.25')).toBeInTheDocument();
  await user.type(panel.getByLabelText('Name of formula 1'), 'A quarter');
  expect(panel.getByText('A quarter', { selector: 'h4' })).toBeInTheDocument();
  await user.click(panel.getByText('Remove A quarter'));
  expect(panel.queryByText('₹5 ÷ 4 = ₹1.25')).not.toBeInTheDocument();
});

test('figures of a CSV file are taken over for the chosen years', async () => {
  const panel = within(await showReport(roe));
  await user.click(panel.getByText('From a workbook, and back'));
  const csv = 'Particulars,FY22,FY23,FY24,FY25\nPAT,1,2,3,4\nNet worth,10,10,10,10\nGoodwill,1,1,1,1\n';
  const file = new File([csv], 'accounts.csv', { type: 'text/csv' });
  // jsdom's files have no way to read them.
  file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(csv).buffer);
  await user.upload(panel.getByLabelText(/^Workbook/), file);
  await user.click(await panel.findByLabelText('FY24'));
  await user.click(panel.getByLabelText('FY22'));
  const [, takeOver] = panel.getAllByText('Take over');
  if (!takeOver) throw new Error('There is no button.');
  await user.click(takeOver);
  expect(panel.getByText('“Goodwill” is not a figure that these ratios use.')).toBeInTheDocument();
  expect(panel.getByText('₹1 ÷ ₹10 = 10%')).toBeInTheDocument();
  expect(panel.queryByText('₹3 ÷ ₹10 = 30%')).not.toBeInTheDocument();
});

test('liabilities and equity that do not make up the assets are named', async () => {
  const panel = within(
    await showReport(
      'terms=return-on-equity+debt-ratio&report=shown#years=2025-26&shareholdersEquity=20&totalAssets=100&totalLiabilities=50',
    ),
  );
  expect(
    panel.getByText(
      /^2025-26: total assets are ₹100, and total liabilities and shareholders’ equity make ₹70 together/,
    ),
  ).toBeInTheDocument();
});
