import type { TermId } from './termNames.ts';

/** The formulas as plain text, so that a search meets words and not markup; searched, never shown. */
export const plainFormulas: Readonly<Record<TermId, string>> = {
  'asset-to-sales-ratio': 'Asset To Sales Ratio = Total Assets / Sales Revenue',
  'asset-turnover-ratio': 'Asset Turnover Ratio = Sales Revenue / Total Assets',
  'contribution-margin': 'Contribution Margin = Price per Unit - Variable Cost per Unit',
  'current-ratio': 'Current Ratio = Current Assets / Current Liabilities',
  'debt-ratio': 'Debt Ratio = Total Liabilities / Total Assets',
  'discounted-payback-period': 'Discounted Payback Period = ln(1 / (1 - I × r / CF)) / ln(1 + r)',
  'equivalent-annual-annuity': 'Equivalent Annual Annuity = r × NPV / (1 - (1 + r)^-n)',
  'inventory-turnover-ratio': 'Inventory Turnover Ratio = Cost of Goods Sold / Average Inventory',
  'net-profit-margin': 'Net Profit Margin = Net Profit / Sales Revenue × 100%',
  'payback-period': 'Payback Period = Initial Investment / Periodic Cash Flow',
  'quick-ratio': 'Quick Ratio = (Current Assets - Inventory - Prepaid Expenses) / Current Liabilities',
  'return-on-investment':
    'Return On Investment = (Gain from Investment - Cost of Investment) / Cost of Investment × 100%',
  'asset-turnover': 'Asset Turnover = Net Sales / Average Total Assets',
  'average-collection-period': 'Average Collection Period = Accounts Receivable / (Annual Credit Sales / 365)',
  'net-profit': 'Net Profit = Gross Profit - Operating Expenses - Taxes - Interest',
  'cash-conversion-cycle': 'Cash Conversion Cycle = ICP + RCP - PCP',
  'inventory-conversion-period': 'Inventory Conversion Period = Average Inventory / (Cost of Goods Sold / 365)',
  'inventory-conversion-ratio': 'Inventory Conversion Ratio = Sales × 0.5 / Cost of Goods Sold',
  'inventory-turnover': 'Inventory Turnover = Sales / Inventory',
  'payables-conversion-period': 'Payables Conversion Period = Average Accounts Payable / (Cost of Goods Sold / 365)',
  'receivables-conversion-period':
    'Receivables Conversion Period = Average Accounts Receivable / (Net Credit Sales / 365)',
  'receivables-turnover-ratio': 'Receivables Turnover Ratio = Net Credit Sales / Average Accounts Receivable',
};
