import type { Difference, Doubt } from '@artha/statements/engine';
import { formatRupeesAndPaise } from '@artha/shared/format';
import type { MarkTexts, ProofTexts } from '../en/proof.ts';
import { countRows } from './countRows.ts';

const rupees = (paise: number) => formatRupeesAndPaise(Math.abs(paise) / 100);

const sides = { debit: 'निकासी', credit: 'जमा' } as const;

/** The marks on rows in Hindi. */
export const marks: MarkTexts = {
  arithmetic: (change, side, amount) => {
    const balance = change === 0 ? 'शेष वही रहता है' : `शेष ${rupees(change)} ${change < 0 ? 'घटता' : 'बढ़ता'} है`;
    return `${balance}, पर ${sides[side]} में ${rupees(amount)} लिखा है`;
  },
  check: (arithmetic, difference) =>
    arithmetic === undefined ? 'यह पंक्ति जाँचें' : `यह पंक्ति जाँचें: ${arithmetic}; ${rupees(difference)} का अंतर`,
  unsided: (paise) => `यह पंक्ति जाँचें: ${rupees(paise)} निकासी भी हो सकती है और जमा भी`,
  checkWords: 'राशियाँ सही हैं, शब्द जाँच लें',
  noBalance: 'इस पंक्ति को साबित करने वाला शेष छपा नहीं है',
  inferred: 'आगे-पीछे के शेष से निकाला गया',
  corrected: (mark) => (mark === undefined ? 'आपने ठीक किया' : `आपने ठीक किया। ${mark}`),
  correctedAndConfirmed: 'आपने ठीक किया, राशियाँ सही हैं',
};

const doubts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    damaged: 'फ़ाइल ख़राब है, इसलिए कुछ लेन-देन या शब्द छूटे हो सकते हैं। इसे बैंक से दोबारा डाउनलोड करें।',
    'pages-missing': 'इस फ़ाइल में स्टेटमेंट के कुछ पन्ने नहीं हैं। पूरा स्टेटमेंट अपलोड करें।',
    'lines-unread': 'कुछ पंक्तियाँ लेन-देन जैसी हैं, पर पढ़ी नहीं जा सकीं। तालिका को अपने स्टेटमेंट से मिलाएँ और जो छूटा हो उसे जोड़ लें।',
    'words-left-over': 'लेन-देन के बीच कुछ शब्द ऐसे हैं जो किसी लेन-देन के नहीं लगते। निशान वाली पंक्तियों को अपने स्टेटमेंट से मिलाएँ।',
    'dates-ambiguous':
      'इस फ़ाइल से पता नहीं चलता कि तारीखों में दिन पहले है या महीना। हमने दिन को पहले माना है; कोई एक तारीख जाँच लें।',
    'titles-swapped':
      'निकासी और जमा कॉलम के नाम आपस में बदले हुए लगते हैं: उन्हें बदल दें तो सभी शेष मेल खाते हैं। कोई एक पंक्ति अपने स्टेटमेंट से मिलाएँ; अगर ऐसा है तो दोनों कॉलम के नाम उलटकर लिखें और फ़ाइल को दोबारा बदलें।',
    'sides-unknown':
      'इस फ़ाइल से पता नहीं चलता कि निशान वाली राशियाँ निकासी हैं या जमा। वे किसी भी कॉलम में नहीं हैं; उन्हें अपने स्टेटमेंट में देखें।',
  } satisfies Readonly<Record<Doubt, string>>),
);

const differences: ReadonlyMap<string, string> = new Map(
  Object.entries({
    closing: 'स्टेटमेंट के अंतिम शेष',
    carried: 'पन्ने से आगे ले जाए गए शेष',
    balance: 'स्टेटमेंट में दोबारा छपे शेष',
    total: 'स्टेटमेंट के कुल योग',
    count: 'स्टेटमेंट में लिखी लेन-देन की संख्या',
  } satisfies Readonly<Record<Difference, string>>),
);

/** How far a table is verified, in Hindi. */
export const proof: ProofTexts = {
  doubt: (code) => doubts.get(code) ?? 'इस फ़ाइल में कुछ ऐसा है जिस पर संदेह है। तालिका को अपने स्टेटमेंट से मिलाएँ।',
  brokenRow: (number, day, arithmetic) => `पंक्ति ${number} (${day}) का हिसाब नहीं मिलता: ${arithmetic}। अपना स्टेटमेंट देखें।`,
  rowsInDoubt: (count, rows) => {
    if (rows === 1) return 'इकलौती पंक्ति पर संदेह है और उस पर निशान लगा है। उसे अपने स्टेटमेंट से मिलाएँ।';
    const share = count < rows ? `${rows} में से ${count}` : `सभी ${rows}`;
    return `${share} ${count === 1 ? 'पंक्ति' : 'पंक्तियों'} पर संदेह है और तालिका में निशान लगा है। ${count === 1 ? 'उसे' : 'उन्हें'} अपने स्टेटमेंट से मिलाएँ।`;
  },
  brokenTotal: (codes) => {
    const names = codes.flatMap((code) => differences.get(code) ?? []);
    const figures = names.length > 0 ? names.join(' और ') : 'स्टेटमेंट के शेष या कुल योग';
    return `पंक्तियों का जोड़ ${figures} से नहीं मिलता, इसलिए कोई पंक्ति छूटी हो सकती है। तालिका को अपने स्टेटमेंट से मिलाएँ।`;
  },
  unprovable: (count, rows) => {
    const sentence =
      count < rows
        ? `${rows} में से ${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियों'} को साबित करने वाला शेष छपा नहीं है।`
        : 'इस स्टेटमेंट में ऐसे शेष नहीं छपे हैं जिनसे पंक्तियाँ साबित हों।';
    return `${sentence} कुल योग जाँच लें।`;
  },
  proved: (rows, hasAllBalances) => {
    if (hasAllBalances) return rows === 1 ? 'शेष का हिसाब मिलता है।' : `सभी ${rows} शेष का हिसाब मिलता है।`;
    return `${rows === 1 ? 'पंक्ति का' : `सभी ${rows} पंक्तियों का`} हिसाब छपे हुए शेष से मिलता है।`;
  },
  partlyProved: (count, rows) => `इस तालिका की ${rows} में से ${count} पंक्तियाँ छपे शेषों से मेल खाती हैं।`,
  filesMissing: (missing, files) =>
    `${files} में से ${missing} ${missing === 1 ? 'फ़ाइल' : 'फ़ाइलें'} इस तालिका में पूरी नहीं: सूची देखें।`,
  inferred: (count) => `${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियों'} की राशि जाँचने के लिए कोई दूसरा आँकड़ा छपा नहीं है।`,
  checkWords: (count, rows) =>
    `${count === rows ? 'हर पंक्ति' : countRows(count)}: राशियाँ सही हैं, पर शब्द पक्के नहीं हैं। शब्दों को अपने स्टेटमेंट से मिलाएँ।`,
};
