import type { Reading } from '../../domain/ratios/reading.ts';
import type { TermId } from '../../domain/termIds.ts';

/** How each ratio is read. Written for this site from the definitions of the ratios; no figure in it is a benchmark. */
export const readings: Readonly<Record<TermId, Reading>> = {
  'asset-to-sales-ratio': {
    read: 'The rupees of assets behind every rupee of sales. Lower means that the business needs less to sell as much.',
    watch:
      'Trades differ widely: a steel works needs far more assets than a software house, so compare within one trade.',
  },
  'asset-turnover-ratio': {
    read: 'The rupees of sales over the year that every rupee of assets on the closing day brought in. Higher means that the assets are worked harder.',
    watch: 'Old machines that are nearly written off make it look better. So does a year that ends with few assets.',
    differs:
      'It takes the assets of the closing day; Asset Turnover takes net sales and the average of the year’s assets.',
  },
  'contribution-margin': {
    read: 'The rupees of each unit sold that are left for fixed costs and profit. Below zero, every further unit adds to the loss.',
    watch: 'It holds as long as price and cost per unit stay the same; discounts and bulk buying change both.',
  },
  'current-ratio': {
    read: 'The rupees due to become cash within a year for every rupee to be paid within a year. Above 1 they cover it; below 1 the gap must come from elsewhere.',
    watch: 'Unsold stock and customers who do not pay count in full. A very high figure may mean idle money.',
  },
  'debt-ratio': {
    read: 'This part of the assets is paid for with money that is owed to others. Nearer to 1 leaves less room for a bad year; above 1, more is owed than owned.',
    watch:
      'It does not say when the debt is due or what it costs. Banks and utilities work with far more debt than others.',
  },
  'discounted-payback-period': {
    read: 'The number of periods until the project has earned back its cost, with later money counted as worth less. Shorter means that the money is at risk for less time.',
    watch: 'It takes the same cash flow in every period, and ignores whatever comes in after the money is back.',
  },
  'equivalent-annual-annuity': {
    read: 'The project is worth as much as this equal sum at the end of every period of its life. Of two projects of unequal length, the one with the larger sum is worth more.',
    watch: 'It assumes that the project can be repeated at the same rate and the same cost when it ends.',
  },
  'inventory-turnover-ratio': {
    read: 'How many times the average stock was sold and replaced in the year, counted at cost. Higher means that goods leave the shelves sooner.',
    watch: 'A very high figure may mean that goods run out. An average of two days hides a season between them.',
    differs:
      'It counts at cost and takes the average stock; Inventory Turnover counts at selling prices and takes the stock on hand.',
  },
  'net-profit-margin': {
    read: 'The rupees of every hundred rupees of sales that are left as profit when all is paid. Below zero, the business loses money on its sales.',
    watch: 'One sale of land or one fine can make or break a year, so look at several years.',
  },
  'payback-period': {
    read: 'The number of periods until the project has returned the money put into it. Shorter means that the money is at risk for less time.',
    watch:
      'It counts later money as worth the same as money now, and ignores whatever comes in after the money is back.',
  },
  'quick-ratio': {
    read: 'The rupees at hand or owed by customers for every rupee to be paid within a year. At 1 or more, bills can be met without selling any stock.',
    watch:
      'It still counts customers who pay late or never. Where stock sells within days, as in groceries, it is too strict.',
  },
  'return-on-investment': {
    read: 'The rupees that came back on top of every hundred rupees put in. Below zero, less came back than was put in.',
    watch: 'It takes no account of time: the same percentage over one year and over ten is not the same.',
  },
  'asset-turnover': {
    read: 'The rupees of net sales that every rupee of assets, averaged over the year, brought in. Higher means that the assets are worked harder.',
    watch: 'Assets that were bought just before the year’s end have earned little yet. Compare within one trade.',
    differs:
      'It takes net sales and the average of the year’s assets; the Asset Turnover Ratio takes the assets of the closing day.',
  },
  'average-collection-period': {
    read: 'The average number of days that customers who buy on credit take to pay. Fewer than the credit allowed is good; more means that money comes in late.',
    watch: 'It takes what is owed on one day: a busy last month makes it look longer than it is.',
  },
  'net-profit': {
    read: 'This is what is left of the year when every cost, interest and taxes are paid. Below zero it is a loss.',
    watch: 'Profit is not cash: sales that are not paid yet count, and loans that are repaid do not.',
  },
  'cash-conversion-cycle': {
    read: 'The number of days between paying for goods and being paid for them. Fewer tie up less money; below zero, suppliers pay for the business.',
    watch:
      'It falls when suppliers are paid later, which may cost their goodwill and, with small suppliers, interest by law.',
  },
  'inventory-conversion-period': {
    read: 'The average number of days that goods lie in stock before they are sold. Fewer days tie up less money.',
    watch: 'It is an average over all goods: some may sell in days while others stay for years.',
  },
  'inventory-conversion-ratio': {
    read: 'How many times half of the year’s sales would pay for the goods that were sold. Higher means that a lender has more to fall back on.',
    watch: 'The half is a lender’s rule of thumb. Some write this ratio without it, so ask which one is meant.',
  },
  'inventory-turnover': {
    read: 'The year’s sales as a multiple of the stock on hand, counted at selling prices. Higher means that goods leave the shelves sooner.',
    watch: 'It comes out higher than the same counted at cost, so never compare the two.',
    differs:
      'It counts at selling prices and takes the stock on hand; the Inventory Turnover Ratio counts at cost and takes the average stock.',
  },
  'payables-conversion-period': {
    read: 'The average number of days that suppliers wait for their money. More days keep cash in hand for longer; too many may strain their patience.',
    watch: 'Some divide by purchases instead of the cost of goods sold, which gives another number.',
  },
  'receivables-conversion-period': {
    read: 'The average number of days until credit sales become cash. Fewer days mean that customers pay sooner.',
    watch: 'One large customer who pays late can hide many who pay on time.',
  },
  'receivables-turnover-ratio': {
    read: 'How many times in the year the money that customers owe was collected. Higher means that they pay sooner.',
    watch: 'Credit that is too strict makes it high as well, and may drive customers away.',
  },
};
