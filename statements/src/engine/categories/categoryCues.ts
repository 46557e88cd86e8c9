import type { Channel } from './narrationFormats.ts';

/** What a row was for. No name holds a comma, for the answer is read by splitting on commas. */
export type Category =
  | 'Salary'
  | 'Interest & Other Income'
  | 'Refund'
  | 'Self Transfer'
  | 'Transfer'
  | 'Cash'
  | 'Credit Card Payment'
  | 'Loan EMI'
  | 'Investments'
  | 'Insurance'
  | 'Taxes & Government'
  | 'Bank Charges'
  | 'Rent & Housing'
  | 'Bills & Recharge'
  | 'Groceries'
  | 'Food & Dining'
  | 'Shopping'
  | 'Transport & Fuel'
  | 'Travel'
  | 'Health'
  | 'Education'
  | 'Entertainment & Subscriptions'
  | 'Others';

/** Phrases that decide a category, on one side, through some channels; whole words in capitals, parted by |. */
export interface Cue {
  readonly category: Category;
  readonly side?: 'debit' | 'credit';
  readonly channels?: readonly Channel[];
  readonly phrases: string;
}

/** Tried in order, before anything is asked of the merchant: these phrases are the bank's own or leave no doubt. */
export const firmCues: readonly Cue[] = [
  {
    category: 'Refund',
    side: 'credit',
    phrases: 'REFUND|REVERSAL|REV UPI|REVERSED|RRC|CASHBACK|CHARGEBACK|UPI RET|RETURNED',
  },
  {
    category: 'Cash',
    phrases: 'CASH DEP|CASH DEPOSIT|CASH WDL|CASH WITHDRAWAL|ATM WDL|BY CASH|CASH PAID|CDM|BNA',
  },
  {
    category: 'Credit Card Payment',
    side: 'debit',
    phrases: `HDFCCS|CREDIT CARD|CREDITCARD|CC PAYMENT|CC BILL|CC AUTOPAY|CC BILLPAY|CARD PAYMENT|CARD BILL|
      SBI CARD|SBICARD|CRED CLUB|CARDMEMBER|PYMT CARD|AMERICAN EXPRESS|AUTO DEBIT CC`,
  },
  {
    category: 'Taxes & Government',
    side: 'debit',
    phrases: `INCOME TAX|INCOMETAX|ADVANCE TAX|DIRECT TAX|PROPERTY TAX|ROAD TAX|TAX PAYMENT|CBDT|CBIC|GSTN|
      GST PAYMENT|TDS|TIN 2 0|E CHALLAN|ECHALLAN|PASSPORT SEVA|MUNICIPAL|STAMP DUTY|EPFO|PARIVAHAN`,
  },
  {
    category: 'Bank Charges',
    side: 'debit',
    channels: ['other', 'atm'],
    phrases: `CHRG|CHRGS|CHG|CHGS|CHARGE|CHARGES|FEE|FEES|AMC|INSTAALERT|SMS ALERT|INCL GST|MIN BAL|
      NON MAINTENANCE|PENALTY|DCARDFEE|CONSOLIDATED CHARGES`,
  },
  {
    category: 'Interest & Other Income',
    side: 'credit',
    phrases: 'INTEREST|INT PD|INT PAID|DIV|DIVIDEND|INTDIV|FINAL DIV|INT DIV|FD INT',
  },
  {
    category: 'Salary',
    side: 'credit',
    phrases: 'SALARY|PAYROLL|WAGES|STIPEND|SAL FOR|PENSION|MONTHLY SAL',
  },
  {
    category: 'Loan EMI',
    side: 'debit',
    phrases: 'EMI|HOME LOAN|CAR LOAN|PERSONAL LOAN|GOLD LOAN|EDU LOAN|LOAN REPAYMENT|LOAN RECOVERY',
  },
  { category: 'Self Transfer', phrases: 'SELF|OWN ACCOUNT|OWN AC|SELFFT|SELF TRANSFER' },
  {
    category: 'Investments',
    side: 'debit',
    phrases: 'MUTUAL FUND|FD BOOKING|FD THROUGH|RD INSTALLMENT|SIP|PPF|NPS|SOVEREIGN GOLD BOND|IPO',
  },
  {
    category: 'Insurance',
    side: 'debit',
    phrases: 'INSURANCE|INSURANC|PREMIUM|PMJJBY|PMSBY|LIFE INS|GENERAL INS',
  },
];

/** Tried after the merchants: words shops of a kind have in their names, and what people remark. */
export const softCues: readonly Cue[] = [
  {
    category: 'Rent & Housing',
    phrases: 'RENT|HOUSE RENT|MAINTENANCE|SOCIETY|APARTMENT|APARTMENTS|OWNERS ASSN|CHS|HOUSING|PG RENT',
  },
  {
    category: 'Health',
    phrases: `PHARMACY|PHARMA|MEDICAL|MEDICALS|MEDICALS AND GENERAL|MEDICOS|CHEMIST|CHEMISTS|DRUGS|HOSPITAL|
      HOSPITALS|CLINIC|DENTAL|DIAGNOSTIC|DIAGNOSTICS|PATHOLOGY|PATHLABS|EYE CARE|OPTICALS|NURSING HOME|
      AYURVEDA`,
  },
  {
    category: 'Education',
    phrases: `SCHOOL|COLLEGE|UNIVERSITY|ACADEMY|TUITION|TUITIONS|COACHING|CLASSES|INSTITUTE|VIDYALAYA|VIDYA|BOOKS|
      BOOK DEPOT|BOOK STALL|STATIONERY|SCHOOL FEES`,
  },
  {
    category: 'Transport & Fuel',
    phrases: `PETROL|PETROLEUM|FUEL|FUELS|FILLING STATION|SERVICE STATION|FASTAG|NETC|TOLL|METRO RAIL|METRO|
      PARKING|CABS|TAXI|AUTO RICKSHAW|CNG|TYRES|MOTORS`,
  },
  {
    category: 'Travel',
    phrases: `AIRLINES|AIRWAYS|AIR INDIA|HOTEL BOOKING|HOTELS AND RESORTS|RESORT|RESORTS|TRAVEL|TRAVELS|TOURS|
      HOLIDAYS|ROOMS|RAILWAY|RAILWAYS`,
  },
  {
    category: 'Groceries',
    phrases: `SUPERMARKET|SUPER MARKET|SUPERMARKETS|SUPERMARTS|SUPER BAZAAR|HYPERMARKET|KIRANA|PROVISION|
      PROVISIONS|GROCERY|GROCERIES|GENERAL STORE|GENERAL STORES|VEGETABLES|FRUITS|DAIRY|MILK|MILK PARLOUR|
      DEPARTMENTAL STORE|RICE MILL`,
  },
  {
    category: 'Food & Dining',
    phrases: `RESTAURANT|RESTAURANTS|CAFE|COFFEE|BAKERY|BAKERS|SWEETS|SNACKS|DHABA|BIRYANI|PIZZA|BURGER|KITCHEN|
      FOODS|FOOD COURT|CATERERS|ICE CREAM|JUICE|TEA STALL|CHAI|BHAVAN|MESS|TIFFIN|EATERY`,
  },
  {
    category: 'Bills & Recharge',
    phrases: `ELECTRICITY|ELECTRICITY BILL|POWER BILL|WATER BILL|WATER SUPPLY|GAS|LPG|BROADBAND|FIBERNET|FIBRE|
      PREPAID|POSTPAID|RECHARGE|DTH|CABLE|BBPS|BILLPAY|BILL PAYMENT`,
  },
  {
    category: 'Entertainment & Subscriptions',
    phrases: 'CINEMA|CINEMAS|MULTIPLEX|THEATRE|GAMES|GAMING|SUBSCRIPTION|MUSIC|CLUB|AMUSEMENT',
  },
  {
    category: 'Shopping',
    phrases: `TEXTILES|TEXTILE|SILKS|SAREES|FASHION|FASHIONS|GARMENTS|APPAREL|FOOTWEAR|SHOES|JEWELLERS|JEWELLERY|
      ELECTRONICS|MOBILES|FURNITURE|GIFTS|TOYS|MALL|COSMETICS|DESIGNS|RETAIL`,
  },
  {
    category: 'Loan EMI',
    side: 'debit',
    channels: ['mandate'],
    phrases: 'FINANCE|FINANCIAL|FINSERV|FINCORP|CREDIT|CAPITAL|LOAN|LOANS',
  },
  {
    category: 'Investments',
    phrases: 'BROKING|SECURITIES|DEMAT|STOCK BROKERS|CLEARING CORP|AMC|INVEST|FUND',
  },
];
