import { categorize } from './categorize.ts';
import type { Category } from './categoryCues.ts';

const holders = new Set(['LEELA THOMAS']);

function debit(narration: string): Category {
  return categorize({ narration, debitPaise: 100, creditPaise: 0, holders });
}

function credit(narration: string): Category {
  return categorize({ narration, debitPaise: 0, creditPaise: 100, holders });
}

describe('categorize', () => {
  test.each<[string, Category]>([
    ['UPI-ZEPTO MARKETPLACE-ZEPTONOW@YBL-HDFC0000001-512345678901-ORDER', 'Groceries'],
    ['UPI-PVR INOX LTD-PVR.PAYU@HDFCBANK-HDFC0000001-512345678901-NA', 'Entertainment & Subscriptions'],
    ['UPI-JOHN MATHEW-9876543210@YBL-SBIN0001515-512345678901-LUNCH', 'Transfer'],
    ['UPI-JOHN MATHEW-JOHN.MATHEW1@OKSBI-SBIN0001515-512345678901-RENT', 'Rent & Housing'],
    ['UPI-LEELA THOMAS-LEELA.T@OKAXIS-UTIB0000553-512345678901-NA', 'Self Transfer'],
    ['UPI-SRI GANESH MEDICALS-Q123456789@YBL-YESB0PTMUPI-512345678901-UPI', 'Health'],
    ['UPI-LAXMI PRASAD-LAXMI.RZP@AXISBANK-UTIB0000553-512345678901-UPI', 'Others'],
    ['UPI-UNKNOWN THING-Q123456789@YBL-YESB0PTMUPI-512345678901-UPI', 'Others'],
    ['POS 512345XXXXXX1234 SHELL DEALER POS DEBIT', 'Transport & Fuel'],
    ['ATW-512345XXXXXX1234-S1ANXX01-KOCHI', 'Cash'],
    ['IB BILLPAY DR-HDFCCS-512345XXXXXX1234', 'Credit Card Payment'],
    ['ACH D- MUTHOOT HOME FIN-123456', 'Loan EMI'],
    ['ACH D- LIC OF INDIA-123456', 'Insurance'],
    ['NEFT DR-ICIC0000001-ANIL KAPUR-NETBANK MUM-N123456789012345', 'Transfer'],
    ['DEBIT CARD ANNUAL FEE-MAR-26', 'Bank Charges'],
    ['CBDT TAX PAYMENT/123', 'Taxes & Government'],
  ])('takes the debit %s for %s', (narration, expected) => {
    expect(debit(narration)).toBe(expected);
  });

  test.each<[string, Category]>([
    ['NEFT CR-ICIC0DC0099-ACME PAPER MILLS-SALARY PAYMENT-LEELA THOMAS-ICICN26', 'Salary'],
    ['UPI-MYNTRA-MYNTRA@YBL-HDFC0000001-512345678901-NA', 'Refund'],
    ['REV-UPI-50100XXXXX0183-ZARA@SBI-429943119805-REVERSAL', 'Refund'],
    ['ACH C- TATA STEEL LTD-123456', 'Interest & Other Income'],
    ['INTEREST PAID TILL 31-MAR-2026', 'Interest & Other Income'],
    ['CASH DEPOSIT BY - SELF - KOCHI', 'Cash'],
    ['UPI-JOHN MATHEW-9876543210@YBL-SBIN0001515-512345678901-DINNER AT CAFE', 'Transfer'],
    ['NEFT CR-SBIN0000001-LEELA THOMAS-LEELA THOMAS-SBINN26', 'Self Transfer'],
  ])('takes the credit %s for %s', (narration, expected) => {
    expect(credit(narration)).toBe(expected);
  });

  test('never takes a credit for spending', () => {
    const income: readonly Category[] = [
      'Refund',
      'Transfer',
      'Interest & Other Income',
      'Salary',
      'Self Transfer',
      'Cash',
    ];
    for (const shop of ['SWIGGY', 'NETFLIX', 'APOLLO PHARMACY', 'IRCTC', 'CITY SCHOOL', 'LIC']) {
      expect(income).toContain(credit(`UPI-${shop}-${shop}@YBL-HDFC0000001-512345678901-NA`));
      expect(income).toContain(credit(`POS 512345XXXXXX1234 ${shop}`));
    }
  });

  test('finds names as words: no ATM in FATMI, no car in a credit card', () => {
    expect(debit('UPI-FATMI KHAN-FATMI.KHAN@OKSBI-SBIN0001515-512345678901-NA')).toBe('Transfer');
    expect(debit('UPI-OLAF MENON-OLAF.MENON@OKSBI-SBIN0001515-512345678901-NA')).toBe('Transfer');
  });
});
