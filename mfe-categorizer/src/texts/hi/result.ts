import { hindiWords } from '@artha/shared/format';
import { readableDate, readableDay } from '../../domain/statement/statementDate.ts';
import type { ResultWords } from '../resultTexts.ts';
import { explainReason, nameCategory } from './names.ts';
import { countRows } from './countRows.ts';
import { marks, proof } from './proof.ts';
import { table } from './table.ts';

const sides = { debit: 'निकासी', credit: 'जमा' } as const;

const sameRows = (count: number) => (count === 1 ? 'सिर्फ़ यह पंक्ति' : `इसी पक्ष की सभी ${count} पंक्तियाँ`);

const corrections: ResultWords['corrections'] = {
  why: (category) => `“${category}” क्यों?`,
  reason: explainReason,
  ownRule: (rule) => `आपका अपना नियम “${rule}” यही कहता है।`,
  chosen: (category, before, reason) => `आपने “${category}” चुनी। हमने “${before}” रखी थी: ${reason}`,
  amount: 'राशि',
  amountOf: (amount, side) => (side === 'either' ? `${amount}, निकासी या जमा` : `${amount} ${sides[side]}`),
  counterparty: 'दूसरा पक्ष',
  check: 'जाँचें',
  file: 'फ़ाइल',
  choose: 'श्रेणी चुनें',
  hint: (sameCount, isRemembered) =>
    `${sameCount === 1 ? 'तालिका की सिर्फ़ यही पंक्ति बदलेगी' : `इस तालिका में ${sameRows(sameCount)} बदलेंगी`}। ${
      isRemembered
        ? 'आपका चुनाव सिर्फ़ इसी डिवाइस पर याद रखा जाता है।'
        : 'आपका ब्राउज़र इसे याद नहीं रखने देता, इसलिए यह आपके जाने तक ही रहेगा।'
    }`,
  changed: (sameCount, category) => `${sameRows(sameCount)}: अब “${category}”।`,
  backTo: (category) => `“${category}” पर लौटें`,
  isBack: (category) => `फिर से “${category}”।`,
  list: (count) => `आपकी चुनी हुई श्रेणियाँ (${count})`,
  kept: (isRemembered) =>
    isRemembered
      ? 'नीचे के नामों के साथ सिर्फ़ इसी ब्राउज़र में रहती हैं और आपके अगले स्टेटमेंट में भी काम आती हैं। इन्हें कभी भेजा नहीं जाता।'
      : 'आपका ब्राउज़र इन्हें याद नहीं रखने देता: ये इस पन्ने को छोड़ने तक ही रहेंगी।',
  entry: (counterparty, side, category) => `${counterparty} (${sides[side]}): ${category}`,
  undo: 'पिछला बदलाव वापस लें',
  save: 'CSV में सहेजें',
  clear: 'सब हटाएँ',
};

const summary: ResultWords['summary'] = {
  label: 'सारांश',
  period: (first, last) => `${first} से ${last}`,
  openingBalance: 'शुरुआती शेष',
  closingBalance: 'अंतिम शेष',
  moneyIn: 'आया पैसा',
  moneyOut: 'गया पैसा',
  moreOut: 'आने से ज़्यादा गया',
  moreIn: 'जाने से ज़्यादा आया',
  aboutMoved: 'गए हुए पैसे में ट्रांसफ़र और कार्ड के भुगतान “भेजा” में गिने जाते हैं, “ख़र्च” में नहीं।',
  spent: 'ख़र्च',
  moved: 'भेजा',
  invested: 'निवेश',
  spentMore: (amount) => `जितना पैसा आया, आपने उससे ${amount} ज़्यादा ख़र्च किया।`,
  largest: 'सबसे बड़े ख़र्च',
  underOne: '1 से कम',
  accountsTogether: (count) => (count === 2 ? 'दोनों खाते मिलाकर।' : `सभी ${count} खाते मिलाकर।`),
  withoutUnsided: (count) =>
    `${count} ${count === 1 ? 'राशि' : 'राशियों'} के बिना, जो निकासी भी हो सकती ${count === 1 ? 'है' : 'हैं'} और जमा भी।`,
};

const figureNames = { debit: 'निकासी की राशि', credit: 'जमा की राशि', balance: 'शेष राशि' } as const;

const scan: ResultWords['scan'] = {
  title: (count) => `तस्वीर से मिलाने के लिए पंक्तियाँ: ${count}`,
  lead: 'शेष राशियाँ इन पंक्तियों की पुष्टि नहीं करतीं, या इनका कोई अंक शेष राशियों से ठीक किया गया है। कृपया इन्हें स्टेटमेंट से मिला लें और जो ग़लत पढ़ा गया हो उसे ठीक करें: तब शेष और कुल योग फिर से जाँचे जाते हैं। स्कैन की तारीखें और शब्द शेष राशियों से कभी पक्के नहीं होते।',
  picture: (row) => `स्कैन में पंक्ति ${row}`,
  read: (date, amount, balance) =>
    balance === undefined ? `${date}: ${amount}; शेष राशि नहीं पढ़ी जा सकी।` : `${date}: ${amount}, शेष राशि ${balance}।`,
  repaired: (figure, read) => `शेष राशियों से ठीक की गई: ${figureNames[figure]} पहले ${read} पढ़ी गई थी।`,
  unconfirmed: 'शेष राशियाँ इसकी पुष्टि नहीं करतीं।',
  confirmed: 'अब शेष राशियाँ इसकी पुष्टि करती हैं।',
  corrected: (isConfirmed) =>
    isConfirmed ? 'आपने ठीक किया; शेष राशियाँ इसकी पुष्टि करती हैं।' : 'आपने ठीक किया; शेष राशियाँ इसकी पुष्टि नहीं करतीं।',
  correct: (row) => `पंक्ति ${row} ठीक करें`,
  keepsCategory: 'पंक्ति की श्रेणी वही रहती है; उसे तालिका में बदल सकते हैं।',
  useCorrection: 'यह पंक्ति ठीक करें',
  undo: 'जो पढ़ा गया था, उस पर लौटें',
  faults: {
    noDate: 'तारीख भरें।',
    noWords: 'विवरण भरें।',
    noAmount: 'निकासी या जमा में राशि भरें।',
    twoAmounts: 'निकासी या जमा, किसी एक में राशि भरें और दूसरा ख़ाली छोड़ें।',
    unreadable: '1,250.50 जैसी राशि भरें।',
  },
};

const remarks: ResultWords['remarks'] = {
  accounts: (count) => `${count} खाते हैं; हर खाते की अपनी तालिका है।`,
  duplicates: (count) => `जो दूसरी फ़ाइल में भी हैं, उन्हें छोड़ा गया: ${countRows(count)}।`,
  skipped: (count) => `जिनमें जानकारी अधूरी थी, उन्हें छोड़ा गया: ${countRows(count)}।`,
  unconnected: (before, after) => `${before} के अंत का शेष ${after} की शुरुआत से नहीं मिलता: कुछ पंक्तियाँ छूटी हो सकती हैं।`,
  gap: (first, last, before, after) => `${before} और ${after} के बीच ${first} से ${last} तक का कोई स्टेटमेंट नहीं है।`,
};

const splits: ResultWords['splits'] = {
  title: 'इस पंक्ति को बाँटें',
  lead: 'राशि के हिस्सों को अपनी-अपनी श्रेणी दें। फिर जोड़ और फ़ाइलों में यही हिस्से होंगे।',
  amount: (part) => `हिस्सा ${part} की राशि`,
  category: (part) => `हिस्सा ${part} की श्रेणी`,
  addPart: 'एक हिस्सा जोड़ें',
  rest: (amount, isTooMuch) => (isTooMuch ? `हिस्से ${amount} ज़्यादा हैं।` : `${amount} बाकी है।`),
  complete: 'हिस्सों का जोड़ पंक्ति के बराबर है।',
  save: 'पंक्ति बाँटें',
  undo: 'फिर से एक पंक्ति करें',
  notComplete: 'हर हिस्से की राशि शून्य से ज़्यादा हो और सब मिलकर पंक्ति की राशि के बराबर हों।',
  saved: (parts) => `${parts} हिस्सों में बाँटी गई।`,
  undone: 'फिर से एक पंक्ति।',
};

/** A result in Hindi. */
export const result: ResultWords = {
  date: (text) => readableDate(text, hindiWords.months),
  day: (text) => readableDay(text, hindiWords.months),
  category: nameCategory,
  table,
  marks,
  proof,
  corrections,
  summary,
  remarks,
  scan,
  ways: {
    service: 'इसे हमारे सर्वर ने पढ़ा और फ़ाइल भूल गया।',
    device: 'इसी डिवाइस पर बदला गया; कुछ भी अपलोड नहीं हुआ।',
    sample: 'बनाया हुआ नमूना, इसी डिवाइस पर बदला गया।',
  },
  given: {
    label: 'आपकी फ़ाइलें',
    outcome: (kind, rows) => {
      switch (kind) {
        case 'read':
          return `पढ़ी गई, ${rows} ${rows === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`;
        case 'in-part':
          return `कुछ हिस्सा पढ़ा गया, ${rows} ${rows === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`;
        case 'repeated':
          return 'पढ़ी गई; इसकी सारी पंक्तियाँ दूसरी फ़ाइलों में हैं';
        case 'empty':
          return 'पढ़ी गई; इसमें कोई लेन-देन नहीं है';
        case 'refused':
          return 'नहीं पढ़ी गई';
        case 'not-begun':
          return 'शुरू नहीं हुई';
      }
    },
    repeatedRows: (count) => `इसकी ${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'} छोड़ी गईं, क्योंकि वे दूसरी फ़ाइल में हैं।`,
  },
  goToRow: (number, day) => `पंक्ति ${number} (${day}) पर जाएँ`,
  downloadCsv: 'CSV डाउनलोड',
  programs: { xlsx: 'Excel', tally: 'Tally', ofx: 'OFX' },
  splits,
  emptyCsv: 'डाउनलोड के लिए CSV में कुछ नहीं है।',
  notWritten: 'फ़ाइल बनाने वाला हिस्सा नहीं खुला। कनेक्शन जाँचकर फिर कोशिश करें।',
  uploadAnother: 'दूसरी फ़ाइल अपलोड करें',
  startOver: 'नए सिरे से शुरू करें',
  startOverTitle: 'नए सिरे से शुरू करें?',
  startOverLead: 'तालिका, चार्ट और जोड़ सिर्फ़ इसी पन्ने पर हैं। ये मिट जाएँगे।',
  tabs: {
    label: 'नतीजे के हिस्से',
    summary: 'सारांश',
    rows: (toSee) => (toSee === 0 ? 'पंक्तियाँ' : `पंक्तियाँ (${toSee})`),
    months: 'महीने',
    rules: 'नियम',
  },
  look: (count) => `${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'} देख लें`,
  downloads: 'डाउनलोड',
  oneMonth: 'ये पंक्तियाँ एक ही महीने की हैं। दूसरे महीनों के स्टेटमेंट जोड़ें, तो यहाँ उनकी तुलना होगी।',
  chart: {
    title: 'लेन-देन की श्रेणियाँ',
    totals: { debit: 'कुल निकासी', credit: 'कुल जमा' },
    label: (side) => `श्रेणी के हिसाब से कुल ${sides[side]} का बार चार्ट। नीचे की तालिका में यही आँकड़े हैं।`,
    tableBehind: 'यही आँकड़े तालिका में',
    caption: 'श्रेणी के हिसाब से जोड़, ₹ में',
    out: (amount) => `गया पैसा ${amount}`,
    in: (amount) => `आया पैसा ${amount}`,
    save: 'चार्ट PNG में सहेजें',
    notSaved: 'चार्ट की तस्वीर नहीं बन सकी। फिर कोशिश करें, या स्क्रीनशॉट लें।',
  },
  highest: {
    title: 'सबसे बड़े लेन-देन',
    names: { debit: 'सबसे बड़ी निकासी', credit: 'सबसे बड़ी जमा' },
    none: (side, isUnsure) => (isUnsure ? `कोई राशि पक्के तौर पर ${sides[side]} नहीं है।` : `कोई ${sides[side]} नहीं हुई।`),
  },
  tax: {
    salary: (amount, months) =>
      `मिला हुआ वेतन: ${months} ${months === 1 ? 'महीने' : 'महीनों'} के हिसाब से साल का लगभग ${amount}। यह टीडीएस और पीएफ कटने के बाद खाते में आई राशि है, मूल वेतन नहीं; आपका सकल वेतन इससे ज़्यादा है।`,
    paid80C: (amount, year, names) =>
      `${year} में धारा 80C की मदों में दिया गया: ${amount} (${names.map((name) => `“${name}”`).join(', ')}), जितना इन पंक्तियों से पता चलता है। वेतन से कटी भविष्य निधि, स्कूल की फ़ीस और गृह ऋण का मूलधन इसमें नहीं हैं; कौन-सा भुगतान गिना जाएगा, यह उसके कागज़ों में लिखा है। पुरानी कर व्यवस्था में ₹1,50,000 तक की कटौती मिलती है।`,
    useSalary: 'इस वेतन से आयकर कैलकुलेटर में हिसाब लगाएँ',
    useFigures: 'इन आँकड़ों से आयकर कैलकुलेटर में हिसाब लगाएँ',
    newTab: '(नए टैब में खुलता है)',
  },
  words: 'इन विवरणों के शब्द',
  leave: {
    title: 'यह पन्ना छोड़ें?',
    lead: 'तालिका सिर्फ़ इसी पन्ने पर है और हम उसकी कॉपी नहीं रखते। “वापस” बटन के लिए ब्राउज़र शायद पन्ने को सँभालकर रखे, पर हर ब्राउज़र ऐसा नहीं करता।',
    newTab: 'नए टैब में खोलें',
    leave: 'यह पन्ना छोड़ें',
  },
};
