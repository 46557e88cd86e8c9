import type { prepayment } from '../../../domain/calculators/prepayment.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the calculator for prepayments in Hindi. */
export const texts: TextsOf<typeof prepayment> = {
  title: 'समय से पहले चुकौती के साथ ऋण का हिसाब',
  fields: {
    amount: 'ऋण की राशि',
    rate: 'ब्याज दर',
    months: 'ईएमआई की संख्या',
    monthly: 'हर महीने अतिरिक्त',
    once: 'एक बार अतिरिक्त',
    onceMonth: 'किस महीने में',
    keep: 'क्या वही रहे',
  },
  hints: {
    monthly: 'ईएमआई के अलावा; कुछ नहीं तो 0।',
    once: 'जैसे बोनस से; कुछ नहीं तो 0।',
    onceMonth: 'पहली ईएमआई से गिनें।',
  },
  choices: { keep: ['ईएमआई: ऋण पहले ख़त्म होगा', 'ऋण की अवधि: ईएमआई घटेगी'] },
  answers: {
    saved: 'बचा हुआ ब्याज',
    monthsSaved: 'ऋण इतना पहले ख़त्म',
    lastEmi: 'अंत में ईएमआई',
    emi: 'शुरू में ईएमआई',
    interest: 'अतिरिक्त चुकौती के साथ ब्याज',
    interestBefore: 'उसके बिना ब्याज',
  },
  columns: { interest: 'ब्याज', principal: 'मूलधन', early: 'अतिरिक्त चुकौती', balance: 'बकाया' },
  note: 'ब्याज दर नहीं बदलती और ब्याज हर महीने की बकाया राशि पर, पैसे तक, लगता है। शुल्क और बीमा इसमें नहीं हैं। व्यक्तियों के अस्थिर दर वाले ऋण पर, जो कारोबार के लिए न हो, समय से पहले चुकाने का शुल्क नहीं लिया जा सकता; अपने ऋण की शर्तें पढ़ें।',
};
