import type { stepUpSip } from '../../../domain/calculators/stepUpSip.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the calculator for step-up SIPs in Hindi. */
export const texts: TextsOf<typeof stepUpSip> = {
  title: 'स्टेप-अप एसआईपी का हिसाब',
  fields: { instalment: 'शुरुआती मासिक किस्त', step: 'सालाना बढ़ोतरी', rate: 'अनुमानित प्रतिफल', years: 'अवधि' },
  answers: { value: 'अंत में मूल्य', invested: 'जमा की गई राशि', gain: 'लाभ' },
  columns: { instalment: 'किस्त', invested: 'अब तक जमा', value: 'मूल्य' },
  note: 'हर महीने की शुरुआत में एक किस्त, जो हर बारह महीने बाद बढ़ती है, और हर महीने अनुमानित प्रतिफल का बारहवाँ हिस्सा। असली प्रतिफल घटता-बढ़ता है और ऋणात्मक भी हो सकता है; ख़र्च, एग्ज़िट लोड और कर इसमें नहीं हैं।',
};
