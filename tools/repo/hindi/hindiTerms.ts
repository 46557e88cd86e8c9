/** A term and the one Hindi word for it. */
interface HindiTerm {
  readonly english: string;
  readonly hindi: string;
  /** Beginnings of words, or of phrases, that are not written for it: regular expressions. */
  readonly not: readonly string[];
  /** Phrases in which they are right. */
  readonly except?: readonly string[];
  readonly why: string;
}

/**
 * The terms of the site in Hindi, as an editor writes them. Other names by which people search are in the glossary's
 * `otherNames.json`.
 */
export const hindiTerms: readonly HindiTerm[] = [
  { english: 'device', hindi: 'डिवाइस', not: ['उपकरण'], why: 'उपकरण is a machine.' },
  { english: 'tool', hindi: 'टूल', not: ['औज़ार', 'औजार'], why: 'औज़ार is a hammer.' },
  {
    english: 'loan, debt',
    hindi: 'ऋण',
    not: ['लोन', 'कर्ज'],
    why: 'The Act and the names of the glossary say ऋण.',
  },
  {
    english: 'tax',
    hindi: 'कर',
    not: ['टैक्स'],
    except: ['इनपुट टैक्स क्रेडिट'],
    why: 'The Act says कर.',
  },
  {
    english: 'tax return',
    hindi: 'विवरणी',
    not: ['रिटर्न', 'प्रपत्र'],
    why: 'The Act says विवरणी, and रिटर्न also means a gain: that is प्रतिफल.',
  },
  {
    english: 'tax year, financial year',
    hindi: 'कर वर्ष, वित्त वर्ष',
    not: ['वर्ष'],
    except: ['कर वर्ष', 'वित्त वर्ष', 'निर्धारण वर्ष', 'पूर्ववर्ती वर्ष'],
    why: 'A year of everyday life is साल.',
  },
  {
    english: 'PDF, LaTeX',
    hindi: 'PDF, LaTeX',
    not: ['पीडीएफ', 'लेटेक', 'सीएसवी'],
    why: 'File names have Latin letters.',
  },
  {
    english: 'month, year as a range',
    hindi: '1 माह, 1 साल',
    not: [String.raw`\d (?:म|सा)(?![\p{L}\p{M}])`],
    why: 'A cut syllable is not an abbreviation.',
  },
  { english: 'fictional', hindi: 'काल्पनिक', not: ['मनगढ़ंत', 'बनावटी'], why: 'मनगढ़ंत is a lie.' },
  {
    english: 'fair value',
    hindi: 'उचित मूल्य',
    not: ['वाजिब मूल्य', 'सही मूल्य', 'असली मूल्य'],
    why: 'Accountants and the Act say उचित मूल्य.',
  },
  {
    english: 'market price',
    hindi: 'बाज़ार भाव',
    not: ['बाज़ार कीमत', 'बाज़ार दाम', 'बाज़ार की कीमत'],
    why: 'बाज़ार मूल्य is a market value.',
  },
  {
    english: 'credit, deposit',
    hindi: 'जमा',
    not: ['क्रेडिट'],
    except: [
      ...['कार्ड', 'स्कोर', 'ब्यूरो', 'उपयोग', 'रिपोर्ट', 'रेटिंग'].map((of) => `क्रेडिट ${of}`),
      ...['इनपुट टैक्स क्रेडिट', 'कैश क्रेडिट'],
    ],
    why: 'A passbook says जमा.',
  },
  {
    english: 'debit, withdrawal',
    hindi: 'निकासी',
    not: ['डेबिट', 'नामे', 'आहरण'],
    except: ['डेबिट कार्ड', 'विशेष आहरण अधिकार'],
    why: 'A passbook says निकासी.',
  },
  { english: 'exit load', hindi: 'एग्ज़िट लोड', not: ['निकास भार', 'निर्गम भार'], why: 'Fund houses say एग्ज़िट लोड.' },
  { english: 'net', hindi: 'निवल', not: ['शुद्ध'], except: ['शुद्धता'], why: 'शुद्ध is pure.' },
  {
    english: 'cash',
    hindi: 'नकद',
    not: ['कैश', 'नगद'],
    except: ['कैशलेस', 'कैश क्रेडिट', 'कैश बैलेंस'],
    why: 'One word.',
  },
  { english: 'page', hindi: 'पन्ना', not: ['पेज', 'पृष्ठ'], why: 'One word.' },
  { english: 'e-mail', hindi: 'ई-मेल', not: ['ईमेल'], why: 'The Reserve Bank writes ई-मेल.' },
  { english: 'rupees', hindi: 'रुपये', not: ['रुपए', 'रूपये', 'रूपए'], why: 'One spelling.' },
  { english: 'transaction', hindi: 'लेन-देन', not: ['लेनदेन'], why: 'The Reserve Bank writes a hyphen.' },
  { english: 'sign in', hindi: 'लॉग इन', not: ['साइन इन'], why: 'Newspapers write लॉग इन.' },
  { english: 'demonstration', hindi: 'डेमो', not: ['एक प्रदर्शन'], why: 'प्रदर्शन is a performance, or a protest.' },
  { english: 'nominee', hindi: 'नामांकित व्यक्ति', not: ['नामिती', 'नॉमिनी'], why: 'It is the name of the term.' },
  { english: 'double', hindi: 'दोगुना', not: ['दुगुन'], why: 'One spelling.' },
  { english: 'Hindi', hindi: 'हिन्दी', not: ['हिंदी'], why: 'The language links write हिन्दी.' },
];

/** Initialisms, by letters of Devanagari. Their Latin letters are in brackets after the name, once: `स्रोत पर कर कटौती (TDS)`. */
export const hindiInitialisms: Readonly<Record<string, string>> = {
  AIS: 'एआईएस',
  EMI: 'ईएमआई',
  EPF: 'ईपीएफ',
  GST: 'जीएसटी',
  HRA: 'एचआरए',
  NAV: 'एनएवी',
  NPS: 'एनपीएस',
  PAN: 'पैन',
  PF: 'पीएफ',
  PPF: 'पीपीएफ',
  SIP: 'एसआईपी',
  TCS: 'टीसीएस',
  TDS: 'टीडीएस',
  UPI: 'यूपीआई',
};

/** Beginnings of words in their one spelling, with or without the dot below and the moon. */
export const hindiSpellings = [
  ...[
    'अंग्रेज़',
    'अंदाज़',
    'आज़मा',
    'आवाज़',
    'इंतज़ार',
    'इजाज़त',
    'कंपोज़िशन',
    'कागज़',
    'चीज़',
    'ज़मानत',
    'ज़मीन',
    'ज़रा',
    'ज़रिए',
    'ज़रूर',
  ],
  ...['ज़िक्र', 'ज़िला', 'ज़िले', 'ज़्यादा', 'टोकनाइज़ेशन', 'ट्रेज़री', 'ट्रेसेज़', 'डिपॉज़िट', 'ताज़ा', 'दस्तावेज़', 'नज़र', 'पॉज़िटिव'],
  ...['बाज़ार', 'ब्राउज़र', 'मंज़ूर', 'मज़दूर', 'मरीज़', 'रिज़र्व', 'रोज़', 'वज़न', 'विज़िट', 'साइज़', 'हज़ार', 'एग्ज़िट'],
  ...['आख़िर', 'कारख़ान', 'ख़त्म', 'ख़बर', 'ख़राब', 'ख़रीद', 'ख़र्च', 'ख़ाली', 'ख़ास', 'ख़ुद', 'ग़रीब', 'ग़लत', 'ग़ायब', 'तारीख', 'गैर'],
  ...['आँकड़', 'ऊँच', 'जाँच', 'पहुँच', 'पाँच', 'पूंजी', 'बाँट', 'महँग', 'माँग', 'सँभाल'],
];

/** Two words, not two spellings of one. */
export const hindiPairs = [
  ['खाने', 'ख़ाने'],
  ['ये', 'ए'],
];
