import { renderScreen, sampleRegistry, sampleRoute, sampleVersion, TestRouter } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { reports } from '../reports/reports.ts';
import { research } from '../../texts/en/research.ts';
import { ResearchTextsProvider } from '../../texts/researchTexts.ts';
import { sectionIds } from '../content/reportContent.ts';
import { ReportPage as Page } from './ReportPage.tsx';
import { sampleReport } from '../testing/sampleReport.ts';

const sections = sectionIds.map((id) => ({ id, heading: research.sections[id] }));

function ReportPage(props: ComponentProps<typeof Page>) {
  return (
    <ResearchTextsProvider texts={research}>
      <Page {...props} />
    </ResearchTextsProvider>
  );
}

const dialog = { event: 'term:open', screen: 'TermDialog' };
const glossary = sampleVersion({ routes: [sampleRoute({ path: '/words/{page}', dialog })] });

const solarPumps = sampleReport('solar-pumps');
const coldStores = sampleReport('cold-stores');

const part = (name: string) => screen.getByRole('region', { name });

/** The text of a paragraph without a glossary. */
const wordsOf = (paragraph: string) => paragraph.replaceAll('\u00a0', ' ').replaceAll(/\[([^\]]+)\]\([a-z-]+\)/g, '$1');

/** The rows of a table as they are read out, name first. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...within(row).queryAllByRole('rowheader'), ...within(row).queryAllByRole('cell')])
    .map((cells) => cells.map((cell) => cell.textContent));

describe('a report', () => {
  test('begins with its name, its question, its date and the notice that all of it is made up', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Solar pumps, paid for late.');
    expect(screen.getByText(solarPumps.card.summary)).toBeVisible();
    expect(screen.getByText('13 October 2026')).toBeVisible();
    expect(
      screen.getByText(
        /^The company and its figures are made up, to show how a report reads\. .* nothing here is advice\.$/,
      ),
    ).toBeVisible();
  });

  test('has contents that lead to each of its parts, with their texts', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      sections.map(({ id, heading }) => [heading, `#${id}`]),
    );
    for (const { id, heading } of sections) {
      expect(part(heading)).toHaveAttribute('id', id);
      for (const paragraph of id === 'disclosures' ? [] : solarPumps.text[id]) {
        expect(within(part(heading)).getByText(wordsOf(paragraph))).toBeVisible();
      }
    }
  });

  test('says its rating with the figures that it follows from, and what each rating means', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const facts = within(part('Summary')).getAllByRole('definition');
    expect(facts.map((fact) => fact.textContent)).toEqual(['Sell', '₹42', '₹58', '28% below']);
    expect(part('Disclosures')).toHaveTextContent('Sell: The value is below the price by 15% of the price or more.');
  });

  test('shows five years of profit and loss and of the balance sheet, each as a chart and in full as a table', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const figures = part('Five years in figures');
    expect(within(figures).getAllByRole('img')).toHaveLength(2);
    expect(within(figures).getByRole('img', { name: /^Bars of revenue/ })).toHaveAccessibleName(
      'Bars of revenue from ₹200\u00a0crore in 2022 to ₹500\u00a0crore in 2026, and in each the operating profit, from ₹24\u00a0crore to ₹60\u00a0crore.',
    );
    expect(within(figures).getByRole('img', { name: /^Bars of total assets/ })).toHaveAccessibleName(
      'Bars of total assets from ₹190\u00a0crore in 2022 to ₹417\u00a0crore in 2026, and in each the total liabilities, from ₹110\u00a0crore to ₹264\u00a0crore.',
    );
    const profit = within(figures).getByRole('table', { name: 'Profit and loss. Each year ends on 31 March.' });
    const heads = within(profit).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['₹ crore', '2022', '2023', '2024', '2025', '2026']);
    expect(rowsOf(profit)).toContainEqual(['Net profit', '13', '17', '24', '29', '34']);
    const balance = within(figures).getByRole('table', { name: 'Balance sheet, on 31 March.' });
    expect(rowsOf(balance)).toContainEqual(['Debt', '60', '72', '90', '120', '160']);
    expect(rowsOf(balance)).toContainEqual(['Owners’ share', '80', '90', '106', '127', '153']);
  });

  test('shows the sources and uses of cash', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    expect(rowsOf(screen.getByRole('table', { name: 'Cash flow.' })).slice(1)).toEqual([
      ['From operations', '11', '6', '5', '−4', '−12'],
      ['Into fixed assets', '−13', '−13', '−18', '−19', '−24'],
      ['Loans, less repaid', '8', '12', '18', '30', '40'],
      ['To the owners', '−7', '−7', '−8', '−8', '−8'],
      ['Cash grew by', '−1', '−2', '−3', '−1', '−4'],
    ]);
  });

  test('shows the ratios that follow from them, with the way to their formulas', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const ratios = part('What the ratios say');
    expect(rowsOf(within(ratios).getByRole('table', { name: 'Computed from the tables above.' }))).toEqual([
      [],
      ['Current RatioCurrent assets ÷ current liabilities', '2.20', '2.30', '2.41', '2.69', '2.93'],
      ['Debt RatioTotal liabilities ÷ total assets', '0.58', '0.59', '0.61', '0.62', '0.63'],
      ['Net Profit Margin, %Net profit ÷ sales revenue', '6.5', '6.8', '7.5', '7.3', '6.8'],
      ['Asset Turnover RatioSales revenue ÷ total assets', '1.05', '1.13', '1.19', '1.20', '1.20'],
      ['Inventory TurnoverSales ÷ inventory', '6.67', '6.58', '6.67', '6.67', '6.67'],
      ['Average Collection Period, daysAccounts receivable ÷ credit sales per day', '110', '120', '131', '146', '161'],
    ]);
    expect(within(ratios).getByRole('link', { name: 'What each ratio means, with its formula' })).toHaveAttribute(
      'href',
      '/Artha-Custom-Report',
    );
  });

  test('discloses what a research report in India has to', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const disclosures = part('Disclosures');
    expect(disclosures).toHaveTextContent('Kirandhar Solar Pumps does not exist.');
    expect(disclosures).toHaveTextContent('Artha is not registered with SEBI as a research analyst.');
    expect(
      within(disclosures)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual([
      'Financial interest',
      'Other conflicts of interest',
      'Compensation',
      'Positions held',
      'Market making',
      'Source of figures',
      'Use of artificial intelligence',
      'Price history',
      'Meaning of the ratings',
    ]);
    expect(disclosures).toHaveTextContent('Investments in securities markets are subject to market risks.');
  });

  test('prints by the browser', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    renderScreen(<ReportPage report={solarPumps} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('leads back to the list, at its beginning and at its end', () => {
    renderScreen(<ReportPage report={coldStores} />);
    const links = screen.getAllByRole('link', { name: 'All reports' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Artha-Equity-Research',
      '/Artha-Equity-Research',
    ]);
  });

  test('leads on to the ratios, to the words of the glossary and to other reports', () => {
    renderScreen(<ReportPage report={coldStores} />, { registry: sampleRegistry({ words: [glossary] }) });
    const links = within(screen.getByRole('list', { name: 'Further reading' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Artha-Custom-Report',
      '/words/floating-interest-rate',
      '/words/collateral',
      '/words/basis-point',
      '/Artha-Equity-Research/scan-centres',
      '/Artha-Equity-Research/solar-pumps',
    ]);
  });

  test('names no glossary if none is published', () => {
    renderScreen(<ReportPage report={coldStores} />);
    expect(screen.queryByText('in the glossary')).not.toBeInTheDocument();
  });

  test.each(reports)('is complete as composed and has no inline style: $card.title', (report) => {
    const html = renderToString(
      <TestRouter>
        <ReportPage report={report} />
      </TestRouter>,
    );
    expect(html).not.toContain(' style=');
    document.body.innerHTML = html;
    expect(screen.getAllByRole('table')).toHaveLength(7);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(sections.length);
  });
});
