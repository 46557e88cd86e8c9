import type { TermId } from '../../domain/termIds.ts';
import type { TermName } from '../../domain/terms.ts';

/** The ratios in English. */
export const termNames: Readonly<Record<TermId, TermName>> = {
  'asset-to-sales-ratio': { name: 'Asset To Sales Ratio', brief: 'Total assets ÷ sales revenue' },
  'asset-turnover-ratio': { name: 'Asset Turnover Ratio', brief: 'Sales revenue ÷ total assets' },
  'contribution-margin': { name: 'Contribution Margin', brief: 'Price per unit − variable cost per unit' },
  'current-ratio': { name: 'Current Ratio', brief: 'Current assets ÷ current liabilities' },
  'debt-ratio': { name: 'Debt Ratio', brief: 'Total liabilities ÷ total assets' },
  'discounted-payback-period': {
    name: 'Discounted Payback Period',
    brief: 'Periods until discounted cash flow returns the investment',
  },
  'equivalent-annual-annuity': {
    name: 'Equivalent Annual Annuity',
    brief: 'Net present value as an equal yearly amount',
  },
  'inventory-turnover-ratio': { name: 'Inventory Turnover Ratio', brief: 'Cost of goods sold ÷ average inventory' },
  'net-profit-margin': { name: 'Net Profit Margin', brief: 'Net profit ÷ sales revenue' },
  'payback-period': { name: 'Payback Period', brief: 'Initial investment ÷ periodic cash flow' },
  'quick-ratio': {
    name: 'Quick Ratio',
    brief: 'Current assets without inventory and prepaid expenses ÷ current liabilities',
  },
  'return-on-investment': { name: 'Return On Investment', brief: 'Gain less cost ÷ cost' },
  'asset-turnover': { name: 'Asset Turnover', brief: 'Net sales ÷ average total assets' },
  'average-collection-period': {
    name: 'Average Collection Period',
    brief: 'Accounts receivable ÷ credit sales per day',
  },
  'net-profit': { name: 'Net Profit', brief: 'Gross profit less operating expenses, taxes and interest' },
  'cash-conversion-cycle': { name: 'Cash Conversion Cycle', brief: 'Days in stock + days to collect − days to pay' },
  'inventory-conversion-period': {
    name: 'Inventory Conversion Period',
    brief: 'Average inventory ÷ cost of goods sold per day',
  },
  'inventory-conversion-ratio': { name: 'Inventory Conversion Ratio', brief: 'Half of sales ÷ cost of goods sold' },
  'inventory-turnover': { name: 'Inventory Turnover', brief: 'Sales ÷ inventory' },
  'payables-conversion-period': {
    name: 'Payables Conversion Period',
    brief: 'Average accounts payable ÷ cost of goods sold per day',
  },
  'receivables-conversion-period': {
    name: 'Receivables Conversion Period',
    brief: 'Average accounts receivable ÷ net credit sales per day',
  },
  'receivables-turnover-ratio': {
    name: 'Receivables Turnover Ratio',
    brief: 'Net credit sales ÷ average accounts receivable',
  },
};
