import type { retirement } from '../../../domain/calculators/retirement.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the retirement calculator in Hindi. */
export const texts: TextsOf<typeof retirement> = {
  title: 'सेवानिवृत्ति का हिसाब',
  fields: {
    age: 'आज की उम्र',
    retireAt: 'सेवानिवृत्ति की उम्र',
    until: 'पैसा किस उम्र तक चले',
    expenses: 'आज का मासिक ख़र्च',
    inflation: 'अनुमानित मुद्रास्फीति',
    before: 'तब तक अनुमानित प्रतिफल',
    after: 'उसके बाद अनुमानित प्रतिफल',
    saved: 'अब तक की बचत',
  },
  hints: { expenses: 'सेवानिवृत्ति में जो ख़र्च होगा, आज की कीमतों पर।' },
  answers: {
    corpus: 'सेवानिवृत्ति पर ज़रूरी राशि',
    saving: 'तब तक हर महीने की बचत',
    expenses: 'पहले साल का मासिक ख़र्च',
  },
  columns: { paid: 'बचत', taken: 'ख़र्च', balance: 'शेष' },
  note: 'बचत हर महीने की शुरुआत में जमा होती है और ख़र्च हर महीने की शुरुआत में निकलता है; ख़र्च साल में एक बार बढ़ता है और हर महीने प्रतिफल का बारहवाँ हिस्सा जुड़ता है। पेंशन हो तो कम राशि चाहिए। कर, बीमारी और शुरुआती ख़राब साल इसमें नहीं हैं, इसलिए गुंजाइश रखें।',
};
