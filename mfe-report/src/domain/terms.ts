import { termNames, type TermId, type TermName } from './termNames.ts';

/**
 * A financial ratio of the report builder. Its typeset formula is the line of `formulas.tex` that begins with its `id`.
 */
export interface FinancialTerm extends TermName {
  readonly id: TermId;
  /** Its place among the terms, from 1. */
  readonly number: number;
  /** One to three sentences: what it measures, how to read it, what the letters in the formula mean. */
  readonly explanation: string;
  /** The days of a year in the formula, if it counts days. */
  readonly dayCount?: number;
}

const readings: Readonly<Record<TermId, Pick<FinancialTerm, 'explanation' | 'dayCount'>>> = {
  'asset-to-sales-ratio': {
    explanation:
      'How many rupees of assets lie behind each rupee of sales. A low figure means that the business sells a lot with little; it is best read against others in the same trade.',
  },
  'asset-turnover-ratio': {
    explanation:
      'How many rupees of sales each rupee of assets brings in, with the assets counted on the closing day. A higher figure means that the assets are worked harder. It is the Asset To Sales Ratio upside down.',
  },
  'contribution-margin': {
    explanation:
      'What is left of the price of one unit after the costs that arise only because it was made. That remainder goes first to rent, salaries and other fixed costs, and then to profit.',
  },
  'current-ratio': {
    explanation:
      'Whether what will turn into cash within a year covers what has to be paid within a year. Above 1 it does; well above 1 may mean that money or stock is lying idle.',
  },
  'debt-ratio': {
    explanation:
      'The part of what a business owns that is paid for with other people’s money. At 0.4, forty paise of every rupee of assets is owed; the nearer to 1, the less room there is for a bad year.',
  },
  'discounted-payback-period': {
    explanation:
      'How many periods pass before an investment has earned itself back, with later money counted as worth less than money now. I is the first outlay, r the rate for a period, CF the equal cash flow of each; if CF is at most I × r, the money never comes back.',
  },
  'equivalent-annual-annuity': {
    explanation:
      'The equal yearly sum that is worth as much as a project’s whole net present value, NPV. It lets projects of unequal length be compared: the larger sum is worth more. Here r is the rate for one year and n the number of years.',
  },
  'inventory-turnover-ratio': {
    explanation:
      'How many times in a year the average stock is sold and replaced, counted at what the goods cost. A higher figure means that goods leave the shelves sooner; a very high one may mean that they run out.',
  },
  'net-profit-margin': {
    explanation:
      'How much of each hundred rupees of sales is left as profit when every cost has been paid. At 8%, eight rupees remain.',
  },
  'payback-period': {
    explanation:
      'How many periods pass before an investment has returned the money put into it. Shorter means that the money is at risk for less time. It counts later money as worth the same as money now.',
  },
  'quick-ratio': {
    explanation:
      'Whether bills due within a year could be met without selling any stock. It is a stricter Current Ratio: inventory and prepaid expenses are left out, since they are slow to become cash or never do.',
  },
  'return-on-investment': {
    explanation:
      'ROI for short: how much an investment gained for what it cost, as a percentage. The gain is all that was received from it, so 35% means that a hundred rupees came back as 135. It takes no account of the years in between.',
  },
  'asset-turnover': {
    explanation:
      'How many rupees of net sales each rupee of assets brings in, with the assets averaged over the year. The average makes it fairer than the Asset Turnover Ratio when much was bought or sold late in the year.',
  },
  'average-collection-period': {
    explanation:
      'How many days pass before customers who bought on credit pay, on average. A figure longer than the credit allowed means that money is coming in late. Sales are taken as spread evenly over 365 days.',
    dayCount: 365,
  },
  'net-profit': {
    explanation:
      'What a business has earned when every cost is paid: running it, interest and taxes. A negative figure is a loss.',
  },
  'cash-conversion-cycle': {
    explanation:
      'How many days pass between paying suppliers and being paid by customers. ICP, RCP and PCP are the inventory, receivables and payables conversion periods. The shorter the cycle, the less money is tied up; below zero, suppliers are paying for the business.',
  },
  'inventory-conversion-period': {
    explanation:
      'How many days goods lie in stock before they are sold, on average. Fewer days tie up less money. It is 365 divided by the Inventory Turnover Ratio.',
    dayCount: 365,
  },
  'inventory-conversion-ratio': {
    explanation:
      'How far half the sales would go towards the cost of the goods sold. Lenders use it to judge how much may be borrowed against stock; the half is the part of the selling price they count on.',
  },
  'inventory-turnover': {
    explanation:
      'How many times the stock on hand is covered by the year’s sales, counted at selling prices. It usually comes out higher than the Inventory Turnover Ratio, which counts at cost, so compare like with like.',
  },
  'payables-conversion-period': {
    explanation:
      'How many days pass before the business pays its suppliers, on average. More days keep cash in hand for longer; too many may strain the suppliers’ patience.',
    dayCount: 365,
  },
  'receivables-conversion-period': {
    explanation:
      'How many days credit sales wait to become cash, taking the average owed by customers over the year. Fewer days mean quicker payment. It is 365 divided by the Receivables Turnover Ratio.',
    dayCount: 365,
  },
  'receivables-turnover-ratio': {
    explanation:
      'How many times in a year the average sum owed by customers is collected. A higher figure means that customers pay sooner; a low one may point to loose credit or late payers.',
  },
};

/** The twenty-two terms, in the specification's order. */
export const financialTerms: readonly FinancialTerm[] = termNames.map((name, index) => ({
  number: index + 1,
  ...name,
  ...readings[name.id],
}));
