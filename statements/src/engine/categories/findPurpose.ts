import type { Category } from './category.ts';
import { matchWholeWords } from './matchWholeWords.ts';
import { monthNames } from './monthNames.ts';

/**
 * The words for the purpose of a payment to a person or to an unknown shop; whole words in capitals, separated
 * by |.
 */
const purposes: readonly { readonly category: Category; readonly words: string }[] = [
  {
    category: 'Rent & Housing',
    words: `RENT|^KIRAYA$|GHAR KIRAYA|MAKAN KIRAYA|ROOM KIRAYA|HOUSE RENT|ROOM RENT|FLAT RENT|HOME RENT|SHOP RENT|PG RENT|RENTAL|MAINT[AE]I?N[AE]N\\w*|SOCIETY MAINTENANCE|FLAT MAINTENANCE|
      SOCIETY|SECURITY DEPOSIT|RENT DEPOSIT|HOUSE DEPOSIT|TOKEN ADVANCE|BROKERAGE FLAT|HOSTEL RENT|HOSTEL FEES`,
  },
  {
    category: 'Education',
    words: `SCHOOL FEES|SCHOOL FEE|COLLEGE FEES|COLLEGE FEE|TUITION|TUITION FEE|TUITION FEES|TUTION|TUTION FEES|EXAM FEE|EXAM FEES|COACHING FEES|
      CLASS FEES|COURSE FEE|COURSE FEES|ADMISSION FEE|ADMISSION FEES|SEMESTER FEE|SEMESTER FEES|SEM FEES|BUS FEES SCHOOL|SCHOOL|TERM FEES`,
  },
  { category: 'Loan EMI', words: 'EMI|LOAN EMI|LOAN REPAYMENT|LOAN INSTALLMENT|LOAN INSTALMENT' },
  { category: 'Investments', words: 'SIP|MUTUAL FUND|CHIT|CHIT FUND|CHITFUND|CHITTY|INVESTMENT' },
  { category: 'Insurance', words: 'PREMIUM|INSURANCE|POLICY PREMIUM|INSURANCE PREMIUM|LIC PREMIUM|MEDICLAIM' },
  {
    category: 'Bills & Recharge',
    words: `ELECTRICITY BILL|ELECTRICITY|CURRENT BILL|LIGHT BILL|EB BILL|POWER BILL|WATER BILL|GAS BILL|GAS CYLINDER|CYLINDER|PHONE BILL|MOBILE BILL|
      MOBILE RECHARGE|RECHARGE|WIFI|WIFI BILL|INTERNET BILL|BROADBAND BILL|CABLE BILL|CABLE TV|DTH RECHARGE|NEWSPAPER BILL`,
  },
  {
    category: 'Health',
    words:
      'MEDICINE|MEDICINES|DAVAI|DAWAI|DAVAIYA|DAWAIYA|DAVA|DAWA|DAWAYI|DOCTOR FEES|DOCTOR FEE|CONSULTATION FEE|HOSPITAL BILL|LAB TEST|BLOOD TEST|GYM FEES|PHYSIOTHERAPY',
  },
  {
    category: 'Groceries',
    words: 'GROCERY|GROCERIES|VEGETABLES|SABJI|SABZI|DOODH|DUDH|RASHAN|MILK BILL|RATION|KIRANA|PROVISIONS',
  },
  {
    category: 'Transport & Fuel',
    words: 'PETROL|DIESEL|DISEL|TAXI KIRAYA|GADI KIRAYA|FUEL|CAB FARE|AUTO FARE|TAXI FARE|PARKING|TOLL',
  },
  { category: 'Taxes & Government', words: 'INCOME TAX|PROPERTY TAX|CHALLAN|STAMP DUTY|GST PAYMENT' },
  { category: 'Others', words: 'DONATION|CHARITY|TEMPLE DONATION' },
];

const compiledPurposes = purposes.map(({ category, words }) => ({ category, pattern: matchWholeWords(words) }));

/** A month that is written together with its purpose: RENTFEB. */
const joinedMonth = new RegExp(String.raw`(?<=[A-Z]{3})(?=(?:${monthNames})(?:\d+|\b))`, 'g');

/** Finds the purpose that a remark states; the remark is given as normalized words. */
export function findPurpose(remark: string): { readonly word: string; readonly category: Category } | undefined {
  const words = remark.replace(joinedMonth, ' ');
  for (const { category, pattern } of compiledPurposes) {
    const word = pattern.exec(words)?.[0];
    if (word !== undefined) return { word, category };
  }
  return undefined;
}
