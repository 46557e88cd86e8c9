/** One term of the glossary. */
export interface GlossaryEntry {
  /** Its place in the glossary, from 1. */
  readonly number: number;
  /** Its address in a link, so it stays as it is once published. */
  readonly id: string;
  readonly term: string;
  /** One or two sentences. An abbreviation is spelt out first. No rate that changes is printed. */
  readonly definition: string;
}

const entries: readonly Omit<GlossaryEntry, 'number'>[] = [
  {
    id: 'asset-allocation',
    term: 'Asset Allocation',
    definition:
      'How savings are divided among kinds of assets, such as shares, bonds, gold and cash. The split depends on the goal, on the years until the money is needed and on how much loss could be borne.',
  },
  {
    id: 'atm',
    term: 'ATM',
    definition:
      'Automated Teller Machine, where you withdraw cash, check a balance or change a PIN at any hour with a debit card or through UPI. Using another bank’s machine may cost a fee once the free withdrawals of the month are used.',
  },
  {
    id: 'aum',
    term: 'AUM',
    definition:
      'Assets Under Management, the total market value of the money that a mutual fund or other manager looks after. It rises and falls with prices, and with what investors put in or take out.',
  },
  {
    id: 'balance-sheet',
    term: 'Balance Sheet',
    definition:
      'A statement of what a business owns, what it owes and what is left for its owners on one particular day. The two sides always agree: assets equal liabilities plus equity.',
  },
  {
    id: 'balance-transfer',
    term: 'Balance Transfer',
    definition:
      'Moving what you owe on a loan or a credit card to another lender, usually one that charges less interest. The new lender pays off the old one and may charge a processing fee.',
  },
  {
    id: 'bank-rate',
    term: 'Bank Rate',
    definition:
      'The standard rate at which the Reserve Bank of India (RBI) is prepared to buy or rediscount bills of exchange. Today it serves mostly as the base for penalties on banks that fall short of their required reserves.',
  },
  {
    id: 'basis-point',
    term: 'Basis Point',
    definition:
      'One hundredth of one percentage point, so a hundred basis points make one per cent. It lets small changes in interest rates and fees be stated without confusion.',
  },
  {
    id: 'bear-market',
    term: 'Bear Market',
    definition:
      'A stretch of weeks or months in which share prices fall a long way and many expect them to fall further. A drop of a fifth or more from a recent high is the usual yardstick.',
  },
  {
    id: 'blue-chip-stocks',
    term: 'Blue Chip Stocks',
    definition:
      'Shares of large, long-established companies with a steady record of earnings and, often, of dividends. They are widely known and traded, but their prices fall as well as rise.',
  },
  {
    id: 'bonds',
    term: 'Bonds',
    definition:
      'Loans that investors make to a government or a company in return for interest and repayment on a fixed date. A bond may be sold before that date, at a price that tends to fall when interest rates rise.',
  },
  {
    id: 'brokerage',
    term: 'Brokerage',
    definition:
      'The fee a stockbroker charges for buying or selling securities for you, either a flat sum for each order or a share of its value. Taxes and exchange charges are added separately.',
  },
  {
    id: 'bull-market',
    term: 'Bull Market',
    definition:
      'A stretch of months or years in which share prices rise widely and confidence is high. It is the opposite of a bear market, and its end is clear only afterwards.',
  },
  {
    id: 'capital-gains',
    term: 'Capital Gains',
    definition:
      'The profit made on selling an asset, such as shares, fund units, gold or property, for more than it cost. The tax on it depends on the kind of asset and on whether it was held for a short or a long term.',
  },
  {
    id: 'casa',
    term: 'CASA',
    definition:
      'Current Account and Savings Account, the two kinds of deposit on which a bank pays little or no interest. The CASA ratio is their share of all its deposits; a high one means that its funds cost less.',
  },
  {
    id: 'cash-reserve-ratio',
    term: 'Cash Reserve Ratio',
    definition:
      'The share of its deposits that a bank must keep as cash with the Reserve Bank of India (RBI), where it earns no interest. Changing this ratio changes how much banks have left to lend.',
  },
  {
    id: 'cheque',
    term: 'Cheque',
    definition:
      'A signed, written order telling your bank to pay a stated sum from your account to a named person or to the bearer. In India it is valid for three months from the date written on it.',
  },
  {
    id: 'cibil-score',
    term: 'CIBIL Score',
    definition:
      'A number from 300 to 900, issued by TransUnion CIBIL, that sums up how a person has repaid loans and cards. It is one bureau’s credit score, and lenders look at it when someone applies to borrow.',
  },
  {
    id: 'collateral',
    term: 'Collateral',
    definition:
      'Something of value, such as property, gold or a deposit, that a borrower pledges to a lender as security for a loan. If the loan is not repaid, the lender may sell it to recover the money.',
  },
  {
    id: 'commercial-paper',
    term: 'Commercial Paper',
    definition:
      'A short-term, unsecured promise to repay, sold at a discount by companies and financial institutions with a good credit rating. In India it runs from seven days to one year and is held in demat form.',
  },
  {
    id: 'compound-interest',
    term: 'Compound Interest',
    definition:
      'Interest earned on the first sum and also on the interest already added to it. Each period starts from a larger balance, so savings and unpaid debts grow faster the longer they are left.',
  },
  {
    id: 'credit-card',
    term: 'Credit Card',
    definition:
      'A card that lets you pay with money borrowed from the bank, up to a limit, and settle a bill each month. Purchases cost no interest if the bill is paid in full by the due date; a balance carried over does.',
  },
  {
    id: 'credit-rating',
    term: 'Credit Rating',
    definition:
      'A letter grade, such as AAA or BB, for how likely a company or a bond is to repay its debt on time. In India it comes from agencies registered with SEBI, such as CRISIL, ICRA and CARE Ratings.',
  },
  {
    id: 'credit-score',
    term: 'Credit Score',
    definition:
      'A number worked out by a credit bureau from a person’s record of loans, cards and repayments. In India it usually runs from 300 to 900, and a higher number means that lenders see less risk.',
  },
  {
    id: 'current-account',
    term: 'Current Account',
    definition:
      'A bank account made for the many daily payments and receipts of a business. It usually earns no interest, sets few limits on the number of transactions and may come with an overdraft.',
  },
  {
    id: 'debenture',
    term: 'Debenture',
    definition:
      'A document by which a company acknowledges money borrowed from investors, at a stated interest and for a stated time. It may or may not be secured on the company’s assets, and some turn into shares.',
  },
  {
    id: 'debit-card',
    term: 'Debit Card',
    definition:
      'A card tied to your bank account: paying or withdrawing cash with it takes your own money out at once. In India it runs on a network such as RuPay, Visa or Mastercard.',
  },
  {
    id: 'debt-fund',
    term: 'Debt Fund',
    definition:
      'A mutual fund that lends instead of owning: it buys bonds, treasury bills, commercial paper and the like. Its value moves with interest rates and with whether the borrowers repay.',
  },
  {
    id: 'demat-account',
    term: 'Demat Account',
    definition:
      'An account that holds shares, bonds and fund units in electronic form instead of on paper. It is opened through a depository participant and kept with one of two depositories, NSDL or CDSL.',
  },
  {
    id: 'deposit-insurance',
    term: 'Deposit Insurance',
    definition:
      'Cover for depositors if a bank fails, given by the DICGC, a company the Reserve Bank of India owns. It pays up to five lakh rupees for each depositor at each bank, principal and interest together.',
  },
  {
    id: 'derivatives',
    term: 'Derivatives',
    definition:
      'Contracts whose value comes from something else, such as a share, an index, a currency or a commodity. Futures and options are the common kinds, used to guard against a risk or to take one on.',
  },
  {
    id: 'diversification',
    term: 'Diversification',
    definition:
      'Spreading money over different companies, sectors and kinds of assets, so that no single failure does great harm. It lowers risk without removing it, since markets can fall together.',
  },
  {
    id: 'dividend',
    term: 'Dividend',
    definition:
      'The part of a company’s profit that it pays out to its shareholders, so much for each share. It is not promised in advance, and in India it is taxed as income of the shareholder.',
  },
  {
    id: 'elss',
    term: 'ELSS',
    definition:
      'Equity Linked Savings Scheme, a mutual fund that invests mostly in shares and locks in each investment for three years. What is put in may count as a deduction under the old income tax regime.',
  },
  {
    id: 'emergency-fund',
    term: 'Emergency Fund',
    definition:
      'Money set aside for the unexpected, such as an illness, a repair or a lost job, and kept where it can be reached quickly. Its size is usually counted in months of household spending.',
  },
  {
    id: 'emi',
    term: 'EMI',
    definition:
      'Equated Monthly Instalment, the sum paid to a lender each month until a loan is cleared. Each one is part interest and part principal, and the interest part shrinks as the loan is repaid.',
  },
  {
    id: 'epf',
    term: 'EPF',
    definition:
      'Employees’ Provident Fund, a retirement fund for salaried workers run by the EPFO. Employee and employer both pay in a share of wages each month, and the interest is declared once a year.',
  },
  {
    id: 'equity',
    term: 'Equity',
    definition:
      'Ownership in a company, held as shares, with a claim on what is left after all debts are paid. The word is also used for an owner’s own money in a business or a house.',
  },
  {
    id: 'etf',
    term: 'ETF',
    definition:
      'Exchange Traded Fund, whose units are bought and sold through the day on a stock exchange, as shares are. Most of them follow an index or the price of gold, and a demat account is needed to hold one.',
  },
  {
    id: 'exit-load',
    term: 'Exit Load',
    definition:
      'A charge for leaving a mutual fund before a stated time, taken as a percentage of what is withdrawn. It is subtracted from the NAV paid out, and many funds charge none once that time has passed.',
  },
  {
    id: 'expense-ratio',
    term: 'Expense Ratio',
    definition:
      'The yearly cost of running a mutual fund, stated as a percentage of its assets. A little of it is taken each day before the NAV is worked out, and SEBI limits how high it may go.',
  },
  {
    id: 'fdi',
    term: 'FDI',
    definition:
      'Foreign Direct Investment, a lasting stake taken from abroad in an Indian business. Under Indian rules it means any stake in an unlisted company, or ten per cent or more of a listed one.',
  },
  {
    id: 'fiscal-deficit',
    term: 'Fiscal Deficit',
    definition:
      'The gap between all that a government spends in a year and all that it receives, borrowing left out. It shows how much must be borrowed, and is usually stated as a share of GDP.',
  },
  {
    id: 'fixed-deposit',
    term: 'Fixed Deposit',
    definition:
      'A sum left with a bank or a company for a fixed time, at an interest rate agreed at the start. Taking the money out early usually costs some of the interest.',
  },
  {
    id: 'floating-interest-rate',
    term: 'Floating Interest Rate',
    definition:
      'A rate on a loan or a deposit that moves with a benchmark instead of staying fixed. New floating-rate home loans from banks in India follow an outside benchmark, such as the repo rate.',
  },
  {
    id: 'foreign-exchange-reserves',
    term: 'Foreign Exchange Reserves',
    definition:
      'The foreign currencies, gold, Special Drawing Rights and reserve position at the IMF that are held for the country, mostly by the Reserve Bank of India. They back payments abroad and help to steady the rupee.',
  },
  {
    id: 'fpi',
    term: 'FPI',
    definition:
      'Foreign Portfolio Investment, money from abroad placed in Indian shares, bonds and other securities without a hand in running the business. One investor’s stake in a listed company stays below ten per cent.',
  },
  {
    id: 'futures',
    term: 'Futures',
    definition:
      'Contracts to buy or sell something, such as a share, an index or a commodity, on a later date at a price agreed today. They bind both sides, and gains and losses are settled daily through the exchange.',
  },
  {
    id: 'gdp',
    term: 'GDP',
    definition:
      'Gross Domestic Product, the market value of all finished goods and services produced in a country in a year or a quarter. Its growth after inflation is the usual measure of how fast an economy expands.',
  },
  {
    id: 'gilt-fund',
    term: 'Gilt Fund',
    definition:
      'A mutual fund that invests mostly in securities of the central and state governments. The risk of not being repaid is very small, but its value falls when interest rates rise.',
  },
  {
    id: 'government-securities',
    term: 'Government Securities',
    definition:
      'Bonds and bills through which the central and state governments borrow, issued by the Reserve Bank of India for them. Default is very unlikely, but their prices move as interest rates change.',
  },
  {
    id: 'gratuity',
    term: 'Gratuity',
    definition:
      'A lump sum an employer pays by law when a long-serving employee retires, resigns or leaves, worked out from the last wages and the years served. It usually falls due after five years of continuous service.',
  },
  {
    id: 'gst',
    term: 'GST',
    definition:
      'Goods and Services Tax, charged at each stage of supply, with credit for the tax already paid on purchases. It replaced many central and state taxes in 2017; its main parts are CGST, SGST and IGST.',
  },
  {
    id: 'home-loan',
    term: 'Home Loan',
    definition:
      'Money borrowed to buy, build or repair a house and repaid in monthly instalments over many years. The house is the security, so the lender holds a mortgage on it until the loan is cleared.',
  },
  {
    id: 'ifsc',
    term: 'IFSC',
    definition:
      'Indian Financial System Code, eleven letters and digits that name one branch of one bank. NEFT, RTGS and IMPS transfers use it to find the account, and it is printed on cheques.',
  },
  {
    id: 'imps',
    term: 'IMPS',
    definition:
      'Immediate Payment Service, by which the National Payments Corporation of India (NPCI) moves money between bank accounts at once, at any hour. The payee is named by account number and IFSC, or by mobile number and MMID.',
  },
  {
    id: 'income-tax',
    term: 'Income Tax',
    definition:
      'A tax on what a person or a business earns in a year, paid to the central government. For individuals it is charged in slabs, at rates that step up with income, under the old or the new regime.',
  },
  {
    id: 'index-fund',
    term: 'Index Fund',
    definition:
      'A mutual fund that holds the shares of an index, such as the Nifty 50 or the Sensex, in the same proportions. It aims to match the index, less costs, so no one picks the shares.',
  },
  {
    id: 'inflation',
    term: 'Inflation',
    definition:
      'A general rise in prices over time, so that the same rupee buys less than before. In India it is usually measured by the Consumer Price Index, which the Reserve Bank watches when it sets interest rates.',
  },
  {
    id: 'insurance-premium',
    term: 'Insurance Premium',
    definition:
      'The sum paid to an insurer, once or at regular dates, to keep a policy in force. It depends on the risk covered, the amount insured and, for life or health cover, on age and health.',
  },
  {
    id: 'interest-rate',
    term: 'Interest Rate',
    definition:
      'The price of borrowed money, stated as a percentage of the sum for a year. A borrower pays it to the lender, and a saver receives it from the bank.',
  },
  {
    id: 'ipo',
    term: 'IPO',
    definition:
      'Initial Public Offering, the first sale of a company’s shares to the public, after which they trade on a stock exchange. Its terms and risks are set out in a prospectus that SEBI reviews.',
  },
  {
    id: 'kyc',
    term: 'KYC',
    definition:
      'Know Your Customer, the check of identity and address that banks, funds and brokers must make before they serve you. In India it rests on papers such as PAN and Aadhaar, and is renewed from time to time.',
  },
  {
    id: 'liquidity',
    term: 'Liquidity',
    definition:
      'How quickly and cheaply something can be turned into cash without lowering its price much. Cash and savings are very liquid, while a house or a plot of land is not.',
  },
  {
    id: 'loan-to-value-ratio',
    term: 'Loan to Value Ratio',
    definition:
      'The loan as a percentage of the value of the asset behind it: 60 lakh lent on a house worth one crore is 60 per cent. The Reserve Bank of India sets upper limits for home loans and gold loans.',
  },
  {
    id: 'market-capitalisation',
    term: 'Market Capitalisation',
    definition:
      'What the stock market says a whole company is worth: the price of one share multiplied by the number of shares. Companies are grouped by it into large, mid and small cap.',
  },
  {
    id: 'mclr',
    term: 'MCLR',
    definition:
      'Marginal Cost of Funds based Lending Rate, worked out by each bank from what new money costs it, and the floor for loans tied to it. Newer floating-rate retail loans follow an outside benchmark instead.',
  },
  {
    id: 'moratorium',
    term: 'Moratorium',
    definition:
      'An agreed break during which a borrower need not pay the instalments of a loan. It is a delay and not a waiver: interest usually keeps adding up and is paid later.',
  },
  {
    id: 'mortgage',
    term: 'Mortgage',
    definition:
      'A claim on land or a building that its owner gives a lender as security for a loan. The owner keeps using the property, but the lender may have it sold if the loan is not repaid.',
  },
  {
    id: 'mutual-funds',
    term: 'Mutual Funds',
    definition:
      'Pools of money from many investors, run by companies registered with SEBI and invested in shares, bonds or other assets. Each investor holds units, and the price of a unit is its NAV.',
  },
  {
    id: 'nav',
    term: 'NAV',
    definition:
      'Net Asset Value, the worth of one unit of a mutual fund: all it holds, less what it owes, divided by the number of units. It is worked out at the end of each business day.',
  },
  {
    id: 'nbfc',
    term: 'NBFC',
    definition:
      'Non-Banking Financial Company, a company registered with the Reserve Bank of India that lends or invests but is not a bank. It cannot take deposits repayable on demand or issue cheques drawn on itself.',
  },
  {
    id: 'neft',
    term: 'NEFT',
    definition:
      'National Electronic Funds Transfer, run by the Reserve Bank of India (RBI) to move money between bank accounts. It settles in half-hourly batches round the clock, every day of the year, with no minimum amount.',
  },
  {
    id: 'net-worth',
    term: 'Net Worth',
    definition:
      'What is left when everything a person or a business owes is subtracted from everything owned. Worked out on one day, it shows the whole position in a single figure, which may also be below zero.',
  },
  {
    id: 'npa',
    term: 'NPA',
    definition:
      'Non-Performing Asset, for most loans one whose interest or principal has been overdue for more than 90 days. The bank then stops counting its unpaid interest as income and sets money aside for a loss.',
  },
  {
    id: 'nps',
    term: 'NPS',
    definition:
      'National Pension System, a retirement scheme regulated by the PFRDA, in which contributions are invested in shares and bonds. On leaving, part may be taken as a lump sum and the rest usually buys a regular pension.',
  },
  {
    id: 'options',
    term: 'Options',
    definition:
      'Contracts that give the buyer the right, but not the duty, to buy or sell something at a fixed price up to or on a set date. The buyer pays a premium for that right, and the seller must keep the bargain.',
  },
  {
    id: 'overdraft',
    term: 'Overdraft',
    definition:
      'An arrangement to draw more from a bank account than it holds, up to an agreed limit. Interest is charged only on the amount used, for the days it is used.',
  },
  {
    id: 'pan',
    term: 'PAN',
    definition:
      'Permanent Account Number, ten letters and digits that the Income Tax Department gives each taxpayer. It is quoted in tax returns and in larger dealings with banks, brokers and property.',
  },
  {
    id: 'personal-loan',
    term: 'Personal Loan',
    definition:
      'A loan to an individual for almost any purpose, usually with nothing pledged as security. The lender has no asset to fall back on, so it tends to cost more than a home loan or a gold loan.',
  },
  {
    id: 'portfolio',
    term: 'Portfolio',
    definition:
      'All the investments that one person or fund holds, taken together: shares, bonds, funds, deposits, gold and cash. The whole shows risks that no single holding shows.',
  },
  {
    id: 'ppf',
    term: 'PPF',
    definition:
      'Public Provident Fund, a savings account backed by the Government of India with a term of fifteen years, opened at a bank or post office. The government reviews its interest each quarter, and early withdrawals are limited.',
  },
  {
    id: 'prime-lending-rate',
    term: 'Prime Lending Rate',
    definition:
      'The rate a bank charges its most creditworthy borrowers, from which its other loans are priced. Banks in India have since moved to the base rate, then to MCLR, then to outside benchmarks.',
  },
  {
    id: 'recurring-deposit',
    term: 'Recurring Deposit',
    definition:
      'A deposit to which the same sum is added every month for a fixed time, at a rate agreed at the start. At the end all the instalments come back with interest.',
  },
  {
    id: 'repo-rate',
    term: 'Repo Rate',
    definition:
      'The rate at which the Reserve Bank of India (RBI) lends to banks for a short time against government securities. When it changes, interest on loans and deposits across the country tends to follow.',
  },
  {
    id: 'reverse-repo-rate',
    term: 'Reverse Repo Rate',
    definition:
      'The rate at which the Reserve Bank of India (RBI) borrows from banks for a short time, giving government securities as cover. It is one way of drawing spare money out of the banking system.',
  },
  {
    id: 'risk-tolerance',
    term: 'Risk Tolerance',
    definition:
      'How much loss, and how much rise and fall, a person can bear without giving up the plan. It depends on income, on who relies on it, on the years ahead and on temperament.',
  },
  {
    id: 'rtgs',
    term: 'RTGS',
    definition:
      'Real Time Gross Settlement, the RBI’s system for large transfers, settled one by one and at once, at any hour of any day. The smallest transfer is two lakh rupees, and the system sets no upper limit.',
  },
  {
    id: 'savings-account',
    term: 'Savings Account',
    definition:
      'A bank account for everyday money that pays some interest and lets you put in and take out freely. Interest is counted on the balance at the end of each day, and a minimum balance may be required.',
  },
  {
    id: 'sebi',
    term: 'SEBI',
    definition:
      'Securities and Exchange Board of India, the regulator of stock exchanges, brokers, mutual funds and listed companies. Its duty is to protect investors and to develop and regulate the securities market.',
  },
  {
    id: 'sensex',
    term: 'Sensex',
    definition:
      'The index of BSE in Mumbai, made up of thirty large and actively traded companies, each weighted by the value of its freely traded shares. Its moves are a common shorthand for how Indian shares are doing.',
  },
  {
    id: 'sip',
    term: 'SIP',
    definition:
      'Systematic Investment Plan, a way of putting a fixed sum into a mutual fund at regular dates, often monthly. The same sum buys more units when prices are low and fewer when they are high.',
  },
  {
    id: 'statutory-liquidity-ratio',
    term: 'Statutory Liquidity Ratio',
    definition:
      'The share of its deposits that a bank must hold in cash, gold and government securities, as the Reserve Bank of India requires. It keeps part of the money safe and limits what can be lent.',
  },
  {
    id: 'stock-exchange',
    term: 'Stock Exchange',
    definition:
      'A regulated market where shares, bonds and other securities are bought and sold through brokers. The two largest in India are the National Stock Exchange (NSE) and BSE, both supervised by SEBI.',
  },
  {
    id: 'swp',
    term: 'SWP',
    definition:
      'Systematic Withdrawal Plan, an instruction to a mutual fund to pay out a fixed sum at regular dates by selling units. The rest stays invested, and each sale may bring a capital gain that is taxed.',
  },
  {
    id: 'tds',
    term: 'TDS',
    definition:
      'Tax Deducted at Source, income tax that the payer of a salary, interest, rent or fee holds back and pays to the government. The receiver sets it against the tax of the year when filing a return.',
  },
  {
    id: 'term-insurance',
    term: 'Term Insurance',
    definition:
      'Life insurance that pays a stated sum if the insured person dies within a chosen number of years. A plain policy pays nothing to someone who outlives it, so the cover costs little for its size.',
  },
  {
    id: 'treasury-bills',
    term: 'Treasury Bills',
    definition:
      'Short-term borrowing by the Government of India, sold at a discount and repaid at full face value. They run for 91, 182 or 364 days, and the difference between the two prices is the interest.',
  },
  {
    id: 'upi',
    term: 'UPI',
    definition:
      'Unified Payments Interface, by which the National Payments Corporation of India (NPCI) moves money between bank accounts at once from a phone. You scan a code or enter a UPI ID, then approve with a PIN.',
  },
  {
    id: 'volatility',
    term: 'Volatility',
    definition:
      'How widely and how quickly a price moves up and down over time. A volatile share can gain or lose a great deal in a few days; the usual measure is the standard deviation of its returns.',
  },
  {
    id: 'working-capital-loan',
    term: 'Working Capital Loan',
    definition:
      'A short-term loan that pays the daily costs of a business, such as stock, wages and bills, until its customers pay. It is not meant for buying machines or buildings.',
  },
];

/** The hundred terms, in alphabetical order without regard to case. */
export const glossary: readonly GlossaryEntry[] = entries.map((entry, index) => ({ number: index + 1, ...entry }));
