/** @jest-environment node */
import { formatRupees } from '@artha/shared/format';
import { provideSite, testConfig, TestRouter } from '@artha/shared/testing';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static.edge';
import { LATEST_YEAR } from '../../domain/financialYear.ts';
import { toRupees } from '../../domain/money.ts';
import { standardRulesOf } from '../../domain/regimes.ts';
import { TaxCalculatorHi } from '../tax-calculator-hi/TaxCalculatorHi.tsx';
import { TaxCalculator } from './TaxCalculator.tsx';

/** A page as it is composed: with everything that loads late. */
async function compose(calculator: ReactElement): Promise<string> {
  const { prelude } = await prerender(<TestRouter>{calculator}</TestRouter>);
  return new Response(prelude).text();
}

beforeAll(() => {
  provideSite(testConfig, {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: {},
  });
});

const deduction = formatRupees(toRupees(standardRulesOf(LATEST_YEAR).old.standardDeduction));

test.each([
  ['English', <TaxCalculator key="en" />, `Old Regime, after a standard deduction of ${deduction}`, 'Above 10 L'],
  ['Hindi', <TaxCalculatorHi key="hi" />, `पुरानी कर व्यवस्था, ${deduction} की मानक कटौती के बाद`, '10 लाख से ऊपर'],
])('a browser without JavaScript reads slabs and rates in %s', async (_, calculator, caption, slab) => {
  const [, replacement = ''] = /<noscript>(.*)<\/noscript>/s.exec(await compose(calculator)) ?? [];
  const withoutComments = replacement.replaceAll('<!-- -->', '');
  expect(replacement.match(/<caption/g)).toHaveLength(2);
  expect(replacement).toContain(caption);
  expect(withoutComments).toContain(`${slab}</th><td>30%</td>`);
});
