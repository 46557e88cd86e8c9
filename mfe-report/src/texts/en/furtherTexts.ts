import type { FurtherId } from '../../domain/furtherIds.ts';
import type { FurtherText } from '../../domain/ratios/furtherText.ts';

/** The meaning of the ratios beside the twenty-two, and how to read them; no figure in it is a benchmark. */
export const furtherTexts: Readonly<Record<FurtherId, FurtherText>> = {
  'gross-margin': {
    explanation: 'How much of each hundred rupees of sales is left after the cost of the goods that were sold.',
    read: 'Higher means that the business buys or makes its goods cheaply for what they sell at.',
    watch: 'Companies draw the line between the cost of goods and other costs in different places.',
  },
  'operating-margin': {
    explanation:
      'How much of each hundred rupees of sales is left as operating profit (EBIT): before interest and taxes.',
    read: 'It shows what the trade itself earns, however the business is financed. Below zero, the trade loses money.',
    watch: 'Other income, such as interest on deposits, is sometimes counted in it and sometimes not.',
  },
  'ebitda-margin': {
    explanation:
      'How much of each hundred rupees of sales is left before interest, taxes, depreciation and amortisation.',
    read: 'It compares businesses whose machines are of different age. It is always at least the operating margin.',
    watch: 'Machines wear out and have to be replaced: that cost is real, and it is not in this figure.',
  },
  'return-on-equity': {
    explanation: 'How much profit each hundred rupees of the owners’ money earned in the year.',
    read: 'Higher means that the owners’ money works harder. Below zero, the year ate into it.',
    watch:
      'Much debt makes it look better, and so do losses of the past, which make equity small. Read it with Debt to Equity.',
  },
  'return-on-capital-employed': {
    explanation:
      'How much operating profit each hundred rupees of capital employed earned. Capital employed is what is left of total assets after current liabilities.',
    read: 'It counts lenders’ and owners’ money alike. A business that earns less than its loans cost grows poorer by borrowing.',
    watch: 'Old assets that are nearly written off make it look better. Some take the average of the year.',
  },
  'return-on-assets': {
    explanation: 'How much profit each hundred rupees of assets earned in the year.',
    read: 'Higher means that the assets earn more, whoever paid for them.',
    watch: 'Banks and utilities own far more for each rupee of profit than others, so compare within one trade.',
  },
  'debt-to-equity': {
    explanation: 'How many rupees of borrowings there are for each rupee of the owners’ money.',
    read: 'Lower leaves more room for a bad year. At 1, lenders and owners have put in the same.',
    watch: 'It counts loans alone; the Debt Ratio counts everything that is owed. Some leave short loans out.',
  },
  'interest-cover': {
    explanation: 'How many times over the operating profit pays the year’s interest.',
    read: 'Higher is safer. Below 1, the trade does not earn its interest.',
    watch: 'A profit is not yet cash, and repayments of the loans themselves are not counted.',
  },
  'earnings-per-share': {
    explanation: 'The part of the year’s profit that belongs to one share.',
    read: 'It lets the profit be compared with the price of a share. Below zero, each share bore a loss.',
    watch:
      'Splits and bonus issues change it though nothing was earned; companies report it on the average number of shares.',
  },
  'book-value-per-share': {
    explanation: 'The part of the owners’ money in the accounts that belongs to one share.',
    read: 'What each share would get if everything were sold and paid at the amounts in the accounts.',
    watch: 'The accounts carry land at what it once cost, and most brands at nothing.',
  },
  'price-to-earnings': {
    explanation: 'How many years of the present profit a share costs.',
    read: 'Higher means that buyers expect the profit to grow, or pay too much. It has no meaning when there is a loss.',
    watch: 'One good or bad year turns it upside down. Compare it within one trade and over some years.',
  },
  'price-to-book': {
    explanation: 'How many rupees a share costs for each rupee of the owners’ money in the accounts.',
    read: 'Below 1, the market values the business at less than its accounts do.',
    watch: 'It says most about banks and little about businesses that live on brands or software.',
  },
  'peg-ratio': {
    explanation: 'Price to Earnings for each per cent by which earnings are expected to grow in a year.',
    read: 'Lower means that less is paid for the same growth. It has no meaning if earnings do not grow.',
    watch: 'The growth is an estimate, and the ratio is as good as that.',
  },
  'enterprise-value': {
    explanation:
      'What it would cost to buy the whole business: all shares at their price, and its debt, less the cash that comes with it.',
    read: 'It compares businesses whatever their debt. Market value alone leaves the debt out.',
    watch: 'It changes with the price of the day, while debt and cash are those of the balance sheet.',
  },
  'ev-to-ebitda': {
    explanation:
      'How many years of earnings before interest, taxes, depreciation and amortisation the whole business costs.',
    read: 'Lower is cheaper. Unlike P/E, it can be compared between businesses with more and with less debt.',
    watch: 'It ignores what machines cost to replace, so it flatters businesses that need many.',
  },
  'dividend-yield': {
    explanation: 'How many rupees of dividend a year a hundred rupees of shares bring at the present price.',
    read: 'Higher means more income for the money. It can be compared with the interest of a deposit, before tax.',
    watch: 'It is high when the price has fallen, often because the dividend is in doubt.',
  },
  'dividend-payout': {
    explanation: 'How much of each hundred rupees of profit is paid out to the owners.',
    read: 'What is not paid out stays in the business. Above 100%, more was paid than was earned.',
    watch: 'A high payout leaves little to grow with, and a low one is good only if the business invests well.',
  },
  'free-cash-flow': {
    explanation: 'The cash that the trade brought in, less what was spent on machines, buildings and the like.',
    read: 'It can repay debt, pay dividends or be kept. Below zero, the money came from elsewhere.',
    watch: 'One large purchase turns a year negative, so look at several years.',
  },
  'free-cash-flow-yield': {
    explanation: 'How many rupees of free cash flow a hundred rupees of shares stand for at the present price.',
    read: 'Higher means more cash for the price. It is harder to embellish than the profit in P/E.',
    watch: 'It moves with every large purchase and every delayed payment.',
  },
};
