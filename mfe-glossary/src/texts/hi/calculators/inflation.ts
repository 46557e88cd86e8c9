import type { inflation } from '../../../domain/calculators/inflation.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the inflation calculator in Hindi. */
export const texts: TextsOf<typeof inflation> = {
  title: 'मुद्रास्फीति का हिसाब',
  fields: { amount: 'आज की राशि', rate: 'अनुमानित मुद्रास्फीति', years: 'समय' },
  answers: { cost: 'वही चीज़ इतने की होगी', worth: 'तब इस राशि का मूल्य, आज के पैसों में' },
  columns: { cost: 'उसी चीज़ की कीमत', worth: 'आज के पैसों में मूल्य' },
  facts: { target: 'उपभोक्ता कीमतों का लक्ष्य' },
  note: 'यह तब के लिए है जब कीमतें हर साल एक ही दर से बढ़ें। रिज़र्व बैंक का लक्ष्य दोनों ओर दो अंकों की छूट के साथ है; स्कूल की फ़ीस और दवाएँ ज़्यादा तेज़ी से महँगी हो सकती हैं।',
};
