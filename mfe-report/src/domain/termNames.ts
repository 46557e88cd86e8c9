/** A financial ratio by name: what a card shows of it, and what a table of figures needs. */
export interface TermName {
  readonly id: string;
  readonly name: string;
  /** The idea on one or two lines; shown, never searched. */
  readonly brief: string;
}

/** The twenty-two terms, in the specification's order. */
export const termNames = [
  { id: 'asset-to-sales-ratio', name: 'Asset To Sales Ratio', brief: 'Total assets ÷ sales revenue' },
  { id: 'asset-turnover-ratio', name: 'Asset Turnover Ratio', brief: 'Sales revenue ÷ total assets' },
  { id: 'contribution-margin', name: 'Contribution Margin', brief: 'Price per unit − variable cost per unit' },
  { id: 'current-ratio', name: 'Current Ratio', brief: 'Current assets ÷ current liabilities' },
  { id: 'debt-ratio', name: 'Debt Ratio', brief: 'Total liabilities ÷ total assets' },
  {
    id: 'discounted-payback-period',
    name: 'Discounted Payback Period',
    brief: 'Periods until discounted cash flow returns the investment',
  },
  {
    id: 'equivalent-annual-annuity',
    name: 'Equivalent Annual Annuity',
    brief: 'Net present value as an equal yearly amount',
  },
  { id: 'inventory-turnover-ratio', name: 'Inventory Turnover Ratio', brief: 'Cost of goods sold ÷ average inventory' },
  { id: 'net-profit-margin', name: 'Net Profit Margin', brief: 'Net profit ÷ sales revenue' },
  { id: 'payback-period', name: 'Payback Period', brief: 'Initial investment ÷ periodic cash flow' },
  {
    id: 'quick-ratio',
    name: 'Quick Ratio',
    brief: 'Current assets without inventory and prepaid expenses ÷ current liabilities',
  },
  { id: 'return-on-investment', name: 'Return On Investment', brief: 'Gain less cost ÷ cost' },
  { id: 'asset-turnover', name: 'Asset Turnover', brief: 'Net sales ÷ average total assets' },
  {
    id: 'average-collection-period',
    name: 'Average Collection Period',
    brief: 'Accounts receivable ÷ credit sales per day',
  },
  { id: 'net-profit', name: 'Net Profit', brief: 'Gross profit less operating expenses, taxes and interest' },
  {
    id: 'cash-conversion-cycle',
    name: 'Cash Conversion Cycle',
    brief: 'Days in stock + days to collect − days to pay',
  },
  {
    id: 'inventory-conversion-period',
    name: 'Inventory Conversion Period',
    brief: 'Average inventory ÷ cost of goods sold per day',
  },
  { id: 'inventory-conversion-ratio', name: 'Inventory Conversion Ratio', brief: 'Half of sales ÷ cost of goods sold' },
  { id: 'inventory-turnover', name: 'Inventory Turnover', brief: 'Sales ÷ inventory' },
  {
    id: 'payables-conversion-period',
    name: 'Payables Conversion Period',
    brief: 'Average accounts payable ÷ cost of goods sold per day',
  },
  {
    id: 'receivables-conversion-period',
    name: 'Receivables Conversion Period',
    brief: 'Average accounts receivable ÷ net credit sales per day',
  },
  {
    id: 'receivables-turnover-ratio',
    name: 'Receivables Turnover Ratio',
    brief: 'Net credit sales ÷ average accounts receivable',
  },
] as const satisfies readonly TermName[];

/** The id of a financial term. */
export type TermId = (typeof termNames)[number]['id'];
