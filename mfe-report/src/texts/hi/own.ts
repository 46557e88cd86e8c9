import type { PanelTexts } from '../panelTexts.ts';

/** Ratios of a person’s own, in Hindi. */
export const own: PanelTexts['own'] = {
  heading: 'आपके अपने सूत्र',
  hint: 'आँकड़ों के नाम, संख्याएँ, + − × ÷ और कोष्ठक लिखें, जैसे (निवल लाभ + ब्याज) ÷ कुल परिसंपत्तियाँ × 100%।',
  name: (number) => `सूत्र ${number} का नाम`,
  formula: (number) => `सूत्र ${number}`,
  unnamed: (number) => `मेरा अनुपात ${number}`,
  add: 'अपना सूत्र जोड़ें',
  remove: (name) => `${name} हटाएँ`,
  understood: (formula) => `समझा गया: ${formula}`,
  names: 'आँकड़ों के नाम',
  fault: (fault, suggestion) => {
    switch (fault.kind) {
      case 'empty':
        return 'सूत्र लिखें, जैसे निवल लाभ ÷ कुल परिसंपत्तियाँ।';
      case 'constant':
        return 'इसमें कोई आँकड़ा नहीं है। कम से कम एक का नाम लिखें, जैसे निवल लाभ।';
      case 'name':
        return `“${fault.text}” (अक्षर ${fault.at}) नाम का कोई आँकड़ा नहीं है। ${suggestion === undefined ? 'नीचे की सूची से नाम लें।' : `क्या आपका मतलब “${suggestion}” है?`}`;
      case 'character':
        return `“${fault.text}” (अक्षर ${fault.at}) सूत्र में नहीं आ सकता। नाम, संख्याएँ, + − × ÷ और कोष्ठक लिखें।`;
      case 'operand':
        return fault.after === ''
          ? 'सूत्र चिह्न से शुरू होता है। उससे पहले आँकड़ा या संख्या लिखें।'
          : `“${fault.after}” (अक्षर ${fault.at}) के बाद आँकड़ा या संख्या नहीं है। उसे जोड़ें, या “${fault.after}” हटाएँ।`;
      case 'sign':
        return `“${fault.text}” (अक्षर ${fault.at}) से पहले चिह्न नहीं है। वहाँ + − × या ÷ लिखें।`;
      case 'unclosed':
        return `अक्षर ${fault.at} का कोष्ठक बंद नहीं है। जहाँ वह ख़त्म हो, वहाँ “)” लिखें।`;
      case 'unopened':
        return `अक्षर ${fault.at} का कोष्ठक खुला नहीं था। उसे हटाएँ, या पहले “(” लिखें।`;
      case 'units':
        return `“${fault.text}” (अक्षर ${fault.at}) रुपयों को ऐसी चीज़ से जोड़ता है जो रुपयों में नहीं है। जो हिस्से साथ हैं, उन्हें कोष्ठक में रखें।`;
    }
  },
};
