import type { TermId } from '../termIds.ts';
import type { Expression } from './expression.ts';

/** The units of ratios: times, a fraction shown as a percentage, rupees, days or periods. */
export type RatioUnit = 'x' | '%' | 'INR' | 'days' | 'periods';

/** How a ratio is computed and written. */
export interface RatioRule {
  readonly unit: RatioUnit;
  readonly formula: Expression;
  /** The limit of the formula, used if the rate is zero and the formula would divide by zero. */
  readonly atZeroRate?: Expression;
}

/** How many days the formulas give a year. */
const DAYS_A_YEAR = 365;

/** The twenty-two ratios, each written down once. */
export const ratioRules: Readonly<Record<TermId, RatioRule>> = {
  'asset-to-sales-ratio': { unit: 'x', formula: ['over', 'totalAssets', 'salesRevenue'] },
  'asset-turnover-ratio': { unit: 'x', formula: ['over', 'salesRevenue', 'totalAssets'] },
  'contribution-margin': { unit: 'INR', formula: ['less', 'pricePerUnit', 'variableCostPerUnit'] },
  'current-ratio': { unit: 'x', formula: ['over', 'currentAssets', 'currentLiabilities'] },
  'debt-ratio': { unit: 'x', formula: ['over', 'totalLiabilities', 'totalAssets'] },
  'discounted-payback-period': {
    unit: 'periods',
    formula: [
      'over',
      [
        'ln',
        [
          'over',
          1,
          [
            'less',
            1,
            [
              'over',
              ['times', ['called', 'initialInvestment', 'I_0'], ['called', 'rate', 'r']],
              ['called', 'periodicCashFlow', 'CF'],
            ],
          ],
        ],
      ],
      ['ln', ['plus', 1, ['called', 'rate', 'r']]],
    ],
    atZeroRate: ['over', ['called', 'initialInvestment', 'I_0'], ['called', 'periodicCashFlow', 'CF']],
  },
  'equivalent-annual-annuity': {
    unit: 'INR',
    formula: [
      'over',
      ['times', ['called', 'rate', 'r'], ['called', 'npv', 'NPV']],
      ['less', 1, ['power', ['plus', 1, ['called', 'rate', 'r']], ['minus', ['called', 'periods', 'n']]]],
    ],
    atZeroRate: ['over', ['called', 'npv', 'NPV'], ['called', 'periods', 'n']],
  },
  'inventory-turnover-ratio': { unit: 'x', formula: ['over', 'costOfGoodsSold', 'averageInventory'] },
  'net-profit-margin': { unit: '%', formula: ['over', 'netProfit', 'salesRevenue'] },
  'payback-period': { unit: 'periods', formula: ['over', 'initialInvestment', 'periodicCashFlow'] },
  'quick-ratio': {
    unit: 'x',
    formula: ['over', ['less', 'currentAssets', 'inventory', 'prepaidExpenses'], 'currentLiabilities'],
  },
  'return-on-investment': {
    unit: '%',
    formula: ['over', ['less', 'gainFromInvestment', 'costOfInvestment'], 'costOfInvestment'],
  },
  'asset-turnover': { unit: 'x', formula: ['over', 'netSales', 'averageTotalAssets'] },
  'average-collection-period': {
    unit: 'days',
    formula: ['over', 'accountsReceivable', ['per', ['called', 'netCreditSales', 'Annual Credit Sales'], DAYS_A_YEAR]],
  },
  'net-profit': { unit: 'INR', formula: ['less', 'grossProfit', 'operatingExpenses', 'taxes', 'interest'] },
  'cash-conversion-cycle': {
    unit: 'days',
    formula: [
      'less',
      ['plus', 'inventory-conversion-period', 'receivables-conversion-period'],
      'payables-conversion-period',
    ],
  },
  'inventory-conversion-period': {
    unit: 'days',
    formula: ['over', 'averageInventory', ['per', 'costOfGoodsSold', DAYS_A_YEAR]],
  },
  'inventory-conversion-ratio': {
    unit: 'x',
    formula: ['over', ['times', ['called', 'salesRevenue', 'Sales'], 0.5], 'costOfGoodsSold'],
  },
  'inventory-turnover': { unit: 'x', formula: ['over', ['called', 'salesRevenue', 'Sales'], 'inventory'] },
  'payables-conversion-period': {
    unit: 'days',
    formula: ['over', 'averageAccountsPayable', ['per', 'costOfGoodsSold', DAYS_A_YEAR]],
  },
  'receivables-conversion-period': {
    unit: 'days',
    formula: ['over', 'averageAccountsReceivable', ['per', 'netCreditSales', DAYS_A_YEAR]],
  },
  'receivables-turnover-ratio': { unit: 'x', formula: ['over', 'netCreditSales', 'averageAccountsReceivable'] },
};
