import { renderScreen, sampleRegistry, sampleRoute, sampleVersion, TestRouter } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sections } from './report.ts';
import { ReportPage } from './ReportPage.tsx';
import { coldStores } from './reports/coldStores.ts';
import { payrollSoftware } from './reports/payrollSoftware.ts';
import { solarPumps } from './reports/solarPumps.ts';

const glossary = sampleVersion({
  routes: [
    sampleRoute({
      path: '/words',
      tool: { name: 'Glossary', description: 'Terms.', order: 1 },
    }),
  ],
});

const part = (name: string) => screen.getByRole('region', { name });

/** A paragraph as it is read, where there is no glossary to lead to. */
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

  test('has contents that lead to each of its parts', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      sections.map(({ id, heading }) => [heading, `#${id}`]),
    );
    for (const { id, heading } of sections) {
      expect(screen.getByRole('region', { name: heading })).toHaveAttribute('id', id);
      for (const paragraph of solarPumps.text[id]) {
        expect(within(part(heading)).getByText(wordsOf(paragraph))).toBeVisible();
      }
    }
  });

  test('shows five years of figures as a chart and, in full, as a table', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const figures = part('Five years in figures');
    expect(within(figures).getByRole('img')).toHaveAccessibleName(
      'Bars of revenue from ₹200\u00a0crore in 2022 to ₹500\u00a0crore in 2026, and in each the operating profit, from ₹24\u00a0crore to ₹60\u00a0crore.',
    );
    const table = within(figures).getByRole('table', { name: 'Each year ends on 31 March.' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['₹ crore', '2022', '2023', '2024', '2025', '2026']);
    const rows = rowsOf(table);
    expect(rows).toContainEqual(['Operating profit', '24', '30', '40', '50', '60']);
    expect(rows).toContainEqual(['Net profit', '13', '17', '24', '29', '34']);
    expect(rows).toContainEqual(['Debt', '60', '72', '90', '120', '160']);
  });

  test('shows the ratios that follow from them, with the way to their formulas', () => {
    renderScreen(<ReportPage report={solarPumps} />);
    const ratios = part('What the ratios say');
    expect(rowsOf(within(ratios).getByRole('table', { name: 'Computed from the table above.' }))).toEqual([
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

  test('leads back to the list, at its beginning and at its end', () => {
    renderScreen(<ReportPage report={coldStores} />);
    const links = screen.getAllByRole('link', { name: 'All reports' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Artha-Equity-Research',
      '/Artha-Equity-Research',
    ]);
  });

  test('leads on to the ratios, to the words of the glossary and to the other reports', () => {
    renderScreen(<ReportPage report={coldStores} />, { registry: sampleRegistry({ glossary: [glossary] }) });
    const links = within(screen.getByRole('list', { name: 'Further reading' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Artha-Custom-Report',
      '/words#floating-interest-rate',
      '/words#collateral',
      '/words#basis-point',
      '/Artha-Equity-Research/solar-pumps',
      '/Artha-Equity-Research/payroll-software',
    ]);
  });

  test('names no glossary where none is published', () => {
    renderScreen(<ReportPage report={coldStores} />);
    expect(screen.queryByText('in the glossary')).not.toBeInTheDocument();
  });

  test.each([solarPumps, coldStores, payrollSoftware])(
    'is complete as composed and has no inline style: $card.title',
    (report) => {
      const html = renderToString(
        <TestRouter>
          <ReportPage report={report} />
        </TestRouter>,
      );
      expect(html).not.toContain(' style=');
      document.body.innerHTML = html;
      expect(screen.getAllByRole('table')).toHaveLength(2);
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(sections.length);
    },
  );
});
