import { dailyPrice, plan } from '../../domain/plan.ts';
import type { Publisher } from '../../legal/legalText.ts';
import type { LegalSummary } from '../../legal/legalText.ts';

/** The facts of the page in Hindi; the text itself stays in English. */
export const termsHindi: (publisher: Publisher) => LegalSummary = () => ({
  headline: 'आप क्या उम्मीद कर सकते हैं, और हम क्या चाहते हैं।',
  name: 'नियम और शर्तें',
  facts: [
    { fact: 'यह क्या है', detail: 'मुफ़्त वित्तीय टूल, और शेयर रिसर्च जो अभी डेमो में है। बैंक नहीं, सलाह नहीं।' },
    {
      fact: 'मूल्य',
      detail: `मासिक भुगतान पर $${dailyPrice('monthly')} प्रति दिन ($${plan.perMonth} प्रति माह), या वार्षिक भुगतान पर $${dailyPrice('yearly')} प्रति दिन ($${plan.perYear} प्रति साल), ${plan.trialDays} दिन के मुफ़्त ट्रायल के बाद। कभी भी रद्द करें।`,
    },
    { fact: 'देनदारी', detail: 'ज़्यादा से ज़्यादा उतनी, जितना आपने भुगतान किया है, या 100 USD, अगर भुगतान उससे कम हो।' },
    { fact: 'बड़े बदलाव', detail: 'लागू होने से 30 दिन पहले बताए जाते हैं।' },
    { fact: 'लागू कानून', detail: 'भारत का कानून।' },
    { fact: 'उम्र', detail: '13 साल से कम उम्र के बच्चों के लिए नहीं।' },
  ],
});
