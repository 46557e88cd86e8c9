import { renderScreen } from '@artha/shared/testing';
import { act, screen } from '@testing-library/react';
import { reportCards } from '../../research/reports/reports.ts';
import { ResearchReport } from './ResearchReport.tsx';
import { structuredData } from './structuredData.ts';

function show(slug: string): Promise<void> {
  // oxlint-disable-next-line testing-library/no-unnecessary-act -- what waits for data wakes up within an awaited action only
  return act(async () => {
    renderScreen(<ResearchReport />, { path: `/Artha-Equity-Research/${slug}` });
    await Promise.resolve();
  });
}

test.each(reportCards)('the address of “$title” shows it and names the document', async ({ slug, title }) => {
  await show(slug);
  expect(await screen.findByRole('heading', { level: 1, name: `${title}.` })).toBeVisible();
  expect(document.title).toContain(title);
});

test('an address that names no report says so and leads to the list', async () => {
  await show('moon-mines');
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such report.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/Artha-Equity-Research');
});

test('a report describes itself for search engines, and no other one', () => {
  const site = {
    product: 'Artha',
    email: 'hello@artha.example',
    origin: 'https://artha.example',
    url: 'https://artha.example/Artha-Equity-Research/cold-stores',
    image: undefined,
    organization: { '@id': 'https://artha.example/#organization' },
  };
  expect(structuredData(site)).toEqual([expect.objectContaining({ headline: 'Cold stores, built on loans' })]);
});
