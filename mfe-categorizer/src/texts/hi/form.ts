import { isHeic } from '../../domain/upload/uploadMode.ts';
import type { FormTexts } from '../en/form.ts';

/** The page in Hindi until a file is converted. */
export const form: FormTexts = {
  title: 'आपका स्टेटमेंट, श्रेणियों में।',
  lead: 'भारत का सबसे भरोसेमंद बैंक स्टेटमेंट कन्वर्टर। PDF, CSV या Excel फ़ाइल दें और ऐसी तालिका पाएँ जिसमें हर लेन-देन की श्रेणी लिखी हो।',
  lostLead:
    'आपकी तालिका सिर्फ़ उसी पन्ने पर थी और हम उसकी कॉपी नहीं रखते। ब्राउज़र का “वापस” बटन शायद उसे खोल दे; नहीं तो फ़ाइल फिर से चुनें।',
  againLead:
    'हम आपकी तालिका की कॉपी नहीं रखते। आपकी फ़ाइल ब्राउज़र के पास अब भी थी, इसलिए इस पन्ने ने उसे इसी डिवाइस पर फिर से पढ़ा है; आपके किए बदलाव और पहले जोड़ी गई फ़ाइलें अब नहीं हैं।',
  found: (transactions, categories) => `${transactions} लेन-देन, ${categories} ${categories === 1 ? 'श्रेणी' : 'श्रेणियाँ'}`,
  uploadAnother: 'दूसरी फ़ाइल अपलोड करें',
  ownStatement: 'अब आपका अपना स्टेटमेंट',
  modes: {
    pdf: {
      name: 'PDF',
      fileLabel: 'स्टेटमेंट',
      dropHere: 'PDF यहाँ लाकर छोड़ें',
      touchHere: 'अपनी PDF चुनें',
      limit: '3 पन्नों तक की PDF, या फ़ोटो (JPEG, PNG या WebP)',
      changedFor: (name) => `${name} PDF या फ़ोटो है, इसलिए फ़ॉर्म बदल गया है।`,
      upload: 'PDF अपलोड करें',
      switchLabel: 'मुझे श्रेणियों के लिए CSV अपलोड करनी है',
    },
    csv: {
      name: 'CSV या Excel',
      fileLabel: 'फ़ाइल',
      dropHere: 'CSV या Excel फ़ाइल यहाँ लाकर छोड़ें',
      touchHere: 'अपनी CSV या Excel फ़ाइल चुनें',
      limit: '.csv, .xlsx, .xls, .ods, .tsv या .txt, 50 पंक्तियों तक',
      changedFor: (name) => `${name} तालिका है, इसलिए फ़ॉर्म बदल गया है: मिले कॉलमों के नाम भर दिए जाते हैं।`,
      upload: 'CSV अपलोड करें',
      switchLabel: 'मुझे तालिका और श्रेणियों के लिए PDF अपलोड करनी है',
    },
  },
  refusal: (name) =>
    isHeic(name)
      ? `${name} HEIC तस्वीर है, जिसे ब्राउज़र खोल नहीं सकते। इसे JPEG में सहेजकर वह चुनें।`
      : `${name} यहाँ नहीं पढ़ी जा सकती। PDF, फ़ोटो, CSV या Excel फ़ाइल चुनें।`,
  onDevice: {
    pictures: () => 'फ़ोटो इसी डिवाइस पर पढ़ें',
    mixed: (count) => `सभी ${count} फ़ाइलें इसी डिवाइस पर बदलें`,
  },
  files: (count) => `${count} फ़ाइलें`,
  trust: [
    'आपकी फ़ाइल एन्क्रिप्टेड कनेक्शन से सिर्फ़ हमारे सर्वर पर जाती है, और कहीं नहीं।',
    'हम फ़ाइल पढ़ते हैं, तालिका लौटाते हैं और दोनों को भूल जाते हैं। हम कुछ भी सहेजते या लॉग नहीं करते।',
    'या बिना अपलोड किए बदलें: तब फ़ाइल इस डिवाइस से बाहर नहीं जाती।',
  ],
  bank: {
    label: 'बैंक',
    placeholder: 'अपना बैंक चुनें',
    hint: 'ICICI, PNB, SBI, AXIS या HDFC। किसी और बैंक के लिए OTHER चुनें।',
  },
  columns: { description: 'लेन-देन का विवरण', debit: 'निकासी की राशि', credit: 'जमा की राशि' },
  columnPlaceholder: 'आपकी CSV में कॉलम का नाम',
  adds: 'ऊपर की तालिका में जोड़ें',
  convertHere: 'बिना अपलोड किए बदलें',
  isConverting: 'काम जारी है...',
  withoutScript: 'JavaScript के बिना जवाब में सिर्फ़ transactions.csv फ़ाइल मिलती है, तालिका और चार्ट नहीं।',
  sending: (file, position) => `${file} भेज रहे हैं${position}`,
  processing: (file, position) => `${file} पढ़ रहे हैं${position}`,
  position: (number, count) => ` (${count} में से ${number})`,
  cancel: 'रद्द करें',
  problems: {
    noFile: 'कृपया फ़ाइल चुनें।',
    noColumnNames: 'कृपया तीनों कॉलम के नाम लिखें।',
    noBank: 'कृपया सही बैंक चुनें।',
  },
  notLoaded: 'इस पन्ने का एक हिस्सा नहीं खुला। आपकी फ़ाइल अब भी चुनी हुई है; कनेक्शन जाँचकर फिर कोशिश करें।',
  sampleNotLoaded: 'नमूना नहीं खुला। कनेक्शन जाँचकर फिर कोशिश करें।',
  notes: {
    label: 'इस टूल के बारे में',
    sampleLead: 'अभी तय नहीं किया? फ़ाइल देने से पहले एक नतीजा देख लें।',
    trySample: 'नमूने के स्टेटमेंट से आज़माएँ',
    topics: [
      {
        heading: 'सीमाएँ',
        entries: [
          { name: 'PDF', text: 'एक बार में 3 पन्नों तक। बड़ी PDF को बाँट लें।' },
          { name: 'CSV, Excel', text: 'एक बार में 50 पंक्तियों तक।' },
          { name: 'आकार', text: '10 MB तक। कई फ़ाइलों की एक ही तालिका बनती है।' },
          {
            name: 'इससे बड़ी',
            text: 'बिना अपलोड किए बदलें: आपके डिवाइस पर ये सीमाएँ नहीं हैं।',
            needsScript: true,
          },
        ],
      },
      {
        heading: 'आपको क्या मिलता है',
        entries: [
          { name: 'तालिका', text: 'हर पंक्ति की तारीख, विवरण, निकासी, जमा, शेष और श्रेणी।' },
          {
            name: 'जोड़',
            text: 'कितना पैसा आया और गया; श्रेणी के हिसाब से कितना ख़र्च हुआ, कहीं और भेजा गया और निवेश हुआ। आँकड़ों में और चार्ट में।',
            needsScript: true,
          },
          {
            name: 'CSV',
            text: 'तालिका, transactions.csv नाम से। कॉलम और श्रेणियों के नाम अंग्रेज़ी में रहते हैं, ताकि दूसरे प्रोग्राम उन्हें पढ़ सकें।',
          },
          { name: 'Excel', text: 'वही तालिका, वर्कबुक में।', needsScript: true },
        ],
      },
    ],
  },
  parts: {
    result: 'नतीजा',
    resultLoading: 'तालिका तैयार हो रही है…',
    question: 'सवाल',
    offer: 'सुझाव',
  },
};
