import { renderScreen } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import { reportCards } from '../../research/reportCards.ts';
import { EquityResearch } from './EquityResearch.tsx';

const show = () => renderScreen(<EquityResearch />, { path: '/Artha-Equity-Research' });

describe('the list of equity research reports', () => {
  test('says what it is, and that the companies are made up', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reports you can read in one sitting.');
    expect(screen.getByText('Worked examples of reading a company’s accounts, four minutes each.')).toBeVisible();
    expect(screen.getByText(/are made up, to show how a report reads\.$/)).toBeVisible();
  });

  test('leads to every report', () => {
    show();
    const links = within(screen.getByRole('list', { name: 'Reports' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      reportCards.map(({ slug, title }) => [title, `/Artha-Equity-Research/${slug}`]),
    );
  });

  test.each(reportCards)(
    'tells of “$title” what it is on and when it was published',
    ({ company, sector, summary }) => {
      show();
      expect(screen.getByText(company)).toBeVisible();
      expect(screen.getByText(`A made-up company in ${sector}`)).toBeVisible();
      expect(screen.getByText(summary)).toBeVisible();
    },
  );

  test('writes dates out', () => {
    show();
    expect(screen.getByText('13 October 2026')).toHaveAttribute('datetime', '2026-10-13');
  });
});
