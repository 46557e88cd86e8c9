import type { Publisher } from '../../legal/legalText.ts';
import type { LegalSummary } from '../../legal/legalText.ts';

/** The facts of the page in Hindi; the text itself stays in English. */
export const cookiesHindi: (publisher: Publisher) => LegalSummary = ({ analytics, auth }) => ({
  headline: 'आपके ब्राउज़र में क्या रखा जाता है।',
  name: 'कुकी नीति',
  facts: [
    {
      fact: 'शुरू में',
      detail: 'कोई कुकी नहीं, सिवाय एक संख्या के, जब किसी पन्ने के दो रूप हों। साइट इनके बिना भी चलती है।',
    },
    {
      fact: 'आपके चुनाव',
      detail: 'हल्की या गहरी थीम, भाषा, और वे श्रेणियाँ जो आप सुधारते हैं: केवल आपके ब्राउज़र में।',
    },
    {
      fact: 'लॉग इन',
      detail: auth ? 'आपके सत्र के टोकन, जब तक आप लॉग इन हैं।' : 'कुछ नहीं: लॉग इन एक डेमो है।',
    },
    {
      fact: 'एनालिटिक्स',
      detail: analytics
        ? `केवल आपकी सहमति के बाद: कुकी ${String(analytics.cookieDays)} दिन रहती है, और डेटा अमेरिका जाता है।`
        : 'आज कोई नहीं। जब होगी, केवल आपकी सहमति के बाद: कुकी 365 दिन रहेगी, और डेटा अमेरिका जाएगा।',
    },
    { fact: 'विज्ञापन', detail: 'कोई नहीं।' },
  ],
});
