import type { Side } from '../amounts/side.ts';
import { readNarration } from './readNarration.ts';

/** Narration, side, and what is read from it: channel, name, address, remark. */
type Example = [narration: string, side: Side, channel: string, name: string, vpa: string, remark: string];

const examples: Example[] = [
  // HDFC
  ['UPI-CO-OP STORES-coop.s@ybl-HDFC0000001-512345678901-TEA', 'debit', 'upi', 'CO-OP STORES', 'coop.s@ybl', 'TEA'],
  ['UPI-ZED LTD-ZED-ORDER@PAYTM-AIRP0000011-512345678901-NA', 'debit', 'upi', 'ZED LTD', 'ZED-ORDER@PAYTM', ''],
  ['UPI-AUTOPAY-ZED-Z.BD@ICICI-ICIC0DC0099-512345678901-MANDATE', 'debit', 'upi', 'ZED', 'Z.BD@ICICI', 'MANDATE'],
  ['UPI-ZED LTD-ZED.OR DER@PAYTM-HDFC0000001-512345678901-NA', 'debit', 'upi', 'ZED LTD', 'ZED.ORDER@PAYTM', ''],
  [
    'UPI-ZED LTD-ZED@PAYTM-HDFC0000001-512345678901-NAValue Dt 02/04/2026 Ref 512345678901',
    'debit',
    'upi',
    'ZED LTD',
    'ZED@PAYTM',
    '',
  ],
  [
    'UPI-HDFC-100000000000-100000000000-NITAI QUORRA-9876543210@ybl',
    'debit',
    'upi',
    'NITAI QUORRA',
    '9876543210@ybl',
    '',
  ],
  ['UPI, ZED LTD-ZED@PAYTM-HDFC0000001-512345678901-NA', 'debit', 'upi', 'ZED LTD', 'ZED@PAYTM', ''],
  ['REV-UPI-50100XXXXX0183-ZED@SBI-429943119805-REVERSAL', 'credit', 'upi', '50100XXXXX0183', 'ZED@SBI', 'REVERSAL'],
  [
    'NEFT CR-ICIC0DC0099-ZED MILLS-SALARY PAYMENT-LEELA THOMAS-ICICN26512345',
    'credit',
    'transfer',
    'ZED MILLS',
    '',
    'SALARY PAYMENT LEELA THOMAS',
  ],
  ['NEFT DR-BARB0INDIRA-ZED MILLS-NETBANK MUM-N123456789012345-GOODS', 'debit', 'transfer', 'ZED MILLS', '', 'GOODS'],
  ['IMPS-512345678901-LEELA THOMAS-HDFC-XXXXXXXX1234-GIFT', 'credit', 'transfer', 'LEELA THOMAS', '', 'GIFT'],
  ['IB FUNDS TRANSFER DR-50100XXXXX1234-LEELA THOMAS', 'debit', 'transfer', 'LEELA THOMAS', '', ''],
  ['ACH D- ZED FINANCE-P1234567', 'debit', 'mandate', 'ZED FINANCE', '', ''],
  ['POS 416021XXXXXX1234 ZED CAFE POS DEBIT', 'debit', 'card', 'ZED CAFE', '', ''],
  ['ATW-416021XXXXXX1234-S1ANXX01-KOCHI', 'debit', 'atm', '', '', ''],
  ['IB BILLPAY DR-HDFC3K-ZED POWER-123456', 'debit', 'bill', 'ZED POWER', '', ''],
  ['CHQ PAID-MICR CTS-MU-ZED SCHOOL', 'debit', 'cheque', 'ZED SCHOOL', '', ''],
  // ICICI
  [
    'UPI/512345678901/HOUSE RENT/leela.t@okaxis/AXIS BANK/ICI0726312',
    'debit',
    'upi',
    '',
    'leela.t@okaxis',
    'HOUSE RENT',
  ],
  [
    'UPI/LEELA THOM/leela.thomas12@/LUNCH/AXIS BANK/512345678901/ICI07',
    'debit',
    'upi',
    'LEELA THOM',
    'leela.thomas12@',
    'LUNCH',
  ],
  ['UPI/512345678901/Payment from Ph/9876543210@ybl/Ca', 'debit', 'upi', '', '9876543210@ybl', 'Payment from Ph'],
  ['UPI/512345678901/GIFT/leela.t@okaxis/Kotak Mahi', 'debit', 'upi', '', 'leela.t@okaxis', 'GIFT'],
  ['UPI/512345678901/GIFT/leela.t@okaxis/YES BANK/YBLc5123456789', 'debit', 'upi', '', 'leela.t@okaxis', 'GIFT'],
  ['UPI/512345678901/Oid51234567890@/leela.t@okaxis/P', 'debit', 'upi', '', 'leela.t@okaxis', 'P'],
  ['UPI/512345678901/UPI/leela1thomas198/HDFC BANK LTD/ICI7b', 'debit', 'upi', '', 'leela1thomas198', ''],
  ['UPI/zed.cafe.kochi./Upi Transaction/INDUSIND BANK/', 'debit', 'upi', '', 'zed.cafe.kochi.', 'Transaction'],
  ['MMT/IMPS/512345678901/LUNCH/LEELA THOMAS/YES BANK', 'debit', 'transfer', 'LEELA THOMAS', '', 'LUNCH'],
  ['BIL/INFT/R5DRRT3699/RENT/LEELA THOMAS', 'debit', 'transfer', 'LEELA THOMAS', '', 'RENT'],
  [
    'NEFT-KKBKN268903984660-LEELA THOMAS-GIFT-00000XXXX2998-KKBK0000958',
    'credit',
    'transfer',
    'LEELA THOMAS',
    '',
    'GIFT',
  ],
  ['BIL/ONL/000324272169/ZED GAS/UMBYFJ', 'debit', 'netbanking', 'ZED GAS', '', 'UMBYFJ'],
  ['VSI/ZED MUSIC/20260308215522/438039840174/', 'debit', 'card', 'ZED MUSIC', '', ''],
  ['ACH/ZED CREDIT/ICIC833516143009/3516143009', 'debit', 'mandate', 'ZED CREDIT', '', ''],
  ['CLG/LEELA THOMAS/834180/HDFC/13.03.2026', 'credit', 'cheque', 'LEELA THOMAS', '', ''],
  ['NFS/CASH WDL/02-03-26/07:35:33/MUMBAI', 'debit', 'atm', '', '', ''],
  // SBI
  ['UPI/DR/512345678901/LEELA TH/KARB/9 876543210/Payme', 'debit', 'upi', 'LEELA TH', '9876543210', 'Payme'],
  [
    'TO TRANSFER-UPI/DR/512345678901/LEELA TH/CNRB/leela.thom/LUNCH-',
    'debit',
    'upi',
    'LEELA TH',
    'leela.thom',
    'LUNCH',
  ],
  [
    'WDL TFR UPI/DR/512345678901/LEELA TH/CNRB/leela.thom/LUNCH 0049845614812 AT 03333 ANNA NAGAR',
    'debit',
    'upi',
    'LEELA TH',
    'leela.thom',
    'LUNCH',
  ],
  ['BY TRANSFER-NEFT*ICIC0DC0099*ICICN262775702480*ZED MILLS*SALARY-', 'credit', 'transfer', 'ZED MILLS', '', 'SALARY'],
  [
    'WDL TFR NEFT UTR NO: SBIN5188674215753-LEELA THOMAS 0046687696126 AT 03334 SALT LAKE',
    'debit',
    'transfer',
    'LEELA THOMAS',
    '',
    '',
  ],
  ['DEP TFR INB IMPS512345678901/4660XXX660/LEELA THOMAS/CNRB/GIFT-', 'credit', 'transfer', 'LEELA THOMAS', '', 'GIFT'],
  ['TO TRANSFER-INB ZED POWER BILL-', 'debit', 'netbanking', 'ZED POWER BILL', '', ''],
  ['by debit card-OTHPG 512345678901ZED MUSIC PUNE-', 'debit', 'card', 'ZED MUSIC PUNE', '', ''],
  ['DEBIT-ACHDr HDFC23408260 ZED FINANCE-', 'debit', 'mandate', 'ZED FINANCE', '', ''],
  ['ATM WDL-ATM CASH 2320 PUNE 0040433245614 AT 03333 ANNA NAGAR', 'debit', 'atm', '', '', ''],
  // Axis
  ['UPI/P2M/512345678901/ZED CAFE/YES BANK/ORDER 1', 'debit', 'upi', 'ZED CAFE', '', 'ORDER 1'],
  ['IMPS/P2A/512345678901/LEELA THOMAS/BANK OF BARODA/GIFT', 'credit', 'transfer', 'LEELA THOMAS', '', 'GIFT'],
  ['NEFT/MB/AXMB633508340864/LEELA THOMAS/CANARA BANK/', 'debit', 'transfer', 'LEELA THOMAS', '', ''],
  ['POS/ZED CAFE/PUNE/020626/07:35', 'debit', 'card', 'ZED CAFE', '', 'PUNE'],
  ['MOB/TPFT/LEELA THOMAS/912010012345678', 'debit', 'transfer', 'LEELA THOMAS', '', '912010012345678'],
  ['MOB/BILLPAY/ZED POWER/148069085189', 'debit', 'bill', 'ZED POWER', '', ''],
  // PNB, Canara, Union, IDFC, Kotak, Bank of Baroda, IndusInd, Yes, Federal, DBS
  ['UPI/DR/512345678901/LEELA TH/SBIN/5874179469@o/', 'debit', 'upi', 'LEELA TH', '5874179469@o', ''],
  ['NEFT_IN:null//KKBKN261153122410/ZED MILLS/SALARY', 'credit', 'transfer', 'ZED MILLS', '', 'SALARY'],
  [
    'UPI/DR/512345678901/ZED CAFE/SBIN/**37008@PSP//LUNCH/ 01/01/2026 22:10:11 Chq: 512345678901',
    'debit',
    'upi',
    'ZED CAFE',
    '**37008@PSP',
    'LUNCH',
  ],
  ['UPIAB/512345678901/DR/ZED CAFE/YESB/zed@ybl', 'debit', 'upi', 'ZED CAFE', 'zed@ybl', ''],
  ['UPI/MOB/512345678901/ZED CAFE/zed@ybl/LUNCH', 'debit', 'upi', 'ZED CAFE', 'zed@ybl', 'LUNCH'],
  ['UPI/ZED CAFE/512345678901/LUNCH', 'debit', 'upi', 'ZED CAFE', '', 'LUNCH'],
  ['PCD/0044/ZED CAFE/PUNE020126/09:18', 'debit', 'card', 'ZED CAFE', '', ''],
  ['811:BBPS/ZED GAS/242983299153', 'debit', 'bill', 'ZED GAS', '', ''],
  ['Sent:IMPS/512345678901/LEELA THOMAS/AIRP/X8667/GIFT', 'debit', 'transfer', 'LEELA THOMAS', '', 'GIFT'],
  ['UPI/512345678901/16:17:34/UPI/leela.t@okaxis/GIFT', 'debit', 'upi', '', 'leela.t@okaxis', 'GIFT'],
  ['UPI/512345678901/DR/ZED CAFE/BARB/zed@icici/LUNCH', 'debit', 'upi', 'ZED CAFE', 'zed@icici', 'LUNCH'],
  ['UPI/512345678901/From:me@yespay/To:zed@ybl/ZED CAFE/LUNCH', 'debit', 'upi', 'ZED CAFE', 'zed@ybl', 'LUNCH'],
  ['UPI/512345678901/From:zed@ybl/To:me@yespay/ZED CAFE/LUNCH', 'credit', 'upi', 'ZED CAFE', 'zed@ybl', 'LUNCH'],
  ['UPIOUT/512345678901/zed@ybl/ZED CAFE/LUNCH', 'debit', 'upi', 'ZED CAFE', 'zed@ybl', 'LUNCH'],
  ['UPI Transfer to ZED CAFE zed@ybl 512345678901 LUNCH', 'debit', 'upi', 'ZED CAFE', 'zed@ybl', 'LUNCH'],
  ['Bill Payment ZED POWER BBPS 512345678901', 'debit', 'bill', 'ZED POWER', '', ''],
  // Anything else
  ['UPI:512345678901:ZED CAFE:zed@ybl', 'debit', 'upi', 'ZED CAFE', 'zed@ybl', ''],
  ['IMPS CHG 446275608632 +GST', 'debit', 'other', '', '', ''],
  ['CREDIT INTEREST--', 'credit', 'other', '', '', ''],
  // Kotak
  ['SentIMPS512345678901Leela Tho/SBINX5738/LUNCH', 'debit', 'transfer', 'Leela Tho', '', 'LUNCH'],
  ['MB LEELA THOMAS Ref 512345678901', 'debit', 'transfer', 'LEELA THOMAS', '', ''],
  ['MB:ONE TIME TRANSFER FROM ZED MILLS', 'credit', 'transfer', 'ZED MILLS', '', ''],
  ['PG LUNCH ZED PAY INDIA PRI', 'debit', 'card', 'LUNCH ZED PAY INDIA PRI', '', ''],
  ['UPI/leela.t54/512345678901/LUNCH', 'debit', 'upi', '', 'leela.t54', 'LUNCH'],
  ['UPI/9876543210@cnrb/512345678901/LUNCH', 'debit', 'upi', '', '9876543210@cnrb', 'LUNCH'],
  ['UPI/Zed Hotel 2/512345678901/LUNCH', 'debit', 'upi', 'Zed Hotel 2', '', 'LUNCH'],
  ['NACH-MUT-DR-BD-ZED MF-TXLV30751901', 'debit', 'mandate', 'ZED MF', '', ''],
  ['ECSIDR-ZEDFINSERV-KMB-76214', 'debit', 'mandate', 'ZEDFINSERV', '', 'KMB'],
  ['ECS Txn Chrgs Incl GST', 'debit', 'other', '', '', ''],
  // Bank of Maharashtra
  ['MPAY/UPI/TRTR/512345678901/UTIB/9876543210@ybl/Pa', 'debit', 'upi', '', '9876543210@ybl', 'Pa'],
  ['MPAY/UPI/TRTR/512345678901/UTIB/ZEDPREDIRECT/P', 'debit', 'upi', '', 'ZEDPREDIRECT', 'P'],
  ['MPAY/UPI/TRTR/512345678901/ZED BIRYAN/HDFC/XXX1241', 'debit', 'upi', 'ZED BIRYAN', '', ''],
  ['MPAY/INST/NEFT/512345678901/37165273954/LEELA/', 'debit', 'transfer', 'LEELA', '', ''],
  // Bank of Baroda, by account
  [
    'UPI512345678901DRLEELBARB048119282paytmNA 58890100004756BARB0INDIRALEELA THOMAS OthPSPNA',
    'debit',
    'upi',
    'LEELA THOMAS',
    '',
    '',
  ],
  ['VISA POS TXN AT INZED CAFE KOCHI 421324XXXXXX9446 5383', 'debit', 'card', 'ZED CAFE KOCHI', '', ''],
  // Others
  [
    'Money Sent using UPI Sent to: LEELA T VPA: leela.t@oksbi A/C No: XX 1',
    'debit',
    'upi',
    'LEELA T',
    'leela.t@oksbi',
    '',
  ],
  ['Money Sent using UPI Sent to: LEELA T A/C No: XX 1458', 'debit', 'upi', 'LEELA T', '', ''],
  ['Paid successfully at ZED CAFE From Account Number 9198 Transaction ID : M42', 'debit', 'upi', 'ZED CAFE', '', ''],
  ['50200048665631-TPT-RENT-LEELA THOMAS', 'debit', 'transfer', 'LEELA THOMAS', '', 'RENT'],
  [
    'UPI-LEELA THOMAS N-LEELATHOMASQUORRA1999 7-1@OKSBI-IDIB000H025-512345678901-TEA',
    'debit',
    'upi',
    'LEELA THOMAS N',
    'LEELATHOMASQUORRA19997-1@OKSBI',
    'TEA',
  ],
  ['QUORRA NEO BANK UPI/DR/512345678901/LEELA TH/XYZB/leela.th/LUNCH', 'debit', 'upi', 'LEELA TH', 'leela.th', 'LUNCH'],
  ['KOCHI-MAIN ROAD UPI/512345678901/LEELA THOMAS', 'debit', 'upi', 'LEELA THOMAS', '', ''],
  ['SM IMPS/IFO/512345678901 /SBIN0060236/LUNCH', 'debit', 'transfer', 'LUNCH', '', ''],
  [
    'To-IB-Trans IMPS : IFSC - BARB0INDIRA A/c : 7138010 leela IMPS Reference 5123',
    'debit',
    'transfer',
    'leela',
    '',
    '',
  ],
  ['EBANK:WIB/1308973578/LUNCH', 'debit', 'transfer', '', '', 'LUNCH'],
  ['To-ATM WD-608159XXXXXX4047-593156', 'debit', 'atm', '', '', ''],
  ['WDL TFR UPI 512345678901 leela.t@okaxis TRF TO 0093690000013', 'debit', 'upi', '', 'leela.t@okaxis', ''],
  ['UPI leela.t@okicici,LEELA THOMAS 881018363852 ZED Bank', 'debit', 'upi', 'LEELA THOMAS', 'leela.t@okicici', ''],
  ['UPI/RRN 512345678901/UPI_LEELA THOMAS', 'debit', 'upi', 'LEELA THOMAS', '', ''],
  [
    'UPI DR-RRN:512345678901-To A/C:187428449707-IFS C:INDB0000099-LEELA T-Rem: TEA',
    'debit',
    'upi',
    'LEELA T',
    '',
    'TEA',
  ],
  ['UPI/DR/512345678901/ HDFC/9844012345/na', 'debit', 'upi', '', '9844012345', ''],
  ['UPI/512345678901/UPI/leelathomas14/Axis Bank Ltd./ICI518bac90', 'debit', 'upi', '', 'leelathomas14', ''],
  ['To:XXXX1234567:LEELA THOMAS', 'debit', 'transfer', 'LEELA THOMAS', '', ''],
  ['MB-IMPS-DR/LEELATHOMAS/HDFC/**0983/ /26/08/2025 12:03:23/523812834002', 'debit', 'transfer', 'LEELATHOMAS', '', ''],
  [
    'MOBILE BANKING MMT/IMPS/512345678901/LUNCH/LEELA THOMAS/YES BANK',
    'debit',
    'transfer',
    'LEELA THOMAS',
    '',
    'LUNCH',
  ],
  ['ECOM PUR/PYU*ZED CAFE/GURGAON/300519/18:12', 'debit', 'card', 'ZED CAFE', '', 'GURGAON'],
  ['POS/M/S ZED CAFE/KOCHI/030717/22:17', 'debit', 'card', 'Messrs ZED CAFE', '', 'KOCHI'],
  ['by debit card-SBIPG QT7949528859ZED MUMBAI-', 'debit', 'card', 'ZED MUMBAI', '', ''],
  ['UPI/DEBIT/512345678901/LEELA/9876543210@ybl', 'debit', 'upi', 'LEELA', '9876543210@ybl', ''],
  ['UPI:512345678901:q91234567@ybl(SRI ZED BAKERY)', 'debit', 'upi', 'SRI ZED BAKERY', 'q91234567@ybl', ''],
  ['mPay/UPITRTR/512345678901/leela.t@okaxis', 'debit', 'upi', '', 'leela.t@okaxis', ''],
  ['MPAYUPITRTR512345678901LEELA THOMAS', 'debit', 'upi', 'LEELA THOMAS', '', ''],
  ['MB:SENT TO LEELA THOMAS/XX1234', 'debit', 'transfer', 'LEELA THOMAS', '', ''],
  ['FT - DR - 50100123456789 - LEELA THOMAS', 'debit', 'transfer', 'LEELA THOMAS', '', ''],
  ['UPI/512345678901/9876543210@ibl/Payment/IBKL', 'debit', 'upi', '', '9876543210@ibl', 'Payment'],
  // Federal, with a merchant category code
  ['UPIOUT/512345678901/zedgroceriespriv atc/5411', 'debit', 'upi', '', 'zedgroceriesprivatc', ''],
  ['UPI IN/512345678901/leela@axisb/Paid via/0000', 'credit', 'upi', '', 'leela@axisb', 'Paid via'],
];

test.each(examples)('reads %s', (narration, side, channel, name, vpa, remark) => {
  expect(readNarration(narration, side)).toMatchObject({ channel, name, vpa, remark });
});

test('reads the code of a shop, which is 0000 for a person', () => {
  const read = (code: string) => readNarration(`UPIOUT/512345678901/zed@axl/Pai/${code}`, 'debit');
  expect([read('5411').payee, read('5411').code]).toEqual(['shop', '5411']);
  expect(read('0000').payee).toBe('person');
});

test('reads what the bank says about the other party, and whether it truncates names', () => {
  expect(readNarration('UPI/P2A/512345678901/LEELA THOMAS/YES BANK/NA', 'debit')).toMatchObject({
    payee: 'person',
    isTruncated: false,
  });
  expect(readNarration('UPI/P2M/512345678901/ZED CAFE/YES BANK/NA', 'debit').payee).toBe('shop');
  expect(readNarration('UPI/LEELA T/512345678901/P ay to BharatPe', 'debit').payee).toBe('shop');
  expect(readNarration('UPI/LEELA T/512345678901/Oid2019041', 'debit').payee).toBe('shop');
  expect(readNarration('UPI/ZED CAFE/512345678901/NA', 'debit')).toMatchObject({ payee: 'unknown', isTruncated: true });
});
