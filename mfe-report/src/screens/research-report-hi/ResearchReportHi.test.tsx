import { leftOverEnglish, renderScreen } from '@artha/shared/testing';
import { act, screen } from '@testing-library/react';
import { EquityResearchHi } from '../equity-research-hi/EquityResearchHi.tsx';
import { structuredData as listData } from '../equity-research-hi/structuredData.ts';
import { ResearchReportHi } from './ResearchReportHi.tsx';
import { structuredData } from './structuredData.ts';

/** The name of the site. */
const allowed = /Artha|PDF/g;

const site = {
  product: 'Artha',
  email: 'hello@artha.example',
  origin: 'https://artha.example',
  url: 'https://artha.example/hi/Artha-Equity-Research/cold-stores',
  image: undefined,
  organization: { '@id': 'https://artha.example/#organization' },
};

test('a report is in Hindi, with its tables, its charts and its valuation', async () => {
  let container: HTMLElement | undefined;
  // oxlint-disable-next-line testing-library/no-unnecessary-act -- what waits for data wakes up within an awaited action only
  await act(async () => {
    ({ container } = renderScreen(<ResearchReportHi />, {
      path: '/hi/Artha-Equity-Research/cold-stores',
      language: 'hi',
    }));
    await Promise.resolve();
  });
  expect(await screen.findByText('ऋण पर बने कोल्ड स्टोर।')).toBeInTheDocument();
  expect(document.title).toContain('ऋण पर बने कोल्ड स्टोर');
  expect(container && leftOverEnglish(container, allowed)).toEqual([]);
});

test('the list is in Hindi', async () => {
  const { container } = renderScreen(<EquityResearchHi />, { path: '/hi/Artha-Equity-Research', language: 'hi' });
  expect(await screen.findByText('सभी 5 रिपोर्टें')).toBeInTheDocument();
  expect(leftOverEnglish(container, allowed)).toEqual([]);
});

test('a report and the list describe themselves for search engines in Hindi', () => {
  expect(structuredData(site)).toEqual([expect.objectContaining({ headline: 'ऋण पर बने कोल्ड स्टोर', inLanguage: 'hi' })]);
  expect(JSON.stringify(listData(site))).toContain('ऋण पर बने कोल्ड स्टोर');
});
