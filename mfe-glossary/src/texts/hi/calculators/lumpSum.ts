import type { lumpSum } from '../../../domain/calculators/lumpSum.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the calculator for a lump sum in Hindi. */
export const texts: TextsOf<typeof lumpSum> = {
  title: 'एकमुश्त निवेश का हिसाब',
  fields: { amount: 'आज की राशि', rate: 'अनुमानित प्रतिफल', years: 'अवधि' },
  answers: { value: 'अंत में मूल्य', gain: 'लाभ' },
  columns: { gain: 'साल का लाभ', value: 'मूल्य' },
  note: 'यह एक ही राशि के लिए है जिसे बीच में छेड़ा नहीं जाता; लाभ साल में एक बार जुड़ता है। असली प्रतिफल घटता-बढ़ता है और ऋणात्मक भी हो सकता है; ख़र्च और कर इसमें नहीं हैं।',
};
