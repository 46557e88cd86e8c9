/** How a figure is counted: rupees, a rate as a fraction (0.1 is 10%), or a number of periods or of things such as shares. */
export type FigureKind = 'rupees' | 'rate' | 'periods' | 'count';

/** The sources of figures; the form asks for figures in these groups. */
export const figureGroups = [
  'profitAndLoss',
  'balanceSheet',
  'averages',
  'cashFlow',
  'shares',
  'project',
  'unit',
] as const;

/** The source of a figure. */
export type FigureGroup = (typeof figureGroups)[number];

/** A named figure of a business or a project, as it goes into one or more ratios. */
export interface RatioInput {
  /** In English, as statements in India have it. */
  readonly label: string;
  readonly group: FigureGroup;
  readonly kind: FigureKind;
  /** Whether it can be below zero, such as a loss. */
  readonly negative?: true;
  /** Its names in other statements, for figures that are pasted. */
  readonly alsoCalled?: readonly string[];
  /** Its name in a spreadsheet; by default the id with a capital. */
  readonly sheetName?: string;
}

const inputs = {
  salesRevenue: {
    label: 'Sales revenue',
    group: 'profitAndLoss',
    kind: 'rupees',
    alsoCalled: ['sales', 'revenue', 'revenue from operations', 'turnover', 'total revenue', 'gross sales'],
  },
  netSales: {
    label: 'Net sales',
    group: 'profitAndLoss',
    kind: 'rupees',
    alsoCalled: ['net revenue', 'net sales revenue'],
  },
  netCreditSales: {
    label: 'Net credit sales',
    group: 'profitAndLoss',
    kind: 'rupees',
    alsoCalled: ['credit sales', 'annual credit sales'],
  },
  costOfGoodsSold: {
    label: 'Cost of goods sold',
    group: 'profitAndLoss',
    kind: 'rupees',
    alsoCalled: ['cogs', 'cost of sales', 'cost of revenue'],
  },
  grossProfit: { label: 'Gross profit', group: 'profitAndLoss', kind: 'rupees', negative: true },
  operatingExpenses: {
    label: 'Operating expenses',
    group: 'profitAndLoss',
    kind: 'rupees',
    alsoCalled: ['opex', 'operating costs'],
  },
  operatingProfit: {
    label: 'Operating profit',
    group: 'profitAndLoss',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['ebit', 'operating income', 'profit before interest and tax', 'pbit'],
  },
  depreciation: {
    label: 'Depreciation and amortisation',
    group: 'profitAndLoss',
    kind: 'rupees',
    alsoCalled: ['depreciation', 'depreciation and amortisation expense', 'depreciation and amortization'],
  },
  interest: {
    label: 'Interest',
    group: 'profitAndLoss',
    kind: 'rupees',
    alsoCalled: ['finance costs', 'finance cost', 'interest expense', 'interest paid'],
  },
  taxes: {
    label: 'Taxes',
    group: 'profitAndLoss',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['tax', 'tax expense', 'income tax', 'total tax expense'],
  },
  netProfit: {
    label: 'Net profit',
    group: 'profitAndLoss',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['pat', 'profit after tax', 'profit for the year', 'profit for the period', 'net income'],
  },
  totalAssets: { label: 'Total assets', group: 'balanceSheet', kind: 'rupees', alsoCalled: ['assets'] },
  currentAssets: {
    label: 'Current assets',
    group: 'balanceSheet',
    kind: 'rupees',
    alsoCalled: ['total current assets'],
  },
  inventory: {
    label: 'Inventory',
    group: 'balanceSheet',
    kind: 'rupees',
    alsoCalled: ['inventories', 'stock', 'closing stock', 'stock in trade'],
  },
  prepaidExpenses: { label: 'Prepaid expenses', group: 'balanceSheet', kind: 'rupees', alsoCalled: ['prepayments'] },
  accountsReceivable: {
    label: 'Accounts receivable',
    group: 'balanceSheet',
    kind: 'rupees',
    alsoCalled: ['trade receivables', 'receivables', 'debtors', 'sundry debtors'],
  },
  cash: {
    label: 'Cash and cash equivalents',
    group: 'balanceSheet',
    kind: 'rupees',
    alsoCalled: ['cash', 'cash and bank balances'],
  },
  totalLiabilities: {
    label: 'Total liabilities',
    group: 'balanceSheet',
    kind: 'rupees',
    alsoCalled: ['liabilities'],
  },
  currentLiabilities: {
    label: 'Current liabilities',
    group: 'balanceSheet',
    kind: 'rupees',
    alsoCalled: ['total current liabilities'],
  },
  totalDebt: {
    label: 'Total debt',
    group: 'balanceSheet',
    kind: 'rupees',
    alsoCalled: ['debt', 'borrowings', 'total borrowings'],
  },
  shareholdersEquity: {
    label: 'Shareholders’ equity',
    group: 'balanceSheet',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['shareholders equity', 'equity', 'total equity', 'net worth', 'shareholders funds'],
  },
  averageTotalAssets: {
    label: 'Average total assets',
    group: 'averages',
    kind: 'rupees',
    alsoCalled: ['average assets'],
  },
  averageInventory: {
    label: 'Average inventory',
    group: 'averages',
    kind: 'rupees',
    alsoCalled: ['average stock', 'average inventories'],
  },
  averageAccountsReceivable: {
    label: 'Average accounts receivable',
    group: 'averages',
    kind: 'rupees',
    alsoCalled: ['average receivables', 'average trade receivables', 'average debtors'],
  },
  averageAccountsPayable: {
    label: 'Average accounts payable',
    group: 'averages',
    kind: 'rupees',
    alsoCalled: ['average payables', 'average trade payables', 'average creditors'],
  },
  operatingCashFlow: {
    label: 'Cash flow from operations',
    group: 'cashFlow',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['operating cash flow', 'net cash from operating activities', 'cash flow from operating activities'],
  },
  capitalExpenditure: {
    label: 'Capital expenditure',
    group: 'cashFlow',
    kind: 'rupees',
    alsoCalled: ['capex', 'purchase of property, plant and equipment'],
  },
  numberOfShares: {
    label: 'Number of shares',
    group: 'shares',
    kind: 'count',
    alsoCalled: ['shares', 'shares outstanding', 'outstanding shares'],
  },
  sharePrice: {
    label: 'Share price',
    group: 'shares',
    kind: 'rupees',
    alsoCalled: ['market price', 'market price per share', 'price per share'],
  },
  dividendPerShare: {
    label: 'Dividend per share',
    group: 'shares',
    kind: 'rupees',
    alsoCalled: ['dps', 'dividend'],
  },
  earningsGrowth: {
    label: 'Growth of earnings per year',
    group: 'shares',
    kind: 'rate',
    alsoCalled: ['earnings growth', 'eps growth', 'growth'],
  },
  initialInvestment: {
    label: 'Initial investment',
    group: 'project',
    kind: 'rupees',
    alsoCalled: ['investment', 'initial outlay', 'initial cost'],
  },
  periodicCashFlow: {
    label: 'Periodic cash flow',
    group: 'project',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['cash flow', 'annual cash flow', 'yearly cash flow'],
  },
  rate: {
    label: 'Rate per period',
    group: 'project',
    kind: 'rate',
    alsoCalled: ['rate', 'discount rate', 'rate of interest', 'interest rate'],
    sheetName: 'RatePerPeriod',
  },
  npv: {
    label: 'Net present value',
    group: 'project',
    kind: 'rupees',
    negative: true,
    alsoCalled: ['npv'],
    // NPV is a function of every spreadsheet.
    sheetName: 'NetPresentValue',
  },
  periods: {
    label: 'Number of periods',
    group: 'project',
    kind: 'periods',
    alsoCalled: ['periods', 'number of years', 'years', 'n'],
    sheetName: 'NumberOfPeriods',
  },
  gainFromInvestment: {
    label: 'Gain from investment',
    group: 'project',
    kind: 'rupees',
    alsoCalled: ['gain', 'proceeds', 'amount received'],
  },
  costOfInvestment: {
    label: 'Cost of investment',
    group: 'project',
    kind: 'rupees',
    alsoCalled: ['cost', 'amount invested'],
  },
  pricePerUnit: {
    label: 'Price per unit',
    group: 'unit',
    kind: 'rupees',
    alsoCalled: ['price', 'selling price', 'selling price per unit'],
  },
  variableCostPerUnit: {
    label: 'Variable cost per unit',
    group: 'unit',
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
