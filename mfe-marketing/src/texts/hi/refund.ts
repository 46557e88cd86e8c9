import type { Publisher } from '../../legal/legalText.ts';
import type { LegalSummary } from '../../legal/legalText.ts';

/** The facts of the page in Hindi; the text itself stays in English. */
export const refundHindi: (publisher: Publisher) => LegalSummary = () => ({
  headline: 'अगर आप अपने पैसे वापस चाहें।',
  name: 'वापसी और रिफ़ंड नीति',
  facts: [
    { fact: 'कब माँगें', detail: 'भुगतान के 30 दिन के भीतर।' },
    { fact: 'हमारा जवाब', detail: '3 से 5 कार्य दिवसों में।' },
    { fact: 'रिफ़ंड', detail: 'हमारी मंज़ूरी के बाद 7 से 10 कार्य दिवसों में।' },
    {
      fact: 'भुगतान से पहले',
      detail: '14 दिन का मुफ़्त ट्रायल। इसी बीच रद्द कर दें तो लौटाने के लिए कुछ नहीं होता।',
    },
    { fact: 'मुफ़्त टूल', detail: 'इनका कोई शुल्क नहीं है, इसलिए लौटाने के लिए कुछ नहीं होता।' },
  ],
});
