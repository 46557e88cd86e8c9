import type { TermId } from '../../domain/termIds.ts';
import { termsOf } from '../../domain/terms.ts';
import { termNames } from './termNames.ts';

/** The meaning of each ratio. */
const explanations: Readonly<Record<TermId, string>> = {
  'asset-to-sales-ratio':
    'How many rupees of assets lie behind each rupee of sales. A low figure means that the business sells a lot with little; it is best read against others in the same trade.',
  'asset-turnover-ratio':
    'How many rupees of sales each rupee of assets brings in, with the assets counted on the closing day. A higher figure means that the assets are worked harder. It is the Asset To Sales Ratio upside down.',
  'contribution-margin':
    'What is left of the price of one unit after the costs that arise only because it was made. That remainder goes first to rent, salaries and other fixed costs, and then to profit.',
  'current-ratio':
    'Whether what will turn into cash within a year covers what has to be paid within a year. Above 1 it does; well above 1 may mean that money or stock is lying idle.',
  'debt-ratio':
    'The part of what a business owns that is paid for with other people’s money. At 0.4, forty paise of every rupee of assets is owed; the nearer to 1, the less room there is for a bad year.',
  'discounted-payback-period':
    'How many periods pass before an investment has earned itself back, with later money counted as worth less than money now. I is the first outlay, r the rate for a period, CF the equal cash flow of each; if CF is at most I × r, the money never comes back.',
  'equivalent-annual-annuity':
    'The equal yearly sum that is worth as much as a project’s whole net present value, NPV. It lets projects of unequal length be compared: the larger sum is worth more. Here r is the rate for one year and n the number of years.',
  'inventory-turnover-ratio':
    'How many times in a year the average stock is sold and replaced, counted at what the goods cost. A higher figure means that goods leave the shelves sooner; a very high one may mean that they run out.',
  'net-profit-margin':
    'How much of each hundred rupees of sales is left as profit when every cost has been paid. At 8%, eight rupees remain.',
  'payback-period':
    'How many periods pass before an investment has returned the money put into it. Shorter means that the money is at risk for less time. It counts later money as worth the same as money now.',
  'quick-ratio':
    'Whether bills due within a year could be met without selling any stock. It is a stricter Current Ratio: inventory and prepaid expenses are left out, since they are slow to become cash or never do.',
  'return-on-investment':
    'ROI for short: how much an investment gained for what it cost, as a percentage. The gain is all that was received from it, so 35% means that a hundred rupees came back as 135. It takes no account of the years in between.',
  'asset-turnover':
    'How many rupees of net sales each rupee of assets brings in, with the assets averaged over the year. The average makes it fairer than the Asset Turnover Ratio when much was bought or sold late in the year.',
  'average-collection-period':
    'How many days pass before customers who bought on credit pay, on average. A figure longer than the credit allowed means that money is coming in late. Sales are taken as spread evenly over 365 days.',
  'net-profit':
    'What a business has earned when every cost is paid: running it, interest and taxes. A negative figure is a loss.',
  'cash-conversion-cycle':
    'How many days pass between paying suppliers and being paid by customers. ICP, RCP and PCP are the inventory, receivables and payables conversion periods. The shorter the cycle, the less money is tied up; below zero, suppliers are paying for the business.',
  'inventory-conversion-period':
    'How many days goods lie in stock before they are sold, on average. Fewer days tie up less money. It is 365 divided by the Inventory Turnover Ratio.',
  'inventory-conversion-ratio':
    'How far half the sales would go towards the cost of the goods sold. Lenders use it to judge how much may be borrowed against stock; the half is the part of the selling price they count on.',
  'inventory-turnover':
    'How many times the stock on hand is covered by the year’s sales, counted at selling prices. It usually comes out higher than the Inventory Turnover Ratio, which counts at cost, so compare like with like.',
  'payables-conversion-period':
    'How many days pass before the business pays its suppliers, on average. More days keep cash in hand for longer; too many may strain the suppliers’ patience.',
  'receivables-conversion-period':
    'How many days credit sales wait to become cash, taking the average owed by customers over the year. Fewer days mean quicker payment. It is 365 divided by the Receivables Turnover Ratio.',
  'receivables-turnover-ratio':
    'How many times in a year the average sum owed by customers is collected. A higher figure means that customers pay sooner; a low one may point to loose credit or late payers.',
};

/** The twenty-two ratios in English. */
export const financialTerms = termsOf(termNames, explanations);
