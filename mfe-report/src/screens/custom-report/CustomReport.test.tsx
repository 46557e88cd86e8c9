import { renderScreen, stubNativeDialog, testConfig, TestRouter } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { financialTerms } from '../../domain/terms.ts';
import { CustomReport } from './CustomReport.tsx';

// Queries by role read the style of every element of twenty-two dialogs, which takes jsdom its time.
jest.setTimeout(30_000);

const scrollIntoView = jest.fn();
const print = jest.fn();

beforeAll(() => {
  stubNativeDialog();
  // jsdom has neither a layout nor a printer.
  Element.prototype.scrollIntoView = scrollIntoView;
  window.print = print;
});

beforeEach(() => {
  jest.clearAllMocks();
});

const show = () => renderScreen(<CustomReport />, { path: '/Artha-Custom-Report' });
const cards = () => within(screen.getByRole('list', { name: 'Financial ratios' }));
const titles = () =>
  cards()
    .queryAllByRole('heading', { level: 2 })
    .map((title) => title.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search financial terms...' });
const checkbox = (name: string) => screen.getByRole('checkbox', { name: `Include ${name} in the report` });
const generate = () => screen.queryByRole('button', { name: /^Generate Custom Report/ });

/** Hidden ones as well: jsdom cannot tell the style of MathML. */
const formulasIn = (part: HTMLElement) => within(part).getAllByRole('math', { hidden: true });

async function tick(...names: readonly string[]) {
  for (const name of names) await userEvent.click(checkbox(name));
}

async function generateReport() {
  await userEvent.click(screen.getByRole('button', { name: /^Generate Custom Report/ }));
  // The report is a file of its own.
  return screen.findByRole('region', { name: 'Your custom report' });
}

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
    expect(panel.getByText('Three terms, each with its meaning and its formula.')).toBeVisible();
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Current Ratio', '#report-current-ratio'],
      ['Debt Ratio', '#report-debt-ratio'],
      ['Net Profit Margin', '#report-net-profit-margin'],
    ]);

    const paper = panel.getByRole('article');
    const sheet = within(paper);
    expect(sheet.getByText(testConfig.product)).toBeVisible();
    expect(sheet.getByRole('heading', { name: 'Three ratios, and how to read them' })).toBeVisible();
    expect(sheet.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'Current Ratio',
      'Debt Ratio',
      'Net Profit Margin',
    ]);
    expect(formulasIn(paper)).toHaveLength(3);
  });

  test('speaks of one term in the singular', async () => {
    show();
    await tick('Net Profit');
    const panel = within(await generateReport());
    expect(panel.getByText('One term, with its meaning and its formula.')).toBeVisible();
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

  test('keeps the report as it was asked for when the choice changes, until it is asked for again', async () => {
    show();
    await tick('Net Profit');
    const panel = within(await generateReport());
    await tick('Net Profit', 'Debt Ratio');
    expect(panel.getByRole('link', { name: 'Net Profit' })).toBeVisible();
    await tick('Debt Ratio');
    expect(panel.getByRole('link', { name: 'Net Profit' })).toBeVisible();

    await tick('Quick Ratio');
    await generateReport();
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual(['Quick Ratio']);
  });

  test('prints the report', async () => {
    show();
    await tick('Net Profit');
    const panel = within(await generateReport());
    await userEvent.click(panel.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
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
