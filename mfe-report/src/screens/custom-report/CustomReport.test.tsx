import { useLocation, type ReleaseFiles } from '@artha/shared';
import type * as shared from '@artha/shared';
import { clickUnpainted, nextPaint, renderScreen, stubNativeDialog, TestRouter } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { financialTerms } from '../../texts/en/terms.ts';
import { CustomReport } from './CustomReport.tsx';

// Queries by role read the style of every element of twenty-two dialogs, which takes jsdom its time.
const scrollIntoView = jest.fn();
/** One that shows no PDF beside the report. */
const narrowWindow = {
  matches: false,
  media: '',
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
};

const read = jest.fn<Promise<ArrayBuffer>, [string]>();
const files: Pick<ReleaseFiles, 'read'> = { read };

jest.mock('@artha/shared', () => ({
  ...jest.requireActual<typeof shared>('@artha/shared'),
  releaseFiles: () => files,
}));

beforeAll(() => {
  URL.createObjectURL = () => 'blob:the-pdf';
  URL.revokeObjectURL = () => undefined;
  stubNativeDialog();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = () => Object.assign(new EventTarget(), narrowWindow);
});

beforeEach(() => {
  jest.clearAllMocks();
  read.mockResolvedValue(new ArrayBuffer(1));
});

const show = () => renderScreen(<CustomReport />, { path: '/Artha-Custom-Report' });
const cards = () => within(screen.getByRole('list', { name: 'Financial ratios' }));
const titles = () =>
  cards()
    .queryAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search financial terms...' });
const checkbox = (name: string) => screen.getByLabelText(`Include ${name} in the report`);
const generate = () => screen.queryByRole('button', { name: /^Generate Custom Report/ });

/** Hidden ones as well: jsdom cannot tell the style of MathML. */
const formulasIn = (part: HTMLElement) => within(part).getAllByRole('math', { hidden: true });

async function tick(...names: readonly string[]) {
  // The address follows.
  await nextPaint(async () => {
    for (const name of names) await userEvent.click(checkbox(name));
  });
}

/** Names and addresses of the links to the parts of a report. */
const contents = () =>
  within(screen.getByRole('navigation', { name: 'Contents of the report' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function generateReport() {
  await nextPaint(() => userEvent.click(screen.getByRole('button', { name: /^Generate Custom Report/ })));
  // The report is a file of its own.
  return screen.findByRole('region', { name: 'Your custom report' });
}

/** Shows the report of these terms, as its address does. */
async function showReport(...ids: readonly string[]) {
  renderScreen(<CustomReport />, { path: `/Artha-Custom-Report?terms=${ids.join('+')}&report=shown` });
  return screen.findByLabelText('Your custom report');
}

test('a tick shows before the address changes and the bar is rendered', async () => {
  const seen: string[] = [];
  function Watch() {
    const { search } = useLocation();
    useLayoutEffect(() => {
      seen.push(generate() ? `${search} bar` : search);
    });
    return null;
  }
  renderScreen(
    <>
      <CustomReport />
      <Watch />
    </>,
    { path: '/Artha-Custom-Report' },
  );
  const paint = clickUnpainted(checkbox('Current Ratio'));
  expect(checkbox('Current Ratio')).toBeChecked();
  expect(seen).toEqual(['']);
  await paint();
  expect(seen.at(-1)).toBe('?terms=current-ratio bar');
});

test('ticks in quick succession are all kept, on the page and in the address', async () => {
  function Address() {
    return <code>{useLocation().search}</code>;
  }
  renderScreen(
    <>
      <CustomReport />
      <Address />
    </>,
    { path: '/Artha-Custom-Report' },
  );
  const names = ['Debt Ratio', 'Quick Ratio', 'Current Ratio'];
  await tick(...names);
  for (const name of names) expect(checkbox(name)).toBeChecked();
  expect(screen.getByText('?terms=current-ratio+debt-ratio+quick-ratio')).toBeVisible();
});

test('the button answers before the report is brought into view', async () => {
  await showReport('current-ratio');
  const paint = clickUnpainted(screen.getByRole('button', { name: /^Generate Custom Report/ }));
  expect(scrollIntoView).not.toHaveBeenCalled();
  await paint();
  expect(scrollIntoView).toHaveBeenCalled();
});

describe('the custom report screen', () => {
  test('shows a card with a checkbox for each of the twenty-two terms, in the order of the list', () => {
    show();
    expect(titles()).toEqual(financialTerms.map((term) => term.name));
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(22);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your ratios. Get one report.');
  });

  test('finds terms by name, explanation or formula, and all of them again when the search is cleared', async () => {
    show();
    await userEvent.type(search(), 'payback');
    expect(titles()).toEqual(['Payback Period', 'Discounted Payback Period']);
    expect(screen.getByRole('status')).toHaveTextContent('2 terms match “payback”, closest first.');

    await userEvent.clear(search());
    expect(titles()).toHaveLength(22);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.type(search(), 'accounts payable');
    expect(titles()).toContain('Payables Conversion Period');
  });

  test('says so when nothing matches', async () => {
    show();
    await userEvent.type(search(), 'zzzz');
    expect(screen.getByRole('heading', { name: 'No term matches “zzzz”.' })).toBeVisible();
    expect(titles()).toEqual([]);
  });

  test('opens a dialog with name, explanation and formula by the title of a card', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Average Collection Period' }));
    const dialog = screen.getByRole('dialog', { name: 'Average Collection Period' });
    expect(within(dialog).getByText(/^How many days pass before customers/)).toBeVisible();
    expect(formulasIn(dialog)[0]).toHaveTextContent(
      'Average Collection Period=Accounts ReceivableAnnual Credit Sales/365',
    );
    expect(within(dialog).getByText('Day count: 365')).toBeVisible();
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens the dialog that the address names', () => {
    renderScreen(<CustomReport />, { path: '/Artha-Custom-Report#quick-ratio' });
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Quick Ratio');
  });

  test('speaks of the day count only where the formula has one', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Current Ratio' }));
    expect(within(screen.getByRole('dialog')).queryByText('Day count: 365')).not.toBeInTheDocument();
  });

  test('offers the report as soon as one term is chosen, with the number of terms, and not without any', async () => {
    show();
    expect(generate()).not.toBeInTheDocument();
    await tick('Debt Ratio');
    expect(generate()).toHaveAccessibleName('Generate Custom Report with (1) terms');
    await tick('Current Ratio');
    expect(generate()).toHaveAccessibleName('Generate Custom Report with (2) terms');
    expect(screen.getByText('Current Ratio, Debt Ratio')).toBeVisible();
    await tick('Debt Ratio', 'Current Ratio');
    expect(generate()).not.toBeInTheDocument();
  });

  test('keeps a term chosen while a search hides its card', async () => {
    show();
    await tick('Debt Ratio');
    await userEvent.type(search(), 'payback');
    expect(generate()).toHaveAccessibleName('Generate Custom Report with (1) terms');
    await userEvent.clear(search());
    expect(checkbox('Debt Ratio')).toBeChecked();
  });

  test('shows no report until it is asked for; then the chosen terms with meaning and formula', async () => {
    show();
    await tick('Net Profit Margin', 'Current Ratio', 'Debt Ratio');
    expect(screen.queryByRole('region', { name: 'Your custom report' })).not.toBeInTheDocument();

    const panel = within(await generateReport());
    expect(panel.getByText(/^Three terms, each with its meaning/)).toBeVisible();
    expect(contents()).toEqual([
      ['Current Ratio', '#report-current-ratio'],
      ['Debt Ratio', '#report-debt-ratio'],
      ['Net Profit Margin', '#report-net-profit-margin'],
    ]);

    const report = panel.getByRole('article');
    expect(within(report).getByRole('heading', { name: 'Three ratios, and how to read them' })).toBeVisible();
    expect(
      within(report)
        .getAllByRole('heading', { level: 4 })
        .map((heading) => heading.textContent),
    ).toEqual(['Current Ratio', 'Debt Ratio', 'Net Profit Margin']);
    expect(formulasIn(report)).toHaveLength(3);
    expect(within(report).queryByRole('table')).not.toBeInTheDocument();
  });

  test('speaks of one term in the singular', async () => {
    const panel = within(await showReport('net-profit'));
    expect(panel.getByText(/^One term, with its meaning/)).toBeVisible();
    expect(panel.getByRole('heading', { name: 'One ratio, and how to read it' })).toBeVisible();
  });

  test('brings the report into view and the focus to its heading, each time it is asked for', async () => {
    show();
    await tick('Net Profit');
    const panel = await generateReport();
    const heading = within(panel).getByRole('heading', { name: 'Your custom report' });
    expect(heading).toHaveFocus();
    expect(scrollIntoView.mock.contexts).toEqual([panel]);

    await generateReport();
    expect(heading).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test('takes further terms into a report that is shown, and keeps the last ones when none is ticked any more', async () => {
    show();
    await tick('Net Profit');
    const panel = within(await generateReport());
    await tick('Debt Ratio');
    expect(contents().map(([name]) => name)).toEqual(['Debt Ratio', 'Net Profit']);
    await tick('Net Profit', 'Debt Ratio');
    expect(contents().map(([name]) => name)).toEqual(['Debt Ratio']);
    expect(panel.getByText(/^No term is ticked any more/)).toBeVisible();
    await tick('Quick Ratio');
    expect(contents().map(([name]) => name)).toEqual(['Quick Ratio']);
  });

  test('shows the report of an address again without taking the focus', async () => {
    renderScreen(<CustomReport />, { path: '/Artha-Custom-Report?terms=debt-ratio+quick-ratio&report=shown' });
    const panel = within(await screen.findByRole('region', { name: 'Your custom report' }));
    expect(contents().map(([name]) => name)).toEqual(['Debt Ratio', 'Quick Ratio']);
    expect(checkbox('Debt Ratio')).toBeChecked();
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(panel.getByRole('heading', { name: 'Your custom report' })).not.toHaveFocus();
  });

  test('offers the sample factsheet as a file, until there are figures', async () => {
    const panel = within(await showReport('net-profit'));
    const download = await panel.findByRole('link', { name: 'Download the sample factsheet (PDF)' });
    expect(download).toHaveAttribute('href', 'blob:the-pdf');
    expect(download).toHaveAttribute('download', 'sample-factsheet.pdf');
    expect(read).toHaveBeenCalledWith('factsheet.pdf');
    expect(panel.getByText(/the factsheet of a fund that does not exist/)).toBeVisible();
    await nextPaint(() => userEvent.click(panel.getByRole('button', { name: 'Fill in sample figures' })));
    expect(panel.getByText(/^The PDF is older than what you chose or typed/)).toBeVisible();
  });

  test('says so when the PDF does not load, keeps the report, and tries again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    read.mockRejectedValueOnce(new Error('The network is gone.'));
    const panel = within(await showReport('net-profit'));
    expect(await panel.findByText('The PDF could not be made. The report on this page has the same.')).toBeVisible();
    expect(warn).toHaveBeenCalledWith(new Error('The network is gone.'));
    expect(panel.getByRole('heading', { name: 'One ratio, and how to read it' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByRole('link', { name: 'Download the sample factsheet (PDF)' })).toBeVisible();
    warn.mockRestore();
  });

  test('asks for each figure that the chosen terms need once', async () => {
    const panel = within(await showReport('current-ratio', 'quick-ratio'));
    const year = /^Current liabilities, \d{4}-\d{2}$/;
    expect(panel.getAllByRole('textbox', { name: year })).toHaveLength(2);
    expect(panel.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toContain(
      'Balance sheet',
    );
    expect(panel.queryByRole('textbox', { name: /^Net profit/ })).not.toBeInTheDocument();
  });

  test('computes the terms on the figures of the sample, one click away, and back', async () => {
    const panel = within(await showReport('current-ratio', 'quick-ratio'));
    await nextPaint(() => userEvent.click(panel.getByRole('button', { name: 'Fill in sample figures' })));
    expect(panel.getByText('₹18,00,000 ÷ ₹12,00,000 = 1.5')).toBeVisible();
    expect(panel.getByRole('img', { name: /^Bars of Current Ratio: 2023-24 1.25/ })).toBeVisible();
    expect(panel.getByText(/^Sample\. These are the figures of Kaveri Lunch Boxes/)).toBeVisible();
    expect(contents()[0]).toEqual(['Current Ratio1.5', '#report-current-ratio']);
    await userEvent.click(panel.getByRole('button', { name: 'Clear' }));
    expect(panel.queryByText('₹18,00,000 ÷ ₹12,00,000 = 1.5')).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Undo' }));
    expect(panel.getByText('₹18,00,000 ÷ ₹12,00,000 = 1.5')).toBeVisible();
  });

  test('says why a ratio is not defined, and what is wrong with a figure when its field is left', async () => {
    const panel = within(await showReport('current-ratio'));
    const [, assets] = panel.getAllByRole('textbox', { name: /^Current assets/ });
    const [, liabilities] = panel.getAllByRole('textbox', { name: /^Current liabilities/ });
    if (!assets || !liabilities) throw new Error('There is no field.');
    await userEvent.type(assets, '18 lakh');
    await userEvent.type(liabilities, '0');
    await userEvent.tab();
    expect(assets).toHaveValue('18,00,000');
    expect(
      panel.getByText(/Not defined\. Current liabilities is ₹0, and nothing can be divided by zero\./),
    ).toBeVisible();
    await userEvent.clear(liabilities);
    await userEvent.type(liabilities, 'some');
    await userEvent.tab();
    expect(liabilities).toBeInvalid();
    expect(liabilities).toHaveAccessibleDescription(/Write Current liabilities as an amount/);
  });

  test('takes figures over from a spreadsheet, and says what it did not know', async () => {
    const panel = within(await showReport('current-ratio'));
    await userEvent.click(panel.getByText('Paste from a spreadsheet'));
    await userEvent.click(panel.getByRole('textbox', { name: /^Copy the cells/ }));
    await userEvent.paste('\t2024-25\t2025-26\nCurrent assets\t15\t18\nCurrent liabilities\t11\t12\nGoodwill\t1\t1');
    await userEvent.click(panel.getByRole('radio', { name: 'Lakh' }));
    await userEvent.click(panel.getByRole('button', { name: 'Take over' }));
    expect(panel.getByText('Two rows taken over, for two years.')).toBeVisible();
    expect(panel.getByText('“Goodwill” is not a figure that these ratios use.')).toBeVisible();
    expect(panel.getByText('₹18,00,000 ÷ ₹12,00,000 = 1.5')).toBeVisible();
  });

  test('takes figures out of a link', async () => {
    const figures = '#years=2025-26&currentAssets=500&currentLiabilities=400';
    renderScreen(<CustomReport />, { path: `/Artha-Custom-Report?terms=current-ratio&report=shown${figures}` });
    expect(await screen.findByText('₹500 ÷ ₹400 = 1.25')).toBeVisible();
  });

  test('copies a link with the figures, and formulas for a text and for a spreadsheet', async () => {
    const user = userEvent.setup();
    const panel = within(await showReport('current-ratio'));
    await nextPaint(() => user.click(panel.getByRole('button', { name: 'Fill in sample figures' })));
    await user.click(panel.getByRole('button', { name: 'Copy link with figures' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /#years=2023-24_2024-25_2025-26&.*currentAssets=1350000_1500000_1800000/,
    );

    await user.click(panel.getByRole('button', { name: 'Copy as LaTeX: Current Ratio' }));
    expect(await navigator.clipboard.readText()).toBe(
      String.raw`\text{Current Ratio} = \frac{\text{Current Assets}}{\text{Current Liabilities}}`,
    );
    await user.click(panel.getByRole('button', { name: 'Copy for a spreadsheet: Current Ratio' }));
    expect(await navigator.clipboard.readText()).toBe('=CurrentAssets/CurrentLiabilities');
    expect(
      await panel.findByText(/Name the cells with the figures: CurrentAssets, CurrentLiabilities\./),
    ).toBeVisible();
  });

  test('says of near-duplicates how they differ', async () => {
    show();
    await tick(
      'Asset Turnover',
      'Asset Turnover Ratio',
      'Inventory Turnover',
      'Inventory Turnover Ratio',
      'Net Profit',
    );
    const panel = within(await generateReport());
    expect(panel.getAllByText('Not the same as:')).toHaveLength(4);
  });

  test('is complete as composed: every explanation and every formula', () => {
    const html = renderToString(
      <TestRouter>
        <CustomReport />
      </TestRouter>,
    );
    expect(html).not.toContain(' style=');
    document.body.innerHTML = html;
    for (const { explanation } of financialTerms) expect(screen.getByText(explanation)).toBeInTheDocument();
    expect(formulasIn(document.body)).toHaveLength(22);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
