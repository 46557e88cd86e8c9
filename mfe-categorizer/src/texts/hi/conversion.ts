import type { ConversionTexts } from '../en/conversion.ts';
import { describeRefusal } from './refusals.ts';

const uploadFailed = 'फ़ाइल अपलोड करते समय गड़बड़ी हुई।';

/**
 * The messages of a conversion in Hindi. Service and engine answer in English, so their sentences are replaced by those
 * of their codes; a code that this page does not know says only that the file was not taken.
 */
export const conversion: ConversionTexts = {
  uploadFailed,
  refused: (error) => describeRefusal(error) ?? `${uploadFailed} कृपया फ़ाइल जाँचकर फिर कोशिश करें।`,
  message: (message) => describeRefusal(message) ?? 'सर्वर ने फ़ाइल ली, पर तालिका नहीं भेजी।',
  noAnswer: (fault, keptField) => {
    const kept = `आपकी फ़ाइल और ${keptField === 'bank' ? 'बैंक' : 'कॉलम के नाम'} अब भी चुने हुए हैं`;
    const messages = {
      'no-answer': `${uploadFailed} हम सर्वर तक नहीं पहुँच सके। ${kept}; कृपया फिर कोशिश करें।`,
      'too-slow': `${uploadFailed} इसमें 2 मिनट से ज़्यादा लगे, इसलिए हमने रोक दिया। ${kept}; तेज़ कनेक्शन पर फिर कोशिश करें।`,
      cancelled: `रद्द किया गया। ${kept}।`,
    };
    return messages[fault];
  },
  notParsed: 'CSV को पढ़ा नहीं जा सका। कृपया फ़ाइल का फ़ॉर्मैट जाँचें।',
  noReader: 'आपका स्टेटमेंट बदल गया, पर उसे दिखाने वाला हिस्सा नहीं खुला। CSV डाउनलोड करें, या फ़ाइल फिर से अपलोड करें।',
  noEngine: 'बिना अपलोड किए बदलने वाला हिस्सा नहीं खुला। आपकी फ़ाइल अब भी चुनी हुई है; फिर कोशिश करें, या उसे अपलोड करें।',
  cancelledHere: 'रद्द किया गया। आपकी फ़ाइल अब भी चुनी हुई है।',
  locked: (file) => `${file} पर पासवर्ड लगा है। उसका पासवर्ड लिखें।`,
  password: {
    label: (file) => `${file} का पासवर्ड`,
    hint: 'जैसा आपके बैंक के ई-मेल में लिखा है: अक्सर आपके नाम का एक हिस्सा और जन्मतिथि, या ग्राहक संख्या। पासवर्ड सिर्फ़ एक बार फ़ाइल खोलने के काम आता है; हम उसे नहीं रखते।',
  },
  aboutFile: (file, sentence) => `${file}: ${sentence}`,
  moreFailed: (more, count) => `${count} में से ${more} और ${more === 1 ? 'फ़ाइल' : 'फ़ाइलें'} नहीं बदली जा सकीं।`,
  notBegun: 'पढ़ी नहीं गई, क्योंकि काम इससे पहले रुक गया। इसे फिर से बदलें।',
  sample: 'नमूने का स्टेटमेंट (बनाया हुआ)',
  otherWay: 'या “बिना अपलोड किए बदलें” चुनें: यह इसी डिवाइस पर तुरंत काम करता है।',
  longWay: 'या “बिना अपलोड किए बदलें” चुनें: तब पूरी फ़ाइल इसी डिवाइस पर बदल जाती है।',
};
