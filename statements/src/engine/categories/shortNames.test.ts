import { categorize } from './categorize.ts';
import type { Category } from './category.ts';

const paise = 100;
const spend = (narration: string) =>
  categorize({ narration, debitPaise: paise, creditPaise: 0, holders: new Set() }).category;
const receive = (narration: string) =>
  categorize({ narration, debitPaise: 0, creditPaise: paise, holders: new Set() }).category;

describe('short names that banks print', () => {
  test.each<[Category, string]>([
    [
      'Bank Charges',
      `NEFT/RTGS Charges; NEFT/RTGS CHARGES 31-03-2022; NEFT RTGS CHRG; RTGS/NEFT CHGS; NEFT/RTGS/IMPS Charges for Mar; IMPS/P2A/CHARGES;
      UPI CHARGES; RTGS COMM; DD COMM; AMC; DC AMC; DCAMC 2022; ATM AMC; AQB; MAB; SC; S/C; SCD; COMM; LFC; BNKCHG; RTNCHG; CHGRTN;
      SMSALERTCHG; CHQBK ISSUE; CHEQUE BOUNCE; A/C MAINT; S TAX; SWACHH BHARAT CESS; KKC; POSTAGE; TIP/SCG; RATE.DIFF; OD INT; DEBIT INT; INT RUN`,
    ],
    [
      'Cash',
      `CSH(CHQ) Paid to SELF; CSH(CHQ) PAID TO SELF 123456; CSH(CHQ) Paid to BEARER; CSH PAID SELF; CSH WDL; CSW; CCWD/1234; SELF CHQ; TO SELF;
      CASH WD BY CHQ SELF; CASH-CHQ PAID-SELF; VAT/MAT/NFS/12345/CASH`,
    ],
    ['Taxes & Government', 'DTAX; BIL/DTAX/123456789; TIN/DTAX/20230615; IDTX; BCTT; ADV TAX 2021-22; PROF TAX'],
    ['Transport & Fuel', 'FASTAG; HDFCFASTAG_12345; FASTAGAUTORELOAD; UPI/DR/512345678901/FASTAG/ICIC/netc.12345/UPI'],
    [
      'Investments',
      `ACH D- INDIANCLRCORPLTD-ABC12345; ACH/IndianClrCorpLtd/ICIC7012345/ABCD1234; IndianClrCorpLtd; NEFT-INDIAN CLRCORP LTD; NACH-DR-INDIANCLRCORPLTD; TFT; FD OPENED`,
    ],
    ['Bills & Recharge', 'BIL/ONL/1234567/MSED; UPI/123456789012/MSEDC/payment; ONL/MSEDCLTD/12345; RCHG/9812345678'],
    [
      'Travel',
      'POS/HOTEL SAGAR REGENCY/MUMBAI/010122/10:10; POS/HOTEL GRAND PLAZA/GOA; POS/HOTEL SEA VIEW/GOA; VPS/HOTEL CITY PARK/20220101/ooty',
    ],
    ['Loan EMI', 'LN RECOVERY; LNPY/123'],
    ['Insurance', 'PMSBY2022; JAN SURAKSHA 330; PAC/PERSONAL ACCIDENT COVER'],
    ['Credit Card Payment', 'PAVC/4321XXXX1234; AUTOPAY CC'],
    ['Self Transfer', 'SWD'],
    ['Transfer', 'FTD; DD ISSUE; PO ISSUED'],
  ])('of debits are %s', (category, narrations) => {
    const others = narrations.split(';').filter((narration) => spend(narration.trim()) !== category);
    expect(others).toEqual([]);
  });

  test.each<[Category, string]>([
    ['Cash', 'CSD; CSH Deposited by SELF'],
    ['Self Transfer', 'SWC; REV SWEEP'],
  ])('of credits are %s', (category, narrations) => {
    const others = narrations.split(';').filter((narration) => receive(narration.trim()) !== category);
    expect(others).toEqual([]);
  });

  test('are no part of a name, a remark or a longer word', () => {
    expect(spend('NEFT-HDFCN1234567-SUNIL KUMAR-CHARGES')).toBe('Transfer');
    expect(spend('UPI/DR/512345678901/RAM COMM/SBIN/ram@ybl/NA')).toBe('Transfer');
    expect(spend('UPI/123456789012/HOTEL SARAVANA/payment/P2M')).toBe('Food & Dining');
    expect(spend('POS/HOTEL PARK RESTAURANT/PUNE')).toBe('Food & Dining');
    expect(spend('MOBILE RECHARGE')).toBe('Bills & Recharge');
  });
});
