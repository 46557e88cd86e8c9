import type { Side } from '../amounts/side.ts';
import type { Category } from './category.ts';
import { monthNames } from './monthNames.ts';
import type { Channel } from './narrationFormats.ts';
import type { RuleName } from './ruleName.ts';

/**
 * The part of a narration that a rule looks at: the whole text, name and remark together, one of the two, or the UPI
 * address.
 */
export type NarrationField = 'text' | 'said' | 'name' | 'remark' | 'address';

/**
 * A rule that is tried before the merchant is looked up, because its words are the bank's own or leave no doubt.
 * `phrases` and `unless` are regular expressions for whole words in capitals, separated by |.
 */
export interface BankRule {
  readonly id: RuleName;
  readonly category: Category;
  readonly side?: Side;
  readonly channels?: readonly Channel[];
  readonly field: NarrationField;
  readonly phrases: string;
  readonly unless?: string;
}

const bankChannels: readonly Channel[] = ['other', 'netbanking', 'bill'];
const paymentChannels: readonly Channel[] = ['upi', 'transfer', 'netbanking', 'mandate', 'bill', 'other'];

const savingsSchemes =
  'PPF|NPS|SUKANYA|SSY|SSA|APY|ATAL PENSION|SOVEREIGN GOLD|SGB|IPO|ASBA|NFO|MUTUAL FUNDS?|SIP|SIPS|PUBLIC PROVIDENT|KVP|NSC';

/** The salary of a month: `SALNOV2022`, `SAL FEB23`. */
const monthlySalary = `SAL(?:ARY)? ?(?:${monthNames})\\w*`;

/** The rules, in the order in which they are tried. */
export const bankRules: readonly BankRule[] = [
  {
    id: 'bank charge',
    category: 'Bank Charges',
    side: 'debit',
    channels: ['other', 'atm', 'cheque'],
    field: 'text',
    phrases: `CHRGS?|CHGS?|CHGES|CHARGES?|FEES?|AMB|QAB|(?:NON )?MAINT\\w* CHG|MIN BAL|MINIMUM BAL\\w*|NON MAINTENANCE|PENALTY|PENAL|
      INSTA ?ALERTS?\\w*|SMS ALERTS?|INCL GST|PLUS GST|SERVICE TAX|GST ON|[CSI]GST|CARD AMC|DEMAT AMC|AMC DEBIT|D?CARDFEE\\w*|IMPS P2P \\d{9,}|
      \\w*(?<!RE|\\bR|EX|DIS)CHA?R?GE?S?(?:INCL?GST)?|CHG ?RTN|DC ISSUE|MARKUP|(?:CHQ|CHEQUE) ?(?:BK|BOOK)|(?:CHQ|CHEQUE|ECS|NACH) BOUNCE|LOCKER(?: RENT)?|COMMISSION|COMMN|CASH HANDLING|(?:ECS|ACH|NACH|CHQ|CHEQUE) (?:RTN|RETURN|RET)|
      ^GST$|ATM CARD ISSU\\w*|INSUFFICIENT|POS DECL\\w*|ATM DECL\\w*|DEBIT CARD ANNUAL|LOW BALANCE|FOLIO|SURCHG|SURCHARGE|
      (?:A C|AC|ACCT?|ACCOUNT) MAINT\\w*|(?:DC|ATM|DP|VISA|RUPAY) ?AMC|(?:DD|PO|BG|LC|NEFT|RTGS|IMPS) COMM|RATE DIFF|TIP SCG|(?:SWACHH BHARAT|KRISHI KALYAN|SB|KK) CESS|
      ^(?:AMC|AQB|MAB|SCD|SC|S C|COMM|LFC|KKC|SBC|S TAX|ST|POSTAGE|INCIDENTALS?)(?: (?:DR|DEBIT|FOR)| \\d+)*$`,
    unless: 'SCHOOL|COLLEGE|TUITION|EXAM|ADMISSION|UNIVERSITY|HOSTEL|COURSE|REVERSAL|REFUND',
  },
  {
    // A fee for transfers names the means of payment, and then no other party.
    id: 'bank charge',
    category: 'Bank Charges',
    side: 'debit',
    channels: ['transfer', 'upi', 'mandate'],
    field: 'text',
    phrases:
      '^(?:(?:NEFT|RTGS|IMPS|UPI|NACH|ACH|ECS|P2A|P2M|TXN|TRANSACTION|TRF|O W|I W|OUTWARD|INWARD|AND|DR) )+(?:CHRGS?|CHGS?|CHARGES?|COMM|COMMISSION|FEES?)(?: (?:INCL?|FOR|ON|DR|PLUS|GST|COLL\\w*|RECO\\w*|DT|DATED|\\d+).*)?$',
  },
  {
    id: 'interest charged',
    category: 'Bank Charges',
    side: 'debit',
    channels: ['other'],
    field: 'text',
    phrases:
      'DEBIT INTEREST|INT COLL\\w*|INTEREST COLL\\w*|OD INTEREST|INT DR|INTEREST DR|INT DEBIT\\w*|INTEREST DEBIT\\w*|INT CHARGED|DEBIT INT|(?:OD|CC|CASH CREDIT|DR|DEMAND LOAN|TL) INT|INT ON (?:OD|CC|LOAN)|INT RUN|^INT(?:EREST)?(?: \\d+)*$',
  },
  {
    id: 'tax deducted',
    category: 'Taxes & Government',
    side: 'debit',
    channels: bankChannels,
    field: 'text',
    phrases: 'TDS|TAX DEDUCTED|TAX RECOVERED|TCS',
  },
  {
    id: 'reversal',
    category: 'Refund',
    side: 'credit',
    channels: ['other', 'atm', 'cheque', 'mandate', 'bill', 'card', 'netbanking'],
    field: 'text',
    phrases:
      'REFUND\\w*|REVERSALS?|REVERSED|REVSL|RVSL|REV|RRC|RCRADJ|CASHBACK|CASH BACK|CHARGEBACK|RETURNED|RETURN|RTN|CR ADJ|CREDIT ADJ\\w*|CRADJ|CRV|RREF|ICON REF|INSUFFICIENT FUNDS?',
    unless: 'REV SWEEP',
  },
  {
    id: 'reversal',
    category: 'Refund',
    side: 'credit',
    field: 'said',
    phrases: '\\w*REFUND\\w*|REFUN|CREDIT ?ADJ\\w*|REVERSAL|REVERSED|CASHBACK|CASH BACK|CHARGEBACK',
  },
  {
    id: 'reversal',
    category: 'Refund',
    side: 'credit',
    field: 'text',
    phrases: '^REV UPI|^UPI (?:CR )?REV|^UPI RET|^UPI RVSL',
  },
  {
    id: 'salary',
    category: 'Salary',
    side: 'credit',
    field: 'said',
    phrases: '\\w*SALARY|SALARIES|SALRY|PAYROLL|WAGES|STIPEND|PENSION|MONTHLY SAL',
  },
  {
    id: 'salary',
    category: 'Salary',
    side: 'credit',
    channels: ['transfer', 'mandate', 'netbanking', 'other'],
    field: 'said',
    phrases: `SAL|SAL\\d+|${monthlySalary}|SALPAY\\w*`,
  },
  {
    id: 'salary',
    category: 'Salary',
    side: 'credit',
    channels: ['other'],
    field: 'text',
    phrases: `\\w*SALARYX*|PAYROLL|WAGES|STIPEND|PENSION|^(?:BY )?SAL|SAL CREDIT|SAL CR|${monthlySalary}`,
  },
  {
    id: 'deposit closed',
    category: 'Self Transfer',
    side: 'credit',
    channels: bankChannels,
    field: 'text',
    phrases:
      '(?:FD|RD|TD|TDR|STDR|FIXED DEPOSIT|TERM DEPOSIT|DEPOSIT)(?: \\w+){0,3} (?:PROCEEDS?|CLOS\\w*|MATUR\\w*|PREMAT\\w*|REDEE\\w*|REDEMPTION|LIQUIDAT\\w*|PRIN\\w*)',
    unless: '(?:REDEE\\w*|CLOSURE|MATURITY|PROCEEDS) INT(?:EREST)?',
  },
  {
    id: 'interest',
    category: 'Interest & Other Income',
    side: 'credit',
    channels: ['other', 'mandate', 'netbanking'],
    field: 'text',
    phrases: 'INTEREST|INT|SBINT|INTCR|\\d+INT PD\\d*',
  },
  {
    id: 'interest',
    category: 'Interest & Other Income',
    side: 'credit',
    channels: ['transfer', 'cheque'],
    field: 'said',
    phrases: 'INTEREST|INT PD|INT PAID|INT ON|FD INT|NCD INT|BOND INT',
  },
  {
    id: 'dividend',
    category: 'Interest & Other Income',
    side: 'credit',
    channels: ['other', 'mandate', 'transfer', 'cheque', 'netbanking'],
    field: 'text',
    phrases: 'DIV|DIV\\d+|DIVD|DVD|\\d?(?:INT|MF|FIN|FINAL|INTERIM|SPL)DIV|\\w*DIVIDEND\\w*',
  },
  {
    id: 'subsidy or reward',
    category: 'Interest & Other Income',
    side: 'credit',
    field: 'text',
    phrases:
      'DBTL|SUBSIDY|DBT|PAHAL|PM ?KISAN|MGNREGA|NREGA|SCHOLARSHIP|REWARDS?|SCRATCH CARD|^UPI(?: \\w+){1,4} GOOG PAYM\\w*|LOYALTY|ROYALTY|COMMISSION|INCENTIVE',
  },
  {
    id: 'loan paid out',
    category: 'Transfer',
    side: 'credit',
    field: 'text',
    phrases: '(?:LOAN|LN)(?: \\w+){0,2} (?:DISB\\w*|PAYOUT|CREDIT)|DISBURS\\w*',
  },
  {
    id: 'cash in',
    category: 'Cash',
    side: 'credit',
    channels: ['other', 'atm'],
    field: 'text',
    phrases:
      'AEPS CD|CASH DEP\\w*|CASHDEP\\w*|BY CASH|CDM|BNA|CSH DEP|CAM|CASH RECEIVED|CASH RECEIPT|CASH CR|C(?:A)?SH DEPOSIT\\w*|^CSD(?: \\d+)*$',
  },
  { id: 'cash out', category: 'Cash', side: 'debit', channels: ['atm'], field: 'text', phrases: '\\w+' },
  {
    id: 'cash out',
    category: 'Cash',
    side: 'debit',
    channels: ['other', 'card', 'cheque', 'netbanking'],
    field: 'text',
    phrases:
      'AEPS C(?:W|ASH)|CASH W ?D ?L|CASH WITHDRAW ?ALS?|CASHWDL|TO CASH|CASH PAID|CASH PMT|SELF WDL|CARDLESS CASH|ATM WDL|CASH AT POS|CASH CHEQUE|CASH CHQ|^SELF (?:CHQ|CHEQUE)|CSH (?:CHQ )?(?:PAID|PMT|WD\\w*|WITHDR\\w*)|CASH WD|(?:CHQ )?PAID (?:TO )?(?:SELF|BEARER|YOURSELF|YOURSELVES)|^TO SELF$|CSW|CCWD|MAT NFS',
  },
  {
    id: 'cash out',
    category: 'Cash',
    side: 'debit',
    channels: ['cheque'],
    field: 'name',
    phrases: '^(?:PAID )?(?:TO )?(?:SELF|CASH|YOURSELF)$',
  },
  {
    id: 'card payment',
    category: 'Credit Card Payment',
    side: 'debit',
    channels: [...paymentChannels, 'card'],
    field: 'text',
    phrases: `HDFCCS|PAID CARD NUMBER|OSSBICARDS|CREDIT ?CARDS?|CREDIT CA|CR CARD|CC PAYMENT|CC PMT|CC PYMT|CC BILL\\w*|CC DUES?|CC AUTOPAY|AUTOPAY SI TAD|CARD PAYMENT|
      CARD BILL\\w*|CARD DUES?|PYMT CARD|PMT CARD|AUTO ?(?:DEBIT|PAY) CC\\w*|^PAVC|^VMT|CC\\d\\w*XX\\w*|BILLPAY DR \\w+ \\d{4,6}X+\\d+|CC \\d+X+\\d+|CARDMEMBER|CCPAY|CCBILL`,
  },
  {
    // The wording of card issuers; in a bank account's row the name of the payer follows.
    id: 'card payment',
    category: 'Credit Card Payment',
    side: 'credit',
    channels: bankChannels,
    field: 'text',
    phrases: 'PAYMENT RECEIVED(?: THANK ?YOU)?(?: \\d+)?$|PAYMENT RECEIVED THANK ?YOU|^PAYMENT THANK ?YOU',
  },
  {
    id: 'own account',
    category: 'Self Transfer',
    field: 'remark',
    phrases:
      '^SELF(?: (?:TRANSFER|TRF|AC|ACCOUNT|FUND|FT).*)?$|^(?:TO |MY )?OWN (?:AC|ACC|ACCT|ACCOUNT|FUND|BANK).*$|^TO SELF$|^SELFT\\w*$',
  },
  {
    id: 'own account',
    category: 'Self Transfer',
    channels: ['transfer', 'netbanking'],
    field: 'name',
    phrases: '^SELF.*$|^.* SELF$|^OWN ACC?.*$',
  },
  {
    id: 'own account',
    category: 'Self Transfer',
    channels: ['upi'],
    field: 'name',
    phrases: '^SELF(?: (?:TRANSFER|TRF|AC|ACCOUNT))?$',
  },
  {
    id: 'own account',
    category: 'Self Transfer',
    field: 'text',
    phrases: 'SELFFT|SELF FT|UPI LITE|LITE TOP ?UP|^ADD MONEY|ADD MONEY TO WALLET|WALLETMONEYTOBANK|ADDMONEY \\w*BANK',
  },
  {
    // A cheque or cash 'to self' is taken out, so only the words for a transfer count.
    id: 'own account',
    category: 'Self Transfer',
    channels: bankChannels,
    field: 'text',
    phrases: '(?:TRANSFER|TRF|TFR|TPT|FT|SENT|REMITTED|MONEY)(?: TO| FROM)?(?: MY)? (?:SELF|OWN)',
  },
  {
    id: 'sweep',
    category: 'Self Transfer',
    channels: bankChannels,
    field: 'text',
    phrases:
      'SWEEP\\w*|AUTOSWEEP|^SW[CD](?: \\d+)*$|MOD (?:CR|DR|TRF|BAL\\w*)|FLEXI (?:DEP\\w*|FD)|MAXIMISER|REV SWEEP|SELF TRANSFER|OWN ACCOUNT|SELF TRF',
  },
  {
    id: 'deposit opened',
    category: 'Investments',
    side: 'debit',
    channels: ['other', 'netbanking', 'transfer'],
    field: 'text',
    phrases:
      '[FRT]D BOOKING|[FRT]D BOOKED|FD THROUGH|[FRT]D OPEN\\w*|^TFT(?: \\d+)*$|FIXED DEPOSIT|TERM DEPOSIT|TDR|STDR|RD INST\\w*|RECURRING DEP\\w*|RD DEPOSIT|TO (?:FD|RD|TD)|(?:FD|RD) ?\\d{5,}|FD CREATION|E ?FD|E ?RD|MONTHLY RD',
  },
  {
    // SEBI requires brokers and fund houses to collect at addresses such as `name.brk@validhdfc` and
    // `name.mf@validaxis`.
    id: 'investor address',
    category: 'Investments',
    side: 'debit',
    field: 'address',
    phrases: 'VALID\\w+',
  },
  { id: 'icici direct', category: 'Investments', side: 'debit', field: 'text', phrases: '^EBA' },
  {
    id: 'savings scheme',
    category: 'Investments',
    side: 'debit',
    channels: ['transfer', 'netbanking', 'mandate', 'bill', 'other'],
    field: 'text',
    phrases: savingsSchemes,
  },
  {
    id: 'savings scheme',
    category: 'Investments',
    side: 'debit',
    channels: ['upi'],
    field: 'remark',
    phrases: savingsSchemes,
  },
  {
    id: 'state insurance',
    category: 'Insurance',
    side: 'debit',
    field: 'text',
    phrases: 'PMJJBY\\d*|PMSBY\\d*|JEEVAN JYOTI|SURAKSHA BIMA|JAN ?SURAKSHA|PERSONAL ACCIDENT|PMJAY|FASAL BIMA|PMFBY',
  },
  {
    id: 'insurance premium',
    category: 'Insurance',
    side: 'debit',
    channels: paymentChannels,
    field: 'text',
    phrases: 'LIFE INS|GENERAL INS|HEALTH INS|INS PREM\\w*|RENEWAL PREM\\w*|POLICY PAYMENT',
  },
  {
    id: 'loan instalment',
    category: 'Loan EMI',
    side: 'debit',
    channels: [...paymentChannels, 'card', 'cheque'],
    field: 'text',
    phrases: `EMI|EMIS|(?:HOME|HOUSING|CAR|AUTO|PERSONAL|GOLD|EDU|EDUCATION|TWO WHEELER|BUSINESS|VEHICLE|AGRI|CONSUMER) (?:LOAN|LN)|LOAN REPA\\w*|LOAN RECOV\\w*|LOAN INST\\w*|
      LOAN COLL\\w*|LN RECO\\w*|^LNPY|RACPC|LN REPAY|LOAN AC|LOAN ACCOUNT|TO LOAN|LOAN DUE|LOAN PAYMENT|LOAN CLOSURE|LOAN FORECLOS\\w*|PRE EMI|^DPI \\d+`,
  },
  {
    // Apps that pay bills collect at addresses such as `gpayutility@`; Vi is too short for the dictionary.
    id: 'bill payment',
    category: 'Bills & Recharge',
    side: 'debit',
    channels: ['upi'],
    field: 'address',
    phrases: '\\w*BBPS\\w*|\\w+UTILITY',
  },
  {
    id: 'bill payment',
    category: 'Bills & Recharge',
    side: 'debit',
    channels: ['upi'],
    field: 'name',
    phrases: '^VI(?: (?:PREPAID|POSTPAID|MOBILE|RECHARGE))?$',
  },
  {
    id: 'tax paid',
    category: 'Taxes & Government',
    side: 'debit',
    channels: [...paymentChannels, 'card'],
    field: 'text',
    phrases: `I?DTA?X|BCTT|ADV TAX|PROF TAX|GST ?PAYMENT|INCOME ?TAX|ADVANCE TAX|SELF ASSESSMENT TAX|DIRECT TAX(?:ES)?|NSDL ?PAN|PAN CARD|MCA NET (?:PAYMENT|PYMT)|PROPERTY TAX|PROFESSIONAL TAX|HOUSE TAX|WATER TAX|ROAD TAX|VEHICLE TAX|TAX PAYMENT|
      CBDT|ETAX|\\w*PAYGOV\\w*|CBIC|CBEC|GSTN|GST PAYMENT|GST PMT|OLTAS|TIN ?2 ?0|E ?CHALLAN|TRAFFIC CHALLAN|PASSPORT|STAMP DUTY|EPFO|PARIVAHAN|CUSTOMS DUTY|ICEGATE`,
  },
];
