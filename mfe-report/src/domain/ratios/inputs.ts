/** How a figure is counted: rupees, a rate as a fraction (0.1 is 10%), or a number of periods. */
export type FigureKind = 'rupees' | 'rate' | 'periods';

/** The source of a figure; the form asks for figures in these groups. */
export const figureGroups = [
  'Profit and loss',
  'Balance sheet',
  'Averages over the year',
  'A project',
  'One unit',
] as const;

/** A named figure of a business or a project, as it goes into one or more ratios. */
export interface RatioInput {
  readonly label: string;
  readonly group: (typeof figureGroups)[number];
  readonly kind: FigureKind;
  /** What to look for, if the label alone does not say it. */
  readonly hint?: string;
  /** Whether it can be below zero, such as a loss. */
  readonly negative?: true;
  /** What other statements call it, for figures that are pasted. */
  readonly alsoCalled?: readonly string[];
  /** Its name in a spreadsheet; by default the id with a capital. */
  readonly sheetName?: string;
}

const inputs = {
  salesRevenue: {
    label: 'Sales revenue',
    group: 'Profit and loss',
    kind: 'rupees',
    alsoCalled: ['sales', 'revenue', 'revenue from operations', 'turnover', 'total revenue', 'gross sales'],
  },
  netSales: {
    label: 'Net sales',
    group: 'Profit and loss',
    kind: 'rupees',
    hint: 'Sales less returns and discounts; often the same as sales revenue.',
    alsoCalled: ['net revenue', 'net sales revenue'],
  },
  netCreditSales: {
    label: 'Net credit sales',
    group: 'Profit and loss',
    kind: 'rupees',
    hint: 'The part of the year’s net sales for which customers pay later.',
    alsoCalled: ['credit sales', 'annual credit sales'],
  },
  costOfGoodsSold: {
    label: 'Cost of goods sold',
    group: 'Profit and loss',
    kind: 'rupees',
    hint: 'What the goods that were sold had cost to buy or to make.',
    alsoCalled: ['cogs', 'cost of sales', 'cost of revenue'],
  },
  grossProfit: { label: 'Gross profit', group: 'Profit and loss', kind: 'rupees', negative: true },
  operatingExpenses: {
    label: 'Operating expenses',
    group: 'Profit and loss',
    kind: 'rupees',
    hint: 'Rent, salaries, wear of machines and the like; without the cost of the goods.',
    alsoCalled: ['opex', 'operating costs'],
  },
  interest: {
    label: 'Interest',
    group: 'Profit and loss',
    kind: 'rupees',
    alsoCalled: ['finance costs', 'finance cost', 'interest expense', 'interest paid'],
  },
  taxes: {
    label: 'Taxes',
    group: 'Profit and loss',
    kind: 'rupees',
    hint: 'Below zero where tax came back.',
    negative: true,
    alsoCalled: ['tax', 'tax expense', 'income tax', 'total tax expense'],
  },
  netProfit: {
    label: 'Net profit',
    group: 'Profit and loss',
    kind: 'rupees',
    hint: 'After every cost, interest and taxes; below zero for a loss.',
    negative: true,
    alsoCalled: ['pat', 'profit after tax', 'profit for the year', 'profit for the period', 'net income'],
  },
  totalAssets: { label: 'Total assets', group: 'Balance sheet', kind: 'rupees', alsoCalled: ['assets'] },
  currentAssets: {
    label: 'Current assets',
    group: 'Balance sheet',
    kind: 'rupees',
    alsoCalled: ['total current assets'],
  },
  inventory: {
    label: 'Inventory',
    group: 'Balance sheet',
    kind: 'rupees',
    hint: 'Goods in stock on the closing day.',
    alsoCalled: ['inventories', 'stock', 'closing stock', 'stock in trade'],
  },
  prepaidExpenses: { label: 'Prepaid expenses', group: 'Balance sheet', kind: 'rupees', alsoCalled: ['prepayments'] },
  accountsReceivable: {
    label: 'Accounts receivable',
    group: 'Balance sheet',
    kind: 'rupees',
    hint: 'What customers owe on the closing day.',
    alsoCalled: ['trade receivables', 'receivables', 'debtors', 'sundry debtors'],
  },
  totalLiabilities: {
    label: 'Total liabilities',
    group: 'Balance sheet',
    kind: 'rupees',
    hint: 'Everything owed to others, without the owners’ share.',
    alsoCalled: ['liabilities'],
  },
  currentLiabilities: {
    label: 'Current liabilities',
    group: 'Balance sheet',
    kind: 'rupees',
    hint: 'What has to be paid within a year.',
    alsoCalled: ['total current liabilities'],
  },
  averageTotalAssets: {
    label: 'Average total assets',
    group: 'Averages over the year',
    kind: 'rupees',
    hint: 'Half of what the year began with and what it ended with.',
    alsoCalled: ['average assets'],
  },
  averageInventory: {
    label: 'Average inventory',
    group: 'Averages over the year',
    kind: 'rupees',
    hint: 'Half of the opening and the closing stock.',
    alsoCalled: ['average stock', 'average inventories'],
  },
  averageAccountsReceivable: {
    label: 'Average accounts receivable',
    group: 'Averages over the year',
    kind: 'rupees',
    hint: 'Half of what customers owed on the first and the last day.',
    alsoCalled: ['average receivables', 'average trade receivables', 'average debtors'],
  },
  averageAccountsPayable: {
    label: 'Average accounts payable',
    group: 'Averages over the year',
    kind: 'rupees',
    hint: 'Half of what was owed to suppliers on the first and the last day.',
    alsoCalled: ['average payables', 'average trade payables', 'average creditors'],
  },
  initialInvestment: {
    label: 'Initial investment',
    group: 'A project',
    kind: 'rupees',
    alsoCalled: ['investment', 'initial outlay', 'initial cost'],
  },
  periodicCashFlow: {
    label: 'Periodic cash flow',
    group: 'A project',
    kind: 'rupees',
    hint: 'What comes in each period, the same every time.',
    negative: true,
    alsoCalled: ['cash flow', 'annual cash flow', 'yearly cash flow'],
  },
  rate: {
    label: 'Rate per period',
    group: 'A project',
    kind: 'rate',
    hint: 'What money costs or earns in one period, in percent.',
    alsoCalled: ['rate', 'discount rate', 'rate of interest', 'interest rate'],
    sheetName: 'RatePerPeriod',
  },
  npv: {
    label: 'Net present value',
    group: 'A project',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['npv'],
    // NPV is a function of every spreadsheet.
    sheetName: 'NetPresentValue',
  },
  periods: {
    label: 'Number of periods',
    group: 'A project',
    kind: 'periods',
    alsoCalled: ['periods', 'number of years', 'years', 'n'],
    sheetName: 'NumberOfPeriods',
  },
  gainFromInvestment: {
    label: 'Gain from investment',
    group: 'A project',
    kind: 'rupees',
    hint: 'All that was received from it.',
    alsoCalled: ['gain', 'proceeds', 'amount received'],
  },
  costOfInvestment: {
    label: 'Cost of investment',
    group: 'A project',
    kind: 'rupees',
    alsoCalled: ['cost', 'amount invested'],
  },
  pricePerUnit: {
    label: 'Price per unit',
    group: 'One unit',
    kind: 'rupees',
    alsoCalled: ['price', 'selling price', 'selling price per unit'],
  },
  variableCostPerUnit: {
    label: 'Variable cost per unit',
    group: 'One unit',
    kind: 'rupees',
    alsoCalled: ['variable cost'],
  },
} as const satisfies Readonly<Record<string, RatioInput>>;

/** The id of a figure. */
export type InputId = keyof typeof inputs;

/** Every figure that some ratio needs, each once. */
export const ratioInputs: Readonly<Record<InputId, RatioInput>> = inputs;

/** Whether a word is the id of a figure. */
export function isInputId(word: string): word is InputId {
  return Object.hasOwn(inputs, word);
}

/** The ids of all figures, in the order in which they are asked for. */
export const inputIds: readonly InputId[] = Object.keys(inputs).filter(isInputId);
