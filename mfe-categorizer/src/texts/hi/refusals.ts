import { refusalDetailSchema, type AnswerCode, type RefusalDetail } from '@artha/statements/engine';
import * as v from 'valibot';
import type { DeviceRefusalCode } from '../../device/deviceRefusals.ts';
import type { CodedError } from '../codedError.ts';

/** Why a file gave no table, by the codes of the service, of the engine and of the device. */
export const refusals: Readonly<Record<AnswerCode | DeviceRefusalCode, string>> = {
  'damaged-pdf': 'यह PDF ख़राब है और पढ़ी नहीं जा सकती। कृपया इसे बैंक से दोबारा डाउनलोड करके भेजें।',
  'password-needed': 'इस फ़ाइल पर पासवर्ड लगा है। कृपया पासवर्ड भी लिखें, या फ़ाइल को बिना पासवर्ड के सहेजकर भेजें।',
  'password-wrong': 'यह पासवर्ड इस फ़ाइल को नहीं खोलता। कृपया पासवर्ड जाँचकर फिर से लिखें।',
  'protection-unknown': 'यह PDF ऐसे तरीके से एन्क्रिप्ट है कि इसे खोला नहीं जा सकता। कृपया बिना सुरक्षा वाली कॉपी सहेजें और वही भेजें।',
  'too-many-pages': 'इस PDF में बहुत ज़्यादा पन्ने हैं। कम अवधि का स्टेटमेंट डाउनलोड करें या इसे बाँट लें।',
  'too-many-rows': 'इस फ़ाइल में बहुत ज़्यादा पंक्तियाँ हैं। कृपया कम अवधि चुनें और वही फ़ाइल भेजें।',
  'no-text':
    'इस PDF में कोई टेक्स्ट नहीं है: यह स्कैन या फ़ोटो लगता है, जिसे सर्वर पर नहीं पढ़ा जाता। कृपया बैंक से स्टेटमेंट PDF के रूप में डाउनलोड करें, या स्कैन को अपने डिवाइस पर ही पढ़वाएँ।',
  'unknown-layout':
    'कोई लेन-देन नहीं मिला: या तो यह स्टेटमेंट नहीं है, या इसका ढाँचा हम अभी नहीं पढ़ पाते। कृपया स्टेटमेंट वैसा ही भेजें जैसा बैंक ने दिया था।',
  'unreadable-rows': 'लेन-देन की तालिका मिली, पर उसकी पंक्तियाँ पढ़ी नहीं जा सकीं। कृपया फ़ाइल बैंक से दोबारा डाउनलोड करके भेजें।',
  'not-text': 'यह ऐसी CSV या Excel फ़ाइल नहीं है जिसे पढ़ा जा सके। कृपया लेन-देन को CSV में एक्सपोर्ट करें और वह फ़ाइल भेजें।',
  'columns-missing':
    'इस फ़ाइल की किसी भी पंक्ति में तीनों कॉलम के नाम नहीं हैं। कृपया विवरण, निकासी और जमा कॉलम के नाम वैसे ही लिखें जैसे फ़ाइल में हैं।',
  'table-missing': 'इस फ़ाइल में लेन-देन की कोई तालिका नहीं मिली। कृपया लेन-देन को कॉलम के नामों के साथ दोबारा एक्सपोर्ट करें।',
  'no-date-column': 'इस फ़ाइल में तारीख का कॉलम नहीं मिला। कृपया इसे तारीख के कॉलम के साथ दोबारा एक्सपोर्ट करें।',
  'no-upload': 'फ़ाइल पूरी नहीं पहुँची। कृपया इसे फिर से चुनकर भेजें।',
  'no-file': 'कोई फ़ाइल नहीं मिली। कृपया फ़ाइल चुनकर फिर से भेजें।',
  'empty-file': 'यह फ़ाइल ख़ाली है। कृपया इसे दोबारा डाउनलोड करके भेजें।',
  'no-mode': 'कृपया बताएँ कि फ़ाइल क्या है: PDF के लिए बैंक चुनें, CSV या Excel के लिए कॉलम के नाम लिखें।',
  'bank-code': 'यह बैंक कोड हमारी सूची में नहीं है। कृपया सूची में से बैंक चुनें; बाकी बैंकों के लिए OTHER है।',
  'column-names': 'कृपया तीन कॉलम के नाम लिखें: विवरण, निकासी और जमा।',
  password: 'यह पासवर्ड बहुत लंबा है। कृपया पासवर्ड जाँचकर फिर से लिखें।',
  'not-pdf': 'यह फ़ाइल PDF नहीं है। कृपया स्टेटमेंट PDF में भेजें, या CSV चुनकर उसके कॉलम के नाम लिखें।',
  workbook: 'यह PDF नहीं, स्प्रेडशीट है। कृपया CSV चुनें, जिसमें Excel फ़ाइलें भी ली जाती हैं, और उसके कॉलम के नाम लिखें।',
  'not-csv': 'यह फ़ाइल CSV या Excel नहीं, PDF है। कृपया PDF चुनें और बताएँ कि यह किस बैंक की है।',
  'too-large': 'यह फ़ाइल बहुत बड़ी है। कृपया कम अवधि का स्टेटमेंट चुनें और वही भेजें।',
  expands: 'खोलने पर यह फ़ाइल किसी भी स्टेटमेंट से कहीं बड़ी निकलती है। कृपया इसे बैंक से दोबारा डाउनलोड करें।',
  'too-slow': 'इस फ़ाइल को पढ़ने में बहुत समय लगा। कृपया कम अवधि चुनें, या वह PDF चुनें जो बैंक देता है।',
  'too-much-memory': 'इस फ़ाइल को पढ़ने के लिए बहुत ज़्यादा मेमोरी चाहिए। कृपया कम अवधि चुनें, या इसे दोबारा डाउनलोड करें।',
  unreadable: 'यह फ़ाइल पढ़ी नहीं जा सकी। कृपया इसे बैंक से दोबारा डाउनलोड करके भेजें।',
  'too-often': 'आपके नेटवर्क पर अभी बहुत से लोग स्टेटमेंट बदल रहे हैं।',
  'too-many-at-once': 'आपके नेटवर्क की दूसरी फ़ाइलें अभी पढ़ी जा रही हैं। कृपया यह फ़ाइल कुछ सेकंड बाद फिर भेजें।',
  'slow-upload': 'फ़ाइल पहुँचने में बहुत समय लगा। कृपया कनेक्शन जाँचकर फिर से भेजें।',
  interrupted: 'हमारी ओर से इस फ़ाइल को पढ़ने का काम बीच में रुक गया। कृपया इसे कुछ सेकंड बाद फिर भेजें।',
  busy: 'अभी बहुत सी फ़ाइलें पढ़ी जा रही हैं। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  'not-found': 'फ़ाइल सही पते पर नहीं पहुँची। कृपया पन्ने को फिर से खोलकर कोशिश करें।',
  fault: 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  picture: 'यह तस्वीर खोली नहीं जा सकी। कृपया फ़ोटो JPEG में लें, या तस्वीर को JPEG या PNG में सहेजकर वही चुनें।',
  'no-transactions': 'इस स्टेटमेंट में कोई लेन-देन नहीं है, इसलिए बदलने के लिए कुछ नहीं है।',
  'not-loaded': 'डिवाइस पर बदलने वाला हिस्सा नहीं खुला। कृपया कनेक्शन जाँचकर फिर कोशिश करें।',
  'not-offered': 'यह ब्राउज़र फ़ाइल को डिवाइस पर नहीं बदल सकता। कृपया फ़ाइल अपलोड करें।',
};

const quote = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

type Lines = Extract<RefusalDetail, { kind: 'lines' }>;

function describeLines({ rows, dated, amounts }: Lines): string {
  if (rows > 0) return `तारीख और राशि वाली ${rows} पंक्तियाँ मिलीं, पर कॉलम समझ में नहीं आए।`;
  if (dated + amounts === 0) return 'किसी भी पंक्ति में न तारीख है, न राशि।';
  return `${dated} पंक्तियों में तारीख और ${amounts} में राशि मिली, पर दोनों एक साथ किसी में नहीं।`;
}

type Columns = Extract<RefusalDetail, { kind: 'columns' }>;

function describeColumns({ missing, titles, more }: Columns): string {
  const absent = `नहीं मिले: ${quote(missing)}।`;
  if (titles.length === 0) return absent;
  return `${absent} इस फ़ाइल के कॉलम हैं: ${quote(titles)}${more > 0 ? ` और ${more} अन्य` : ''}।`;
}

/** The words of a code with what was found in the file; as in English, a few findings replace the words. */
function addDetail(words: string, detail: RefusalDetail): string {
  switch (detail.kind) {
    case 'pages':
      return `इस PDF में ${detail.count} पन्ने हैं; सीमा ${detail.limit} है। कम अवधि का स्टेटमेंट डाउनलोड करें या इसे बाँट लें।`;
    case 'rows':
      return `${words} इसमें ${detail.count}${detail.isMore ? ' या ज़्यादा' : ''} पंक्तियाँ हैं; सीमा ${detail.limit} है।`;
    case 'bytes':
      return `${words} सीमा ${Math.floor(detail.limit / 1024 / 1024)} MB है।`;
    case 'lines':
      return `${words} ${describeLines(detail)}`;
    case 'columns':
      return `${words} ${describeColumns(detail)}`;
    case 'unclosed-quote':
      return `${words} पंक्ति ${detail.line} में खुला उद्धरण चिह्न कहीं बंद नहीं होता।`;
    case 'unreadable-line':
      return `${words} कॉलम के नामों के नीचे पंक्ति ${detail.line} में ऐसी तारीख या राशि नहीं है जो पढ़ी जा सके।`;
    case 'untold-columns':
      return `${words} ${detail.hasTitles ? 'कॉलम के नाम समझ में नहीं आए' : 'कॉलम के नाम नहीं हैं'}, और शेष राशि से भी पता नहीं चलता कि कौन सा कॉलम क्या है।`;
    case 'dates-without-year':
      return `${words} तारीखों में साल नहीं है और फ़ाइल में अवधि भी नहीं लिखी है।`;
    case 'pages-missing':
      return 'इस फ़ाइल में स्टेटमेंट के सभी पन्ने नहीं हैं: कुछ लेन-देन छूटे हो सकते हैं। कृपया पूरा स्टेटमेंट भेजें।';
    case 'little-text':
      return 'इस PDF में न के बराबर टेक्स्ट है और लेन-देन की कोई तालिका नहीं: स्कैन या फ़ोटो को सर्वर पर नहीं पढ़ा जाता। कृपया बैंक से स्टेटमेंट PDF के रूप में डाउनलोड करें, या स्कैन को अपने डिवाइस पर ही पढ़वाएँ।';
    case 'seconds':
      return `${words} कृपया ${detail.seconds} सेकंड बाद फिर कोशिश करें।`;
  }
}

const isCode = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);

/** The sentence for a code, with what was found in the file; undefined if the code is not known. */
export function describeRefusal({ code, detail }: CodedError): string | undefined {
  if (code === undefined || !isCode(code)) return undefined;
  const found = v.safeParse(refusalDetailSchema, detail);
  return found.success ? addDetail(refusals[code], found.output) : refusals[code];
}
