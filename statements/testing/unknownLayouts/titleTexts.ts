/** The possible columns of a statement. */
export type ColumnKey =
  | 'serial'
  | 'date'
  | 'valueDate'
  | 'narration'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'side'
  | 'balance'
  | 'branch'
  | 'status'
  | 'type';

/** Titles in a language, possibly without some columns. */
export type TitleTexts = Readonly<Partial<Record<ColumnKey, string>>>;

/** Titles in English; the plainest one of each column comes first. */
export const englishTitles = {
  serial: ['S.No', 'Sr. No.', '#', 'Sl No'],
  date: ['Date', 'Txn Date', 'Transaction Date', 'Tran Date', 'Posting Date', 'Trans. Date', 'Txn Dt', 'Book Date'],
  valueDate: ['Value Date', 'Value Dt', 'Val. Date', 'Effective Date'],
  narration: [
    'Narration',
    'Particulars',
    'Description',
    'Transaction Details',
    'Details',
    'Remarks',
    'Transaction Remarks',
    'Narrative',
    'Payee / Particulars',
  ],
  reference: [
    'Chq./Ref.No.',
    'Cheque No',
    'Instrument No',
    'Ref No./Cheque No.',
    'Reference',
    'UTR No',
    'Folio',
    'Chq No',
  ],
  debit: [
    'Debit',
    'Withdrawal',
    'Withdrawals',
    'Debit Amount',
    'Withdrawal Amt',
    'Dr',
    'Paid Out',
    'Money Out',
    'Debit (-)',
  ],
  credit: ['Credit', 'Deposit', 'Deposits', 'Credit Amount', 'Deposit Amt', 'Cr', 'Paid In', 'Money In', 'Credit (+)'],
  amount: ['Amount', 'Transaction Amount', 'Txn Amt', 'Amt'],
  side: ['Dr/Cr', 'DR / CR', 'Cr/Dr', 'Type', 'D/C', 'Txn Type', 'Indicator', 'Status'],
  balance: [
    'Balance',
    'Closing Balance',
    'Running Balance',
    'Available Balance',
    'Account Balance',
    'Bal',
    'Ledger Balance',
    'Book Balance',
    'Balance Amount',
    'Net Balance',
    'Line Balance',
    'Outstanding',
    'Running Total',
  ],
  branch: ['Init. Br', 'Branch', 'Branch Code', 'SOL', 'Teller'],
  status: ['Status', 'State', 'Zone'],
  type: ['Type', 'Txn Type', 'Mode', 'Channel', 'Category'],
} as const satisfies Readonly<Record<ColumnKey, readonly string[]>>;

const hindi: TitleTexts = {
  serial: 'क्रम',
  date: 'दिनांक',
  valueDate: 'मूल्य दिनांक',
  narration: 'विवरण',
  reference: 'चेक संख्या',
  debit: 'नामे',
  credit: 'जमा',
  amount: 'राशि',
  balance: 'शेष',
  branch: 'शाखा',
};

/** Titles in French. */
export const french: readonly TitleTexts[] = [
  { date: 'Date', narration: 'Description', debit: 'Retraits', credit: 'Dépôts', balance: 'Solde', amount: 'Montant' },
  { date: 'Date', narration: 'Libellé', debit: 'Débit', credit: 'Crédit', balance: 'Solde', amount: 'Montant' },
];

/** Titles in other scripts, as printed by banks of a state. */
export const scripts: readonly TitleTexts[] = [
  hindi,
  { ...hindi, debit: 'निकासी', date: 'तारीख', narration: 'ब्यौरा' },
  { date: 'दिनांक', narration: 'तपशील', debit: 'नावे', credit: 'जमा', balance: 'शिल्लक', amount: 'रक्कम' },
  { date: 'તારીખ', narration: 'વિગત', debit: 'ઉધાર', credit: 'જમા', balance: 'બાકી', amount: 'રકમ' },
  { date: 'তারিখ', narration: 'বিবরণ', debit: 'ডেবিট', credit: 'ক্রেডিট', balance: 'ব্যালেন্স' },
  { date: 'தேதி', narration: 'விவரம்', debit: 'பற்று', credit: 'வரவு', balance: 'இருப்பு' },
  { date: 'తేదీ', narration: 'వివరాలు', debit: 'డెబిట్', credit: 'క్రెడిట్', balance: 'నిల్వ' },
  { date: 'ದಿನಾಂಕ', narration: 'ವಿವರ', debit: 'ಡೆಬಿಟ್', credit: 'ಕ್ರೆಡಿಟ್', balance: 'ಬಾಕಿ' },
  { date: 'തീയതി', narration: 'വിവരണം', debit: 'ഡെബിറ്റ്', credit: 'ക്രെഡിറ്റ്', balance: 'ബാക്കി' },
  { date: 'ਮਿਤੀ', narration: 'ਵੇਰਵਾ', debit: 'ਡੈਬਿਟ', credit: 'ਕ੍ਰੈਡਿਟ', balance: 'ਬਕਾਇਆ' },
];

/** Titles printed above or beside English ones. */
export const mixedScripts: readonly TitleTexts[] = [
  ...scripts,
  { date: '日期', narration: '摘要', debit: '借方', credit: '贷方', amount: '金额', balance: '余额' },
];
