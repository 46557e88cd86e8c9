import type { Publisher } from '../../legal/legalText.ts';
import type { LegalSummary } from '../../legal/legalText.ts';

/** The facts of the page in Hindi; the text itself stays in English. */
export const disclaimerHindi: (publisher: Publisher) => LegalSummary = () => ({
  headline: 'जानकारी, सलाह नहीं।',
  name: 'अस्वीकरण',
  facts: [
    { fact: 'उद्देश्य', detail: 'केवल शिक्षा और जानकारी।' },
    { fact: 'सलाह नहीं', detail: 'यहाँ कुछ भी पेशेवर वित्तीय, निवेश, कर या कानूनी सलाह नहीं है।' },
    { fact: 'पुरानी कीमतों पर जाँच', detail: 'काल्पनिक। भविष्य के बारे में इससे कोई वादा नहीं होता।' },
    { fact: 'सटीकता', detail: 'हम सावधानी से काम करते हैं, पर कोई गारंटी नहीं देते।' },
    { fact: 'कुछ करने से पहले', detail: 'किसी वित्तीय विशेषज्ञ से सलाह लें।' },
  ],
});
