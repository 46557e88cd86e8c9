import type { Category, RuleName } from '@artha/statements/engine';
import type { Transaction } from '../../domain/statement/transaction.ts';

/** The names of the categories. */
export const categories: Readonly<Record<Category, string>> = {
  Salary: 'वेतन',
  'Interest & Other Income': 'ब्याज और अन्य आय',
  Refund: 'रिफ़ंड',
  'Self Transfer': 'अपने खाते में ट्रांसफ़र',
  Transfer: 'ट्रांसफ़र',
  Cash: 'नकद',
  'Credit Card Payment': 'क्रेडिट कार्ड का भुगतान',
  'Loan EMI': 'ऋण की ईएमआई',
  Investments: 'निवेश',
  Insurance: 'बीमा',
  'Taxes & Government': 'कर और सरकारी भुगतान',
  'Bank Charges': 'बैंक शुल्क',
  'Rent & Housing': 'किराया और मकान',
  'Bills & Recharge': 'बिल और रिचार्ज',
  Groceries: 'किराना',
  'Food & Dining': 'खाना-पीना',
  Shopping: 'ख़रीदारी',
  'Transport & Fuel': 'आना-जाना और ईंधन',
  Travel: 'यात्रा',
  Health: 'स्वास्थ्य',
  Education: 'शिक्षा',
  'Entertainment & Subscriptions': 'मनोरंजन और सब्सक्रिप्शन',
  Others: 'अन्य',
};

const rules: Readonly<Record<RuleName, string>> = {
  'account holder': 'खाताधारक का अपना नाम',
  'bank charge': 'बैंक का शुल्क',
  'bank transfer': 'बैंक ट्रांसफ़र',
  'bill payment': 'बिल का भुगतान',
  'card credit': 'कार्ड पर वापसी',
  'card payment': 'कार्ड के बिल का भुगतान',
  'cash in': 'नकद जमा',
  'cash out': 'नकद निकासी',
  'credit from a shop': 'दुकान से वापसी',
  'deposit closed': 'बंद हुआ जमा खाता',
  'deposit opened': 'नया जमा खाता',
  dividend: 'लाभांश',
  'icici direct': 'ICICI Direct',
  'insurance premium': 'बीमा प्रीमियम',
  interest: 'ब्याज',
  'interest charged': 'लिया गया ब्याज',
  'investor address': 'निवेश का यूपीआई पता',
  'loan instalment': 'ऋण की किस्त',
  'loan paid out': 'मिला हुआ ऋण',
  'mandate credit': 'ECS या NACH से जमा',
  'merchant category code': 'दुकान का श्रेणी-कोड (MCC)',
  'other credit': 'दूसरी जमा राशि',
  'own account': 'अपना दूसरा खाता',
  reversal: 'वापस हुई राशि',
  salary: 'वेतन',
  'savings scheme': 'बचत योजना',
  'state insurance': 'सरकारी बीमा',
  'subsidy or reward': 'सब्सिडी या इनाम',
  sweep: 'ऑटो स्वीप',
  'tax deducted': 'काटा गया कर',
  'tax paid': 'चुकाया गया कर',
};

const isCategory = (name: string): name is Category => Object.hasOwn(categories, name);
const isRule = (name: string): name is RuleName => Object.hasOwn(rules, name);

/** `Rent & Housing` → `किराया और मकान`; a category of another service keeps its name. */
export function nameCategory(name: string): string {
  if (isCategory(name)) return categories[name];
  return name === 'Uncategorized' ? 'बिना श्रेणी' : name;
}

/** Says why a row has its category. Merchants and words are those of the narration. */
export function explainReason({ by, what }: Transaction['reason']): string {
  switch (by) {
    case 'nothing':
      return 'विवरण से पता नहीं चलता कि यह किस लिए था।';
    case 'rule':
      return isRule(what) ? `बैंक के अपने शब्द बताते हैं: ${rules[what]}।` : 'बैंक के अपने शब्द यही श्रेणी बताते हैं।';
    case 'merchant':
      return `विवरण में दुकान या कंपनी का नाम है: “${what}”।`;
    case 'keyword':
      return `विवरण में “${what}” शब्द है।`;
    case 'person':
      return what === '' ? 'दूसरी ओर कोई व्यक्ति है।' : `${what} एक व्यक्ति है, इसलिए यह ट्रांसफ़र है।`;
  }
}
