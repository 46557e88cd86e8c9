/** A financial ratio of the report builder. Its typeset formula is the line of `formulas.tex` that begins with its `id`. */
export interface FinancialTerm {
  readonly id: string;
  readonly name: string;
  /** The idea on one or two lines of a card; shown, never searched. */
  readonly brief: string;
  /** One to three sentences: what it measures, how to read it, what the letters in the formula stand for. */
  readonly explanation: string;
  /** The formula as plain text, so that a search meets words and not markup. */
  readonly formula: string;
}

/** The twenty-two terms, in the specification's order. */
export const financialTerms: readonly FinancialTerm[] = [
  {
    id: 'asset-to-sales-ratio',
    name: 'Asset To Sales Ratio',
    brief: 'Total assets ÷ sales revenue',
    explanation:
      'How many rupees of assets lie behind each rupee of sales. A low figure means that the business sells a lot with little; it is best read against others in the same trade.',
    formula: 'Asset To Sales Ratio = Total Assets / Sales Revenue',
  },
  {
    id: 'asset-turnover-ratio',
    name: 'Asset Turnover Ratio',
    brief: 'Sales revenue ÷ total assets',
    explanation:
      'How many rupees of sales each rupee of assets brings in, with the assets counted on the closing day. A higher figure means that the assets are worked harder. It is the Asset To Sales Ratio upside down.',
    formula: 'Asset Turnover Ratio = Sales Revenue / Total Assets',
  },
  {
    id: 'contribution-margin',
    name: 'Contribution Margin',
    brief: 'Price per unit − variable cost per unit',
    explanation:
      'What is left of the price of one unit after the costs that arise only because it was made. That remainder goes first to rent, salaries and other fixed costs, and then to profit.',
    formula: 'Contribution Margin = Price per Unit - Variable Cost per Unit',
  },
  {
    id: 'current-ratio',
    name: 'Current Ratio',
    brief: 'Current assets ÷ current liabilities',
    explanation:
      'Whether what will turn into cash within a year covers what has to be paid within a year. Above 1 it does; well above 1 may mean that money or stock is lying idle.',
    formula: 'Current Ratio = Current Assets / Current Liabilities',
  },
  {
    id: 'debt-ratio',
    name: 'Debt Ratio',
    brief: 'Total liabilities ÷ total assets',
    explanation:
      'The part of what a business owns that is paid for with other people’s money. At 0.4, forty paise of every rupee of assets is owed; the nearer to 1, the less room there is for a bad year.',
    formula: 'Debt Ratio = Total Liabilities / Total Assets',
  },
  {
    id: 'discounted-payback-period',
    name: 'Discounted Payback Period',
    brief: 'Periods until discounted cash flow returns the investment',
    explanation:
      'How many periods pass before an investment has earned itself back, with later money counted as worth less than money now. I is the first outlay, r the rate for a period, CF the equal cash flow of each; if CF is at most I × r, the money never comes back.',
    formula: 'Discounted Payback Period = ln(1 / (1 - I × r / CF)) / ln(1 + r)',
  },
  {
    id: 'equivalent-annual-annuity',
    name: 'Equivalent Annual Annuity',
    brief: 'Net present value as an equal yearly amount',
    explanation:
      'The equal yearly sum that is worth as much as a project’s whole net present value, NPV. It lets projects of unequal length be compared: the larger sum is worth more. Here r is the rate for one year and n the number of years.',
    formula: 'Equivalent Annual Annuity = r × NPV / (1 - (1 + r)^-n)',
  },
  {
    id: 'inventory-turnover-ratio',
    name: 'Inventory Turnover Ratio',
    brief: 'Cost of goods sold ÷ average inventory',
    explanation:
      'How many times in a year the average stock is sold and replaced, counted at what the goods cost. A higher figure means that goods leave the shelf sooner; a very high one may mean that they run out.',
    formula: 'Inventory Turnover Ratio = Cost of Goods Sold / Average Inventory',
  },
  {
    id: 'net-profit-margin',
    name: 'Net Profit Margin',
    brief: 'Net profit ÷ sales revenue',
    explanation:
      'How much of each hundred rupees of sales is left as profit when every cost has been paid. At 8%, eight rupees remain.',
    formula: 'Net Profit Margin = Net Profit / Sales Revenue × 100%',
  },
  {
    id: 'payback-period',
    name: 'Payback Period',
    brief: 'Initial investment ÷ periodic cash flow',
    explanation:
      'How many periods pass before an investment has returned the money put into it. Shorter means that the money is at risk for less time. It counts later money as worth the same as money now.',
    formula: 'Payback Period = Initial Investment / Periodic Cash Flow',
  },
  {
    id: 'quick-ratio',
    name: 'Quick Ratio',
    brief: 'Current assets without inventory and prepaid expenses ÷ current liabilities',
    explanation:
      'Whether bills due within a year could be met without selling any stock. It is a stricter Current Ratio: inventory and prepaid expenses are left out, since they are slow to become cash or never do.',
    formula: 'Quick Ratio = (Current Assets - Inventory - Prepaid Expenses) / Current Liabilities',
  },
  {
    id: 'return-on-investment',
    name: 'Return On Investment',
    brief: 'Gain less cost ÷ cost',
    explanation:
      'ROI for short: how much an investment gained for what it cost, as a percentage. The gain is all that was received from it, so 35% means that a hundred rupees came back as 135. It takes no account of the years in between.',
    formula: 'Return On Investment = (Gain from Investment - Cost of Investment) / Cost of Investment × 100%',
  },
  {
    id: 'asset-turnover',
    name: 'Asset Turnover',
    brief: 'Net sales ÷ average total assets',
    explanation:
      'How many rupees of net sales each rupee of assets brings in, with the assets averaged over the year. The average makes it fairer than the Asset Turnover Ratio when much was bought or sold late in the year.',
    formula: 'Asset Turnover = Net Sales / Average Total Assets',
  },
  {
    id: 'average-collection-period',
    name: 'Average Collection Period',
    brief: 'Accounts receivable ÷ credit sales per day',
    explanation:
      'How many days pass before customers who bought on credit pay, on average. A figure longer than the credit allowed means that money is coming in late. Sales are taken as spread evenly over 365 days.',
    formula: 'Average Collection Period = Accounts Receivable / (Annual Credit Sales / 365)',
  },
  {
    id: 'net-profit',
    name: 'Net Profit',
    brief: 'Gross profit less operating expenses, taxes and interest',
    explanation:
      'What a business has earned when every cost is paid: running it, interest and taxes. A negative figure is a loss.',
    formula: 'Net Profit = Gross Profit - Operating Expenses - Taxes - Interest',
  },
  {
    id: 'cash-conversion-cycle',
    name: 'Cash Conversion Cycle',
    brief: 'Days in stock + days to collect − days to pay',
    explanation:
      'How many days pass between paying suppliers and being paid by customers. ICP, RCP and PCP are the inventory, receivables and payables conversion periods. The shorter the cycle, the less money is tied up; below zero, suppliers are paying for the business.',
    formula: 'Cash Conversion Cycle = ICP + RCP - PCP',
  },
  {
    id: 'inventory-conversion-period',
    name: 'Inventory Conversion Period',
    brief: 'Average inventory ÷ cost of goods sold per day',
    explanation:
      'How many days goods lie in stock before they are sold, on average. Fewer days tie up less money. It is 365 divided by the Inventory Turnover Ratio.',
    formula: 'Inventory Conversion Period = Average Inventory / (Cost of Goods Sold / 365)',
  },
  {
    id: 'inventory-conversion-ratio',
    name: 'Inventory Conversion Ratio',
    brief: 'Half of sales ÷ cost of goods sold',
    explanation:
      'How far half the sales would go towards the cost of the goods sold. Lenders use it to judge how much may be borrowed against stock; the half is the part of the selling price they count on.',
    formula: 'Inventory Conversion Ratio = Sales × 0.5 / Cost of Goods Sold',
  },
  {
    id: 'inventory-turnover',
    name: 'Inventory Turnover',
    brief: 'Sales ÷ inventory',
    explanation:
      'How many times the stock on hand is covered by the year’s sales, counted at selling prices. It usually comes out higher than the Inventory Turnover Ratio, which counts at cost, so compare like with like.',
    formula: 'Inventory Turnover = Sales / Inventory',
  },
  {
    id: 'payables-conversion-period',
    name: 'Payables Conversion Period',
    brief: 'Average accounts payable ÷ cost of goods sold per day',
    explanation:
      'How many days pass before the business pays its suppliers, on average. More days keep cash in hand for longer; too many may strain the suppliers’ patience.',
    formula: 'Payables Conversion Period = Average Accounts Payable / (Cost of Goods Sold / 365)',
  },
  {
    id: 'receivables-conversion-period',
    name: 'Receivables Conversion Period',
    brief: 'Average accounts receivable ÷ net credit sales per day',
    explanation:
      'How many days credit sales wait to become cash, taking the average owed by customers over the year. Fewer days mean quicker payment. It is 365 divided by the Receivables Turnover Ratio.',
    formula: 'Receivables Conversion Period = Average Accounts Receivable / (Net Credit Sales / 365)',
  },
  {
    id: 'receivables-turnover-ratio',
    name: 'Receivables Turnover Ratio',
    brief: 'Net credit sales ÷ average accounts receivable',
    explanation:
      'How many times in a year the average sum owed by customers is collected. A higher figure means that customers pay sooner; a low one may point to loose credit or late payers.',
    formula: 'Receivables Turnover Ratio = Net Credit Sales / Average Accounts Receivable',
  },
];
