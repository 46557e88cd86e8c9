import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportCards } from '../../research/reports/reports.ts';
import { EquityResearch } from './EquityResearch.tsx';

async function show(search = ''): Promise<void> {
  renderScreen(<EquityResearch />, { path: `/Artha-Equity-Research${search}` });
  await screen.findByRole('status');
}
const titles = () =>
  within(screen.getByRole('list', { name: 'Reports' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const choose = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option);

describe('the list of equity research reports', () => {
  test('says what it is, and that the companies are made up', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reports you can read in one sitting.');
    expect(screen.getByText('Worked examples of reading a company’s accounts, about five minutes each.')).toBeVisible();
    expect(screen.getByText(/are made up, to show how a report reads\.$/)).toBeVisible();
  });

  test('leads to every report', async () => {
    await show();
    const links = within(screen.getByRole('list', { name: 'Reports' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      reportCards.map(({ slug, title }) => [title, `/Artha-Equity-Research/${slug}`]),
    );
    expect(screen.getByRole('status')).toHaveTextContent('All 5 reports');
  });

  test.each(reportCards)(
    'tells of “$title” what it is on and how it is rated',
    async ({ company, sector, summary }) => {
      await show();
      expect(screen.getByText(company)).toBeVisible();
      expect(screen.getByText(`A made-up company in ${sector}`)).toBeVisible();
      expect(screen.getByText(summary)).toBeVisible();
    },
  );

  test('writes dates and ratings out', async () => {
    await show();
    expect(screen.getByText('13 October 2026')).toHaveAttribute('datetime', '2026-10-13');
    expect(screen.getByText('Sell', { selector: 'b' }).closest('p')).toHaveTextContent(
      'Sell: worth ₹42 at a price of ₹58',
    );
  });
});

describe('the choice of reports', () => {
  test('by sector and by rating leaves what is both, counts it, and can be taken back', async () => {
    await show();
    await choose('Rating', 'Buy');
    expect(titles()).toEqual(['Payroll software, paid ahead', 'Scan centres, one machine at a time']);
    expect(screen.getByRole('status')).toHaveTextContent('2 reports');
    await choose('Sector', 'Software');
    expect(titles()).toEqual(['Payroll software, paid ahead']);
    expect(screen.getByRole('status')).toHaveTextContent('1 report');
    await choose('Rating', 'Sell');
    expect(screen.queryByRole('list', { name: 'Reports' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('0 reports. No report is of that sector with that rating.');
    await userEvent.click(screen.getByRole('button', { name: 'Show all reports' }));
    expect(titles()).toHaveLength(5);
    expect(screen.getByRole('combobox', { name: 'Sector' })).toHaveValue('');
  });

  test('offers every sector once, in order', async () => {
    await show();
    const options = within(screen.getByRole('combobox', { name: 'Sector' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'All sectors',
      'Farm equipment',
      'Health care',
      'Packaged food',
      'Software',
      'Storage and transport',
    ]);
  });

  test('comes from the address, and what no list offers is no choice', async () => {
    await show('?sector=software&rating=strong-buy');
    expect(titles()).toEqual(['Payroll software, paid ahead']);
    expect(screen.getByRole('combobox', { name: 'Sector' })).toHaveValue('Software');
    expect(screen.getByRole('combobox', { name: 'Rating' })).toHaveValue('');
  });
});
