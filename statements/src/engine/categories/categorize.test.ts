import fc from 'fast-check';
import { anyCharacter } from '../../../testing/anyCharacter.ts';

import { categorize } from './categorize.ts';
import type { Category, CategoryReason } from './category.ts';

const holders = new Set(['LEELA THOMAS']);

function debit(narration: string) {
  return categorize({ narration, debitPaise: 100, creditPaise: 0, holders });
}

function credit(narration: string) {
  return categorize({ narration, debitPaise: 0, creditPaise: 100, holders });
}

type Example = [narration: string, category: Category, by: CategoryReason['by'], what: string];

describe('a debit', () => {
  test.each<Example>([
    // The bank's own words
    ['ATW-512345XXXXXX1234-S1ANXX01-KOCHI', 'Cash', 'rule', 'cash out'],
    ['CHQ PAID-TO SELF', 'Cash', 'rule', 'cash out'],
    ['CASH WDL SELF 123', 'Cash', 'rule', 'cash out'],
    ['ATM WDL CHARGES', 'Bank Charges', 'rule', 'bank charge'],
    ['DEBIT CARD ANNUAL FEE-MAR-26', 'Bank Charges', 'rule', 'bank charge'],
    ['SMSChgsJan-Mar26+GST', 'Bank Charges', 'rule', 'bank charge'],
    ['IMPS CHG 446275608632 +GST', 'Bank Charges', 'rule', 'bank charge'],
    ['ACH D RTN CHG 0404', 'Bank Charges', 'rule', 'bank charge'],
    ['OD INTEREST APR', 'Bank Charges', 'rule', 'interest charged'],
    ['TDS ON INTEREST Q1', 'Taxes & Government', 'rule', 'tax deducted'],
    ['ECS Txn Chrgs Incl GST', 'Bank Charges', 'rule', 'bank charge'],
    ['IB: ETAX 0032579233', 'Taxes & Government', 'rule', 'tax paid'],
    ['MB:PAID CARD NUMBER XX1234', 'Credit Card Payment', 'rule', 'card payment'],
    ['NACH-10-DR-RACPC KOCHI-NCACD0123', 'Loan EMI', 'rule', 'loan instalment'],
    ['SentIMPS512345678901Leela Tho/SBINX5738/LOAN REPA', 'Loan EMI', 'rule', 'loan instalment'],
    ['ATM|SH001602 17:47', 'Cash', 'rule', 'cash out'],
    ['GST', 'Bank Charges', 'rule', 'bank charge'],
    ['Ac xfr from Sol 008 to 538', 'Transfer', 'rule', 'bank transfer'],
    ['POS/ZED FILLING S/KOCHI/090122/14:09', 'Transport & Fuel', 'keyword', 'FILLING'],
    ['UPI/RazorpayZomato/512345678901/NA', 'Food & Dining', 'merchant', 'Zomato'],
    ['UPI/LEELA RAM FAST F/512345678901/NA', 'Food & Dining', 'keyword', 'FAST FOOD'],
    ['UPI/LEELA DAILY NEE/512345678901/NA', 'Groceries', 'keyword', 'DAILY NEEDS'],
    ['INB/512345678/LEELA FROCKS(RAZORPAY)/', 'Others', 'nothing', ''],
    ['UPI/P2A/512345678901/QUORRA V/YES BANK/MAINTAINANCE', 'Rent & Housing', 'keyword', 'MAINTAINANCE'],
    ['ANNUAL_CARDFEE_652154******4201_JUL21', 'Bank Charges', 'rule', 'bank charge'],
    ['.IMPS P2P 512345678901#18/01/2022 190122 -MIR123', 'Bank Charges', 'rule', 'bank charge'],
    ['VPS/3101 D MART/202107211728/120211075548/KOCHI', 'Groceries', 'merchant', 'D Mart'],
    ['UPI/512345678901/33539815338@SBIN0000001', 'Transfer', 'person', '33539815338@SBIN0000001'],
    ['POS/MANGO SWEETS/KOCHI/251216/22:42', 'Food & Dining', 'keyword', 'SWEETS'],
    ['UPI-QUORRA ZED-PAYTM.D19587027184@PTY-YESB0MCHUPI-512345678901-CHOLE', 'Food & Dining', 'keyword', 'CHOLE'],
    ['UPI-ANITA RAO-ANITA.R1@OKAXIS-UTIB0000255-512345678901-COFFEE', 'Transfer', 'person', 'ANITA RAO'],
    ['UPIAR/512345678901/DR/QUORRAF/HDFC/quorrafoodcour', 'Others', 'nothing', ''],
    ['IB BILLPAY DR-HDFC4Q-361147XXXX8135', 'Credit Card Payment', 'rule', 'card payment'],
    ['TO TRANSFER-UPI/DR/512345678901/Dreamplu/UTIB/cred.insur/payme--', 'Insurance', 'merchant', 'CRED Insurance'],
    ['UPI-SELFSPIN ZED PR-SELFSPIN1.RAZORP@ICICI-ICIC0DC0099-512345678901-NA', 'Others', 'nothing', ''],
    ['POS/THE CHEESE/KOCHI/050217/20:44', 'Others', 'nothing', ''],
    ['POS/THE ZED FACTORY/KOCHI/250816/20:18', 'Others', 'nothing', ''],
    ['ECOM PUR/WWW MCDELIVER/GURGAON/031116/13:42', 'Food & Dining', 'merchant', "McDonald's"],
    ['BRN-CLG-CHQ PAID TO Mr LEELA RAM QUORRA', 'Transfer', 'person', 'Mr LEELA RAM QUORRA'],
    ['POS/MANGO FASHION/KOCHI/251216/22:42', 'Shopping', 'merchant', 'Mango'],
    ['UPI/QUORRA ZED/512345678901/NA', 'Others', 'nothing', ''],
    ['UPIOUT/512345678901/bajajpay.6879729.0633215/5812', 'Food & Dining', 'rule', 'merchant category code'],
    ['UPIOUT/512345678901/quorrazed1987-1@/0000', 'Transfer', 'person', 'quorrazed1987-1@'],
    ['DPI 99887766 CHQ S998877660', 'Loan EMI', 'rule', 'loan instalment'],
    ['UPIOUT/512345678901/addmoney@idfcbank/NO', 'Self Transfer', 'rule', 'own account'],
    ['BIL/BPAY/512345678901/ZED MEDICA/', 'Health', 'keyword', 'MEDICALS'],
    ['UPI/BPCL BILLDESK/512345678901/B PCL', 'Transport & Fuel', 'merchant', 'Bharat Petroleum'],
    ['UPI-XXXXXX5833-AIRP0000001-512345678901-PAYMENT', 'Transfer', 'person', 'XXXXXX5833'],
    ['UPI-50200027864076-RAZORPAY.IRCTC@HDFCBA NK-COLLECT-901911641289-X', 'Travel', 'merchant', 'IRCTC'],
    ['UPI-61170201000-QUORRA19-1@OKICIC I-PAY-908917969026-X', 'Transfer', 'person', '61170201000'],
    ['UPI-016901594799-QUORRA18@OKICICI-PAY-512345678901-X', 'Transfer', 'person', 'QUORRA18@OKICICI'],
    ['UPI-42111670140-42111670140@SCBL0036088.IFSC.NPCI-512345678901-X', 'Transfer', 'person', '42111670140'],
    ['UPI-19744201000007-PAYTMQR5ZC@PTYS-YESB0PTMUPI-512345678901-X', 'Others', 'nothing', ''],
    ['UPI/512345678901/ZED SNACKS CENTRE/GPAY-111@OKBIZAXIS/UTIB 9180/PAY', 'Food & Dining', 'keyword', 'SNACKS'],
    ['POS 541919XXXXXX8205 SHREE ZED MEDICA PO S DEBIT', 'Health', 'keyword', 'MEDICALS'],
    ['UPI/P2A/512345678901/NITAI BAR/Axis Bank/Payment', 'Transfer', 'person', 'NITAI BAR'],
    ['TO CLG ZED ENGLISH MEDIUM', 'Education', 'keyword', 'ENGLISH MEDIUM'],
    ['CBDT TAX PAYMENT/123', 'Taxes & Government', 'rule', 'tax paid'],
    ['IB BILLPAY DR-HDFCCS-512345XXXXXX1234', 'Credit Card Payment', 'rule', 'card payment'],
    ['CreditCard Payment XX 1184 Ref#A1B2C3', 'Credit Card Payment', 'rule', 'card payment'],
    ['ATD/Auto Debit CC0xx9804', 'Credit Card Payment', 'rule', 'card payment'],
    ['EMI 4 CHQ S612345678 0426123456', 'Loan EMI', 'rule', 'loan instalment'],
    ['APY_500123456789_202604', 'Investments', 'rule', 'savings scheme'],
    ['FD THROUGH MOBILE-50300123456789', 'Investments', 'rule', 'deposit opened'],
    ['EBA/EQ Trade Pur/202604010123', 'Investments', 'rule', 'icici direct'],
    ['UPI/512345678901/UPI/xyz.mf@validaxis/AXIS BANK/ICI123', 'Investments', 'rule', 'investor address'],
    ['TO TRANSFER-INB SELF VIKRAM PATEL-', 'Self Transfer', 'rule', 'own account'],
    ['MMT/IMPS/512345678901/SELF/L THOMAS/YES BANK', 'Self Transfer', 'rule', 'own account'],
    ['AUTO SWEEP TRF 1234', 'Self Transfer', 'rule', 'sweep'],
    ['TRF TO SELF A/C XX1234', 'Self Transfer', 'rule', 'own account'],
    ['TPT-SELF-RAHUL', 'Self Transfer', 'rule', 'own account'],
    ['MB:SENT TO SELF', 'Self Transfer', 'rule', 'own account'],
    ['FT-OWN A/C', 'Self Transfer', 'rule', 'own account'],
    ['UPI/SELF/rahul@okicici', 'Self Transfer', 'rule', 'own account'],
    ['TD BOOKED 912040012345', 'Investments', 'rule', 'deposit opened'],
    ['IB FUNDS TRANSFER DR-50100123456789', 'Transfer', 'rule', 'bank transfer'],
    ['TRANSFER TO 4897694162092', 'Transfer', 'rule', 'bank transfer'],
    // Labels, series of addresses, and words written together
    [
      'Money Sent using UPI Sent to: QUORRA ZED VPA: quorra.z@paytm Transaction ID: S1',
      'Transfer',
      'person',
      'QUORRA ZED',
    ],
    [
      'Money Sent using UPI Sent to: QUORRA FAFDA VPA: q12345678@ybl Transaction ID: S1',
      'Food & Dining',
      'keyword',
      'FAFDA',
    ],
    ['Paid at QUORRA quorra@paytm', 'Others', 'nothing', ''],
    ['Paid successfully at LEELA RAM From Account Number 9 Transaction ID : M1', 'Others', 'nothing', ''],
    ['UPI/DR/512345678901/LEELA RAM/PYTMpaytmqr4a3/UPI', 'Others', 'nothing', ''],
    ['NEFT DR-SBIN0021159-LEELA RAM-NETBANK, MUM-N045221833579750-RENTFEB 22', 'Rent & Housing', 'keyword', 'RENT'],
    ['UPI/LEELA RAM/512345678901/taxi kiraya', 'Transport & Fuel', 'keyword', 'TAXI KIRAYA'],
    ['SELF - CHQ PAID - KOCHI', 'Cash', 'rule', 'cash out'],
    ['ATM/CWDR/512345678901/KOCHI', 'Cash', 'rule', 'cash out'],
    ['ECS/NACHRET INSFND CHARGE FOR05-SEP-24', 'Bank Charges', 'rule', 'bank charge'],
    // Persons by the form of their names and addresses
    ['UPI/QUORRA QUORRA/512345678901/NA', 'Transfer', 'person', 'QUORRA QUORRA'],
    ['UPI/QUORRALAL/512345678901/NA', 'Transfer', 'person', 'QUORRALAL'],
    ['UPI/QUORRA CHATURV/512345678901/NA', 'Transfer', 'person', 'QUORRA CHATURV'],
    ['UPI/DR/512345678901/QUORRA/BDBL/zqdinesh96/UPI', 'Transfer', 'person', 'QUORRA'],
    [
      'UPI/DR/512345678901/HPCL VADILAL MAGANLAL/YESB/q1234567/UPI',
      'Transport & Fuel',
      'merchant',
      'Hindustan Petroleum',
    ],
    ['UPI-QUORRA JT2-9876543210@PTSBI-ICIC0002505-512345678901-NA', 'Transfer', 'person', 'QUORRA JT2'],
    ['UPI-QUORRA-QZ512345@OKICICI-FINO0000001-512345678901-NA', 'Transfer', 'person', 'QUORRA'],
    ['UPI/QUORRA SO ZEDDA/512345678901/NA', 'Transfer', 'person', 'QUORRA SO ZEDDA'],
    ['UPI-SIMPL-CF.SIMPL@ICICI-ICIC0DC0099-512345678901-UPI INTENT', 'Loan EMI', 'merchant', 'Simpl'],
    ['Paid to QUORRA W/O ZED Transaction ID T24 UTR No. 4272', 'Transfer', 'person', 'QUORRA W/O ZED'],
    ['Paid to Md Quorra Transaction ID T24 UTR No. 4272', 'Transfer', 'person', 'Md Quorra'],
    ['Paid to Leela Quorra (Zeds) Transaction ID T24 UTR No. 4272', 'Transfer', 'person', 'Leela Quorra (Zeds)'],
    // A word that no person's name has
    ['UPI/LEELA STAIONERS/512345678901/NA', 'Others', 'nothing', ''],
    ['Paid to Leela transport Transaction ID T24 UTR No. 4272', 'Others', 'nothing', ''],
    ['FUEL SURCHG 416021******4482 DT 02/07/18', 'Bank Charges', 'rule', 'bank charge'],
    ['PHDF7047390863/BILLDKRELIANCEJIOINF', 'Bills & Recharge', 'merchant', 'Jio'],
    // Cut and joined words
    ['UPI/QUORRASWEETS/512345678901/NA', 'Food & Dining', 'keyword', 'SWEETS'],
    ['POS 416021XXXXXX5691 QUORRA HOSPITA', 'Health', 'keyword', 'HOSPITAL'],
    ['UPI/New Quorra Kira/512345678901/NA', 'Groceries', 'keyword', 'KIRANA'],
    ['UPI-QUORRA PETROLEUMZED-Q12345678@YBL-YESB0YBLUPI-512345678901-NA', 'Transport & Fuel', 'keyword', 'PETROLEUM'],
    ['JANMAR26 INSTAALERTCHG 12 SMS 140526-MIR25', 'Bank Charges', 'rule', 'bank charge'],
    ['CASH CASH WITHDRAW AL BY CHQ-512345', 'Cash', 'rule', 'cash out'],
    ['UPI/512345678901/UPI/paytm-jiomobili/Yes Bank Ltd/', 'Bills & Recharge', 'merchant', 'Jio'],
    ['POS 416021XXXXXX1234 MS LULU INTERNAT', 'Groceries', 'merchant', 'Lulu Hypermarket'],
    ['UPI-QUORRA ZED-QZ3143@YBL-SBIN0000001-512345678901-NA', 'Transfer', 'person', 'QUORRA ZED'],
    ['ZED0DPR3DX/PAYUAMAZON', 'Shopping', 'merchant', 'Amazon'],
    // Billers by their address, and one with two letters
    [
      'UPI-GOOGLE INDIA DIGITAL-GOOGLEBBPSUTILITY@ICICI-ICIC0DC0099-512345678901-UPI',
      'Bills & Recharge',
      'rule',
      'bill payment',
    ],
    [
      'UPI-ZED SERVICES-PAYENT0512@PAYTM-PYTM0123456-512345678901-NA',
      'Entertainment & Subscriptions',
      'merchant',
      'Paytm Movies',
    ],
    ['UPI-VI-PAYBIL5123@PTYBL-YESB0PTMUPI-512345678901-NA', 'Bills & Recharge', 'rule', 'bill payment'],
    [
      'UPI-NSDL BILLDESK-NSDL.BILLDESK@HDFCBANK-HDFC0000499-512345678901-NSDLPAN',
      'Taxes & Government',
      'rule',
      'tax paid',
    ],
    ['PG OSEPAYGOV', 'Taxes & Government', 'rule', 'tax paid'],
    // Remarks about a shop whose name does not tell what it sells
    ['UPI-QUORRA ENGINEERS-Q123456789@YBL-YESB0YBLUPI-512345678901-PETROL', 'Transport & Fuel', 'keyword', 'PETROL'],
    ['UPI-QUORRA-Q123456789@YBL-YESB0YBLUPI-512345678901-FOOD', 'Food & Dining', 'keyword', 'FOOD'],
    ['PG ELECTRICITY BILL AMAZON PAY INDIA PRI', 'Bills & Recharge', 'keyword', 'ELECTRICITY BILL'],
    // Shops at the code of a small shop, by the address or by the app's remark
    ['UPI-DR QUORRA ZED-0123456A0001234.BQR@KOTAK-KKBK0000958-512345678901-UPI', 'Health', 'keyword', 'DR'],
    ['UPI-ROLEX BAKERY-PAYTMQR51234@PAYTM-PYTM0123456-512345678901-NA', 'Food & Dining', 'keyword', 'BAKERY'],
    ['UPI-RUPA QUORRI-PAYTM-51234@PAYTM-PYTM0123456-512345678901-NA', 'Others', 'nothing', ''],
    ['UPI/LEELA KRISHNA/512345678901/Pay To LEELA KR', 'Others', 'nothing', ''],
    ['UPI-LEELA RAM-PAY9876543210@PAYTM-PYTM0123456-512345678901-NA', 'Others', 'nothing', ''],
    ['UPI-LEELA RAM-5123456789012.5123456@IDBI-IBKL0000548-512345678901-NA', 'Others', 'nothing', ''],
    ['UPI-PRADHAN MANTRI JAN A-PAYTMQR28@PAYTM-PYTM0123456-512345678901-NA', 'Health', 'merchant', 'Jan Aushadhi'],
    ["Paid to Kwality Wall's Transaction ID T24 UTR No. 4272", 'Food & Dining', 'merchant', 'Kwality Walls'],
    [
      'Paid to Zed Chinese Corner UPI Transaction ID: 512345678901 Paid by Quorra Bank 2834',
      'Food & Dining',
      'keyword',
      'CHINESE',
    ],
    // Hindi
    ['नकद निकासी', 'Cash', 'rule', 'cash out'],
    ['मोबाइल रिचार्ज', 'Bills & Recharge', 'keyword', 'MOBILE RECHARGE'],
    ['स्कूल फीस', 'Education', 'keyword', 'SCHOOL FEES'],
    ['किराना दुकान', 'Groceries', 'keyword', 'KIRANA'],
    ['PMSBY RENEWAL 2026', 'Insurance', 'rule', 'state insurance'],
    // The account holder
    ['UPI-LEELA THOMAS-LEELA.T@OKAXIS-UTIB0000553-512345678901-NA', 'Self Transfer', 'rule', 'account holder'],
    // Merchants, the same in every channel
    ['UPI-OLA-OLA.RIDES@AXISBANK-UTIB0000553-512345678901-NA', 'Transport & Fuel', 'merchant', 'Ola'],
    ['UPI/OLA/512345678901/Payment', 'Transport & Fuel', 'merchant', 'Ola'],
    ['UPI-CRED-CRED.UTIB@AXISB-UTIB0000553-512345678901-NA', 'Credit Card Payment', 'merchant', 'CRED'],
    ['POS 512345XXXXXX1234 RELIANCE BP MUMBAI', 'Transport & Fuel', 'merchant', 'Jio BP'],
    ['UPI/P2M/512345678901/BLINK COMMERCE P/HDFC', 'Groceries', 'merchant', 'Blinkit'],
    ['NEFT DR-BLINK COMMERCE PVT LTD', 'Groceries', 'merchant', 'Blinkit'],
    ['UPI-ZEPTO MARKETPLACE-ZEPTONOW@YBL-HDFC0000001-512345678901-ORDER', 'Groceries', 'merchant', 'Zepto'],
    [
      'UPI-PVR INOX LTD-PVR.PAYU@HDFCBANK-HDFC0000001-512345678901-NA',
      'Entertainment & Subscriptions',
      'merchant',
      'PVR',
    ],
    [
      'UPI/512345678901/NA/netflixupi.payu@hdfcbank/HDFC BANK/ICI12',
      'Entertainment & Subscriptions',
      'merchant',
      'Netflix',
    ],
    ['WDL TFR UPI/DR/512345678901/RELIANCE/BARB/reliancefr/PAYMENT', 'Groceries', 'merchant', 'Reliance Fresh'],
    ['WDL TFR UPI/DR/512345678901/HDFC ERG/FDRL/hdfcergo@h/PAY', 'Insurance', 'merchant', 'HDFC Ergo'],
    ['UPI/STAR HEALTH INSURA/512345678901/NA', 'Insurance', 'merchant', 'Star Health'],
    [
      'UPI-YOUTUBE PREMIUM-GOOGLE@AXISBANK-UTIB0000553-512345678901-NA',
      'Entertainment & Subscriptions',
      'merchant',
      'YouTube',
    ],
    ['POS 512345XXXXXX1234 SHELL DEALER POS DEBIT', 'Transport & Fuel', 'merchant', 'Shell'],
    ['UPI-IRCTC UTS-IRCTCUTS@PAYTM-YESB0PTMUPI-512345678901-NA', 'Transport & Fuel', 'merchant', 'Suburban railways'],
    ['UPI-KSRTC-KSRTC@SBI-SBIN0001515-512345678901-NA', 'Transport & Fuel', 'merchant', 'KSRTC'],
    ['POS KSRTC AWATAR BOOKING', 'Travel', 'merchant', 'State bus booking'],
    ['UPI/DR/20/GSRTC BUS BOOKING/SBIN/gsrtc@sbi', 'Travel', 'merchant', 'State bus booking'],
    ['POS/BIGBAS KET/PUNE/020626/07:35', 'Groceries', 'merchant', 'BigBasket'],
    ['POS/APOLLOPHARMACY/PUNE/020626/07:35', 'Health', 'merchant', 'Apollo Pharmacy'],
    ['ACH D- MUTHOOT HOMEFIN-123456', 'Loan EMI', 'merchant', 'Muthoot Finance'],
    ['ACH D- LIC OF INDIA-123456', 'Insurance', 'merchant', 'LIC of India'],
    ['NACH-10-DR-LICHFL-12345', 'Loan EMI', 'merchant', 'LIC Housing Finance'],
    ['UPI-NOBROKER-NOBROKER@YBL-YESB0PTMUPI-512345678901-NA', 'Rent & Housing', 'merchant', 'NoBroker'],
    // Kinds of shop
    ['UPI-SRI GANESH MEDICALS-Q123456789@YBL-YESB0PTMUPI-512345678901-UPI', 'Health', 'keyword', 'MEDICALS'],
    ['UPI-SRI GANESH MEDICALS-9876543210@YBL-YESB0PTMUPI-512345678901-UPI', 'Health', 'keyword', 'MEDICALS'],
    ['CLG/OM SAI ENTERPRISES/CNRB', 'Others', 'keyword', 'ENTERPRISES'],
    ['ACH D- ZED LEASING-123456', 'Loan EMI', 'keyword', 'LEASING'],
    ['UPI-NEW VISION OPTIKS-Q123456789@YBL-YESB0PTMUPI-512345678901-UPI', 'Health', 'keyword', 'OPTIKS'],
    [
      'UPI-MAHESH KUMAR AUTO DRIVER-9876543210@YBL-SBIN0001515-512345678901-NA',
      'Transport & Fuel',
      'keyword',
      'AUTO DRIVER',
    ],
    // Purposes
    ['UPI-JOHN MATHEW-JOHN.MATHEW1@OKSBI-SBIN0001515-512345678901-RENT', 'Rent & Housing', 'keyword', 'RENT'],
    ['MMT/IMPS/512345678901/school fees/MEERA NAIR/HDFC', 'Education', 'keyword', 'SCHOOL FEES'],
    [
      'UPI-MEHTA ENTERPRISES-Q123456789@YBL-YESB0PTMUPI-512345678901-HOUSE RENT',
      'Rent & Housing',
      'keyword',
      'HOUSE RENT',
    ],
    ['AEPS/CW/512345678901', 'Cash', 'rule', 'cash out'],
    ['NACH_AD_RTN_CHRG_ECS 120526', 'Bank Charges', 'rule', 'bank charge'],
    ['DCARDFEE1234APR26-MAR27 GST', 'Bank Charges', 'rule', 'bank charge'],
    ['POS-VISA/APOLLO PHARMACY/512345678901', 'Health', 'merchant', 'Apollo Pharmacy'],
    ['UPI-QUORRA CLOTH STO-Q12@YBL-YESB0YBLUPI-512345678901-UPI', 'Shopping', 'keyword', 'CLOTH'],
    ['UPI-LEELA PAN BHANDAR-Q12@YBL-YESB0YBLUPI-512345678901-UPI', 'Food & Dining', 'keyword', 'PAN BHANDAR'],
    ['MINBALCHGINCGST MIR1735480086', 'Bank Charges', 'rule', 'bank charge'],
    ['MOBILERECHARGE9876543210', 'Bills & Recharge', 'keyword', 'MOBILE RECHARGE'],
    ['ATMWDR512345678KOCHI', 'Cash', 'rule', 'cash out'],
    ['ACH D- HDFC BANK LTD-12345678', 'Loan EMI', 'rule', 'loan instalment'],
    ['UPI/512345678901/Payment from Ph/ANITA RAO/ICI', 'Transfer', 'person', 'ANITA RAO'],
    ['UPI/512345678901/Monthly autopay/netflixupi.payu/H', 'Entertainment & Subscriptions', 'merchant', 'Netflix'],
    ['UPI/DR/512345678901/AVENUES /HDFC/ccavenue@h/COLLE', 'Others', 'nothing', ''],
    ['POS512345678FLIPKART INTERNETKOCHI', 'Shopping', 'merchant', 'Flipkart'],
    ['UPI-LEELA BHEL-PAYTM-38755@PAYTM-PYTM0123456-512345678901-OID20220520', 'Food & Dining', 'keyword', 'BHEL'],
    ['UPI/DR/512345678901/QUORRANI/UBIN/kumarquorr/Payme', 'Transfer', 'person', 'QUORRANI'],
    // Bills of unknown billers
    ['BBPS/QUORRA/123456789012', 'Bills & Recharge', 'rule', 'bill payment'],
    // People
    ['UPI-JOHN MATHEW-9876543210@YBL-SBIN0001515-512345678901-LUNCH', 'Transfer', 'person', 'JOHN MATHEW'],
    ['UPI/512345678901/NA/rohit.singh9@ybl/HDFC BANK/ICI12', 'Transfer', 'person', 'rohit.singh9@ybl'],
    ['NEFT DR-ICIC0000001-ANIL KAPUR-NETBANK MUM-N123456789012345', 'Transfer', 'person', 'ANIL KAPUR'],
    ['RTGS/UTIBR5354560433674/QUORRA', 'Transfer', 'rule', 'bank transfer'],
    // Names that only look like a merchant's
    ['UPI-FATMI KHAN-FATMI.KHAN@OKSBI-SBIN0001515-512345678901-NA', 'Transfer', 'person', 'FATMI KHAN'],
    ['UPI-OLAF MENON-OLAF.MENON@OKSBI-SBIN0001515-512345678901-NA', 'Transfer', 'person', 'OLAF MENON'],
    ['UPI-SHELL THOMAS-SHELL.T@OKSBI-SBIN0001515-512345678901-NA', 'Transfer', 'person', 'SHELL THOMAS'],
    ['WDL TFR UPI/DR/512345678901/BHARAT P/SBIN/bharat.pat/NA', 'Transfer', 'person', 'BHARAT P'],
    ['WDL TFR UPI/DR/512345678901/MEENAKSH/SBIN/meenakshi./NA', 'Transfer', 'person', 'MEENAKSH'],
    // No clue
    ['UPI-UNKNOWN THING-Q123456789@YBL-YESB0PTMUPI-512345678901-UPI', 'Others', 'nothing', ''],
    ['UPI-LAXMI PRASAD-LAXMI.RZP@AXISBANK-UTIB0000553-512345678901-UPI', 'Others', 'nothing', ''],
    ['UPI/ANNAPURNA /paytmqr9x8y7z@p/ORDER 2371/HDFC BANK/484683468037/ICI58', 'Others', 'nothing', ''],
  ])('%s is %s by %s %s', (narration, category, by, what) => {
    expect(debit(narration)).toEqual({ category, reason: { by, what } });
  });
});

describe('a credit', () => {
  test.each<Example>([
    ['NEFT/N121190229937256/ZED VENTURES/SalaryApr', 'Salary', 'rule', 'salary'],
    ['ZED MFDIV-1017914298', 'Interest & Other Income', 'rule', 'dividend'],
    ['UPI M2P CreditAdj 512345678901', 'Refund', 'rule', 'reversal'],
    ['EXCESS%20REFUND %204166444203662095', 'Refund', 'rule', 'reversal'],
    ['ICON REF/512345678901/PAYU/DT.13092017', 'Refund', 'rule', 'reversal'],
    ['CRV POS 416021******4482 QUORRA FUEL', 'Refund', 'rule', 'reversal'],
    ['NWD-416021XXXXXX4482-S1DB1421-KOCHI', 'Refund', 'rule', 'reversal'],
    ['UPI/CR/REV/512345678901/TIMEOUT', 'Refund', 'rule', 'reversal'],
    ['ACH DR MUTBDACH-ZEDSIP123:INSUFFICIENT FUNDS', 'Refund', 'rule', 'reversal'],
    ['FT- ZEDSALARYXXXXXXXX', 'Salary', 'rule', 'salary'],
    ['Received from QUORRA Transaction ID T24 UTR No. 4272', 'Transfer', 'rule', 'other credit'],
    ['AddMoney/20262620291852/512345678901/', 'Self Transfer', 'rule', 'own account'],
    ['NEFT CR-ICIC0DC0099-ACME PAPER MILLS-SALARY PAYMENT-LEELA THOMAS-ICICN26', 'Salary', 'rule', 'salary'],
    ['NEFT-HDFCH01234567890-ZED SOFTWARE LLP-0001SALARY MAY 2026', 'Salary', 'rule', 'salary'],
    ['BY TRANSFER-NEFT*ICIC0004370*ICIN22602188247*ZEDPVTLTDSALARY-', 'Salary', 'rule', 'salary'],
    ['CMS/INFOSYS LTD SAL APR', 'Salary', 'rule', 'salary'],
    ['CEMTEX DEP 00000012345 SALARY APR', 'Salary', 'rule', 'salary'],
    ['SAL/APR26/ACME RETAIL SHOP LTD', 'Salary', 'rule', 'salary'],
    ['SAL FOR THE MONTH OF APRIL', 'Salary', 'rule', 'salary'],
    ['SALEM STEEL PLANT', 'Transfer', 'rule', 'other credit'],
    ['वेतन अप्रैल 2026', 'Salary', 'rule', 'salary'],
    ['PAYMENT RECEIVED, THANK YOU', 'Credit Card Payment', 'rule', 'card payment'],
    ['BBPS PAYMENT RECEIVED 0012345', 'Credit Card Payment', 'rule', 'card payment'],
    ['PAYMENT RECEIVED FROM ZED', 'Transfer', 'rule', 'other credit'],
    ['NEFT CR-SBIN0000001-LEELA THOMAS-LEELA THOMAS-SBINN26', 'Self Transfer', 'rule', 'account holder'],
    ['FD PREMAT 50300123456789 PROCEEDS', 'Self Transfer', 'rule', 'deposit closed'],
    ['512345678901 FD clos 14-04-2026 LEELA THOMAS', 'Self Transfer', 'rule', 'deposit closed'],
    ['CMS/ CMS5123456789/ANGEL ONE LIMITED CLIENT AC', 'Transfer', 'merchant', 'Angel One'],
    ['FD REDEEM INTEREST -50300123456789/1', 'Interest & Other Income', 'rule', 'interest'],
    [
      'UPI-GOOGLEPAY-GOOG-PAYMENT@OKAXIS-UTIB0000553-512345678901-UPI',
      'Interest & Other Income',
      'rule',
      'subsidy or reward',
    ],
    [
      'UPI-QUORRA CATERERS-PAYTM-51234567@PAYTM-PYTM0123456-512345678901-EXPRESS',
      'Refund',
      'rule',
      'credit from a shop',
    ],
    ['SB:912010012345678:Int.Pd:01-04-2026 to 30-06-2026', 'Interest & Other Income', 'rule', 'interest'],
    ['ACH C- ITC LTD FINAL DIV-15394762', 'Interest & Other Income', 'rule', 'dividend'],
    ['ACH C- TATA STEEL LTD-123456', 'Interest & Other Income', 'rule', 'mandate credit'],
    ['UPI/CR/512345678901/GOOGLE I/UTIB/goog-payme/REWARDS', 'Interest & Other Income', 'rule', 'subsidy or reward'],
    ['NEFT CR-HDFC0000240-ICICI LOMBARD-CLAIM 123-N123', 'Interest & Other Income', 'merchant', 'ICICI Lombard'],
    ['UPI-MYNTRA-MYNTRA@YBL-HDFC0000001-512345678901-NA', 'Refund', 'merchant', 'Myntra'],
    ['NEFT CR-HDFC0000240-AMAZON SELLER SERVICES-N123', 'Transfer', 'merchant', 'Amazon'],
    ['UPI-ZERODHA BROKING-PAYOUT@ZERODHA-HDFC0001515-512345678901-UPI', 'Transfer', 'merchant', 'Zerodha'],
    ['REV-UPI-50100XXXXX0183-ZED@SBI-429943119805-REVERSAL', 'Refund', 'rule', 'reversal'],
    ['BY TRANSFER-UPI/REV/434341107964/REVERSAL-', 'Refund', 'rule', 'reversal'],
    ['RCRADJ/493967930487/RRC/REVERSAL', 'Refund', 'rule', 'reversal'],
    ['BULK POSTING-ITDTAX REFUND 2026-27 M938AS-', 'Refund', 'rule', 'reversal'],
    ['UPI/CR/512345678901/ZED L/ICIC/REFUND', 'Refund', 'rule', 'reversal'],
    ['POS 512345XXXXXX1234 ZED', 'Refund', 'rule', 'card credit'],
    ['UPI/P2M/512345678901/ZED/YES BANK/NA', 'Refund', 'rule', 'credit from a shop'],
    ['CASH DEPOSIT BY - SELF - KOCHI', 'Cash', 'rule', 'cash in'],
    ['AEPS/CD/512345678901', 'Cash', 'rule', 'cash in'],
    ['LOAN DISBURSEMENT AC 1234', 'Transfer', 'rule', 'loan paid out'],
    ['UPI-JOHN MATHEW-9876543210@YBL-SBIN0001515-512345678901-DINNER AT CAFE', 'Transfer', 'person', 'JOHN MATHEW'],
    ['NEFT/KKBKN267102137360/ZED MILLS LTD/KOTAK MAHINDRA/', 'Transfer', 'rule', 'other credit'],
  ])('%s is %s by %s %s', (narration, category, by, what) => {
    expect(credit(narration)).toEqual({ category, reason: { by, what } });
  });

  test('is distinguished from a debit by its side only, also where a debit is negative', () => {
    const narration = 'UPI-MYNTRA-MYNTRA@YBL-HDFC0000001-512345678901-NA';
    expect(categorize({ narration, debitPaise: -100, creditPaise: 0, holders }).category).toBe('Refund');
  });
});

const income: readonly Category[] = [
  'Refund',
  'Transfer',
  'Interest & Other Income',
  'Salary',
  'Self Transfer',
  'Cash',
];

const piece = fc.constantFrom(
  ...`UPI UPI- UPI/ / - * @ NEFT IMPS ACH POS ATM BBPS CR DR 512345678901 SWIGGY NETFLIX APOLLO IRCTC SCHOOL LIC EMI SIP RENT
  CREDIT CARD TAX FEE CHARGES zomato@ybl q887123001@ybl LEELA THOMAS SELF HDFC0000001 BAJAJ FINANCE MEDICALS`.split(
    /\s+/,
  ),
);
const narrations = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: anyCharacter, maxLength: 600 }),
);

describe('any narration', () => {
  test('never makes a credit spending', () => {
    fc.assert(fc.property(narrations, (narration) => income.includes(credit(narration).category)));
  });

  test('gets a category with a reason, and only Others without one', () => {
    fc.assert(
      fc.property(narrations, (narration) => {
        const { category, reason } = debit(narration);
        expect(reason.by === 'nothing').toBe(reason.what === '');
        if (reason.by === 'nothing') expect(category).toBe('Others');
      }),
    );
  });

  test.each(['UPI-', '-@', 'UPI/1/', 'A ', ' /', 'ATM ', '1'.repeat(12)])(
    'a very long text is read like its beginning: %s',
    (part) => {
      expect(debit(`UPI-${part.repeat(50_000)}`)).toEqual(debit(`UPI-${part.repeat(500)}`));
    },
  );
});
