/** The columns of an export: its role and its title. */
export interface FormColumn {
  readonly role: ColumnRole;
  readonly title: string;
}

/** The content of a column. `valueDate` repeats the date; `reference` and `word` are other texts. */
type ColumnRole =
  | 'date'
  | 'valueDate'
  | 'narration'
  | 'reference'
  | 'word'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'side'
  | 'balance';

/** The titles of an export, as a bank or a program words them. */
export interface ExportForm {
  readonly name: string;
  readonly columns: readonly FormColumn[];
}

const roles: Readonly<Record<string, ColumnRole>> = {
  d: 'date',
  v: 'valueDate',
  n: 'narration',
  r: 'reference',
  x: 'word',
  w: 'debit',
  c: 'credit',
  a: 'amount',
  s: 'side',
  b: 'balance',
};

/** A form a line: its name, and its titles, each after the letter of its role. */
const wordings = `
HDFC Bank: d Date | n Narration | r Chq./Ref.No. | v Value Dt | w Withdrawal Amt. | c Deposit Amt. | b Closing Balance
HDFC Bank, delimited: d Date | n Narration | v Value Dat | w Debit Amount | c Credit Amount | r Chq/Ref Number | b Closing Balance
ICICI Bank: x S No. | v Value Date | d Transaction Date | r Cheque Number | n Transaction Remarks | w Withdrawal Amount(INR) | c Deposit Amount(INR) | b Balance(INR)
State Bank of India: d Txn Date | v Value Date | n Description | r Ref No./Cheque No. | w Debit | c Credit | b Balance
State Bank of India, older: d Txn_Date | v valueDate | n Description | r RefNoChequeNo | w Debit | c Credit | b Balance
Axis Bank: d Tran Date | r CHQNO | n PARTICULARS | w DR | c CR | b BAL | x SOL
Kotak Mahindra Bank: x Sl. No. | d Transaction Date | v Value Date | n Description | r Chq / Ref No. | a Amount | s Dr / Cr | b Balance
Kotak, two sides: d Date | n Narration | r Chq/Ref No | w Withdrawal (Dr) | c Deposit (Cr) | b Balance
IDFC FIRST Bank: d Transaction Date | v Value Date | n Particulars | r Cheque No. | w Debit | c Credit | b Balance
IndusInd Bank: d Date | x Type | n Description | w Debit | c Credit | b Balance
Yes Bank: d Transaction Date | v Value Date | n Description | r Reference Number | w Debit Amount | c Credit Amount | b Running Balance
Punjab National Bank: d Txn Date | r Txn No. | n Description | x Branch Name | r Cheque No. | w Dr Amount | c Cr Amount | b Balance
Bank of Baroda: d TRAN DATE | v VALUE DATE | n NARRATION | r CHQ.NO. | w WITHDRAWAL(DR) | c DEPOSIT(CR) | b BALANCE(INR)
Canara Bank: d Txn Date | v Value Date | r Cheque No. | n Description | x Branch Code | w Debit | c Credit | b Balance
Union Bank of India: d Tran Date | r Tran Id | n Remarks | r UTR Number | a Amount(Rs.) | b Balance(Rs.)
Bank of India: x Sr No | d Date | n Description | r Cheque No | w Debit | c Credit | b Balance
Indian Bank: d Post Date | v Value Date | x Branch | n Description | w Debit | c Credit | b Balance
Central Bank of India: d Post Date | v Value Date | x Branch Code | r Cheque Number | n Account Description | w Debit | c Credit | b Balance
Indian Overseas Bank: d Date (Value Date) | n Particulars | r Ref No./Cheque No | x Transaction Type | w Debit (Rs) | c Credit (Rs) | b Balance (Rs)
UCO Bank: d Date | n Particulars | r Instrument No | w Withdrawals | c Deposits | b Balance
Bank of Maharashtra: x Sr No | d Date | n Particulars | r Cheque/Reference No | w Debit | c Credit | b Balance | x Channel
Punjab & Sind Bank: d Txn Date | n Narration | r Instrument | w Debit Amount | c Credit Amount | b Balance
Federal Bank: d Date | v Value Date | n Particulars | x Tran Type | r Cheque Details | w Withdrawals | c Deposits | b Balance
South Indian Bank: d Date | n Particulars | r Chq.No. | w Withdrawals | c Deposits | b Balance
Karnataka Bank: d Date | n Particulars | r Chq No | w Withdrawal | c Deposit | b Balance
Karur Vysya Bank: d Transaction Date | v Value Date | x Branch | r Cheque No | n Description | w Debit | c Credit | b Balance
City Union Bank: d DATE | n DESCRIPTION | r CHEQUE NO | w DEBIT | c CREDIT | b BALANCE
RBL Bank: d Transaction Date | n Transaction Details | r Cheque ID | v Value Date | w Withdrawl Amt | c Deposit Amt | b Balance (INR)
Bandhan Bank: d Transaction Date | v Value Date | n Description | a Amount | s Dr / Cr | b Balance
AU Small Finance Bank: d Trans Date | v Value Date | n Description/Narration | r Cheque/Reference No. | w Debit (₹) | c Credit (₹) | b Balance (₹)
Equitas: d Date | r Reference No. / Cheque No. | n Narration | w Withdrawal INR | c Deposit INR | b Closing Balance INR
Ujjivan: d Date | n Transaction Details | w Debit | c Credit | b Available Balance
DBS: d Date | v Value Date | n Transaction Details | w Debit (INR) | c Credit (INR) | b Running Balance (INR)
Standard Chartered: d Date | n Transaction | x Currency | w Withdrawal | c Deposit | b Running Balance
HSBC: d Date | n Transaction Details | w Paid Out | c Paid In | b Balance
Citibank: d Date | n Transaction Details | w Withdrawals | c Deposits | b Balance
Dhanlaxmi Bank: d TXN DATE | n NARRATION | r CHQ NO | w DEBIT AMT | c CREDIT AMT | b BALANCE
Jammu & Kashmir Bank: d Transaction Date | n Particulars | w Withdrawal Amount | c Deposit Amount | b Balance
IDBI Bank: x Srl | d Txn Date | v Value Date | n Description | r Cheque No | s CR/DR | x CCY | a Amount (INR) | b Balance (INR)
Saraswat Bank: d Date | n Narration | r Instruments | w Debit | c Credit | b Balance
India Post Payments Bank: d Date | n Narration | w Debit Amount | c Credit Amount | b Balance
Airtel Payments Bank: d Date | r Transaction ID | n Transaction Details | a Amount | s Type | b Balance
Paytm: d Date & Time | n Transaction Details | r UPI Ref No. | a Amount
Card: d Date | n Transaction Details | a Amount (in Rs.)
Card, two columns: d Transaction Date | n Details | a Amount (INR) | s Debit/Credit
Tally: d Date | n Particulars | x Vch Type | x Vch No. | w Withdrawal | c Deposit | b Closing Balance
Busy: d Date | x Type | x Vch No | n Account | w Debit(Rs.) | c Credit(Rs.) | b Balance(Rs.)
Zoho Books: d Date | x Status | r Reference# | n Description | x Payee | w Withdrawals | c Deposits | b Running Balance
Money Manager: d Date | x Account | x Category | n Note | a INR | s Income/Expense
GnuCash: d Date | r Number | n Description | x Account Name | a Amount Num. | b Balance
Firefly III: s type | a amount | x currency_code | n description | d date | x source_name | x destination_name
YNAB: x Account | d Date | n Payee | x Category | w Outflow | c Inflow | x Cleared
`;

/** The wordings of exports: of banks in India and of accounting programs. */
export const exportForms: readonly ExportForm[] = wordings
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', titles = ''] = line.split(': ', 2);
    return {
      name,
      columns: titles.split(' | ').map((column) => {
        const role = roles[column.slice(0, 1)];
        if (role === undefined) throw new Error(`${name} has a column without a role: ${column}`);
        return { role, title: column.slice(2) };
      }),
    };
  });
