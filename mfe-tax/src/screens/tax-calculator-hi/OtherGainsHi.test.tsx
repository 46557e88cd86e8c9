import { leftOverEnglish, renderScreen } from '@artha/shared/testing';
import { screen } from '@testing-library/react';
import { TaxCalculatorHi } from './TaxCalculatorHi.tsx';

/** Sections, notifications, a schedule of the return, and addresses of sources. */
const allowed =
  /\d+[A-Z]+(\(\w+\))*|\d+\(\w+\)|भाग I(-B)?|अनुसूची (III|CFL)|अध्याय (VI-A|VIII)|\(HRA\)|S\.O\. |\(professional tax\)|(\w+\.)+(com|co|app|in|org)\b|PDF|Artha/g;

test.each([
  ['2025-26', 'property-20110801-20250801-9500000--4000000-100000-20120601_debtFund-20230501-20250801-200000-'],
  [
    '2026-27',
    'other-20260801-20260801-1-50000_property--_year-100-200_longTerm-2020-300_ownHouse-2020-400_shortTerm-1990-1',
  ],
])('other gains and losses of %s are in Hindi', async (year, others) => {
  const { container } = renderScreen(<TaxCalculatorHi />, {
    path: `/hi/tools/tax-calculator?step=estimate#basicSalary=1500000&others=${others}&year=${year}&metroCity=no`,
    language: 'hi',
  });
  expect(await screen.findByText(/^इनकी गणना नहीं होती/)).toBeVisible();
  // The salary in words is the last that loads.
  await screen.findAllByText(/^पंद्रह लाख/);
  expect(leftOverEnglish(container, allowed)).toEqual([]);
});
