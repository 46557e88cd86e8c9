import type { WithoutScriptTexts } from '../en/withoutScript.ts';

/** The calculator without JavaScript in Hindi. */
export const withoutScript: WithoutScriptTexts = {
  reason: (year) =>
    `कैलकुलेटर के लिए जावास्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है। ${year} के लिए वह इन स्लैबों और दरों से गणना करता है।`,
  slabsOf: (regime, standardDeduction) => `${regime}, ${standardDeduction} की मानक कटौती के बाद`,
  slab: 'स्लैब',
  rate: 'दर',
  concessions: (lakh, cessPercent) =>
    `स्लैब कर योग्य आय के हैं। नई व्यवस्था में ${lakh} लाख तक कोई कर नहीं है; उससे ज़रा ऊपर कर उतना ही है जितनी आय ${lakh} लाख से ऊपर है। दोनों करों में फिर ${cessPercent}% स्वास्थ्य और शिक्षा उपकर जुड़ता है।`,
};
