import { hindiWords, longDate } from '@artha/shared/format';
import type { PlanTexts } from '../planTexts.ts';

const dayOf = (day: string): string => longDate(day, hindiWords);

/** The texts of the plan for the rest of a year, in Hindi. */
export const plan: PlanTexts = {
  title: (year, isOver) => (isOver ? `${year} का कर किससे कम होता` : `${year} में आप अब भी क्या कर सकते हैं`),
  monthsLeft: (count, year) => `${year} के ${count} महीने बचे हैं, यह महीना मिलाकर।`,
  yearIsOver: (year) => `${year} बीत चुका है: 31 मार्च तक जो नहीं चुकाया गया, वह अब नहीं गिना जाता। इससे यह फ़र्क पड़ता।`,
  additionsLegend: 'किसमें ज़्यादा चुकाएँ',
  additions: { section80C: '80C', section80CCD1B: 'एनपीएस', section80D: '80D', rentPaid: 'किराया' },
  additionLead: (id, section) =>
    ({
      section80C: `बचत और निवेश (${section})।`,
      section80CCD1B: `एनपीएस में अपना अंशदान, धारा 80C के अलावा (${section})।`,
      section80D: `आपका और आपके परिवार का स्वास्थ्य बीमा (${section})।`,
      rentPaid: `किराया, जिससे मकान किराया भत्ते का ज़्यादा हिस्सा कर से मुक्त होता है (${section})।`,
    })[id],
  room: (room, monthly) =>
    monthly === undefined ? `${room} और गिने जाते।` : `${room} और गिने जाएँगे: हर बचे महीने में ${monthly}।`,
  noRoom: {
    section80C: 'सीमा पूरी हो चुकी है: और चुकाने से कोई फ़र्क नहीं पड़ता।',
    section80CCD1B: 'सीमा पूरी हो चुकी है: और चुकाने से कोई फ़र्क नहीं पड़ता।',
    section80D: 'सीमा पूरी हो चुकी है: और चुकाने से कोई फ़र्क नहीं पड़ता।',
    rentPaid: 'ज़्यादा किराए से छूट नहीं बढ़ती: वह मकान किराया भत्ते और वेतन पर भी निर्भर है।',
  },
  saved: (more, { old, new: recent }) =>
    `इसमें से पहले ${more} से पुरानी व्यवस्था में ${old ? `${old} कर घटता है` : 'कोई कर नहीं घटता'} और नई में ${recent ?? 'कुछ नहीं'}।`,
  better: {
    old: (room) => `पूरे ${room} के साथ पुरानी व्यवस्था का कर कम है।`,
    new: (room) => `पूरे ${room} के साथ भी नई व्यवस्था का कर कम है।`,
    same: (room) => `पूरे ${room} के साथ दोनों व्यवस्थाओं का कर बराबर है।`,
  },
  chartTitle: 'ज़्यादा चुकाने से बचा कर',
  chartLead: (amountUnit, taxUnit) =>
    `नीचे बाएँ से दाएँ: आप जितना ज़्यादा चुकाते हैं, ₹ ${amountUnit} में। ऊपर की ओर: उपकर सहित साल का कर जितना घटता है, ₹ ${taxUnit} में।`,
  chartSummary: (room, old, recent) =>
    `ज़्यादा चुकाने से बचा कर। ${room} ज़्यादा पर: पुरानी कर व्यवस्था ${old}, नई कर व्यवस्था ${recent}।`,
  table: 'ज़्यादा चुकाने से बचा कर, रुपयों में',
  more: 'ज़्यादा',
  savedIn: { old: 'बचत, पुरानी', new: 'बचत, नई' },
  lowerTax: 'तब कम कर',
  lowerNames: { old: 'पुरानी', new: 'नई', same: 'बराबर' },
  information:
    'यह केवल जानकारी के लिए है: यह सिर्फ़ कर देखता है, यह नहीं कि कोई उत्पाद आपके लिए ठीक है या नहीं। किसी पेशेवर से सलाह लें।',
  returns: {
    title: (year) => `${year} की विवरणी`,
    table: 'विवरणी भरने के तरीके और उनकी आख़िरी तारीखें',
    kind: 'विवरणी',
    until: 'कब तक',
    costs: 'ख़र्च',
    day: dayOf,
    over: (day) => `${dayOf(day)}, बीत चुकी`,
    kinds: {
      onTime: 'समय पर',
      belated: 'विलंबित',
      revised: 'संशोधित: भरी हुई विवरणी सुधारती है',
      updated: 'अद्यतन: छूटी हुई आय जोड़ती है',
    },
    cost: {
      onTime: () => 'कुछ नहीं',
      belated: (fee) => `${fee} शुल्क, और बिना चुकाए कर पर हर महीने 1%`,
      revised: (fee) => `31 दिसंबर तक कुछ नहीं; उसके बाद ${fee}`,
      updated: () => 'कर, ब्याज, और दोनों का अतिरिक्त 25% से 70%',
    },
    regime: (section) =>
      `कारोबार की आय न हो तो कर व्यवस्था विवरणी में चुनी जाती है। पुरानी व्यवस्था आख़िरी तारीख तक चुननी होती है: विलंबित विवरणी में नई व्यवस्था लगती है (${section})।`,
    form: '₹50,00,000 तक के वेतन, ब्याज और किराए वाला निवासी ज़्यादातर आईटीआर-1 भरता है; शेयरों के लाभ या और मकान हों तो आईटीआर-2। सही फॉर्म आयकर विभाग का पोर्टल बताता है। सरकार तारीख बढ़ा सकती है; यह पन्ना कुछ नहीं भरता।',
  },
  advanceTax: {
    title: (year) => `${year} का अग्रिम कर`,
    regime: 'कर व्यवस्था',
    regimes: { old: 'पुरानी', new: 'नई' },
    lead: (tax, limit, sections) =>
      `साल के कर में से ${tax} टीडीएस में नहीं आता। ${limit} से यह चार तारीखों तक अग्रिम चुकाया जाता है (${sections})।`,
    notLiable: {
      age: (tax, _, sections) =>
        `साल के कर में से ${tax} टीडीएस में नहीं आता। 60 या उससे ज़्यादा उम्र के निवासी, जिनकी कारोबार की आय नहीं है, अग्रिम कर नहीं चुकाते (${sections}): यह विवरणी के साथ देना होता है।`,
      small: (tax, limit, sections) =>
        `साल के कर में से ${tax} टीडीएस में नहीं आता। ${limit} से कम पर अग्रिम कर नहीं लगता (${sections})।`,
    },
    assumed: (amount, sections, form) =>
      `आपका नियोक्ता साल भर आपके वेतन से कर काटता है, इस व्यवस्था में लगभग ${amount} (${sections}): इसमें से कुछ भी अग्रिम नहीं चुकाना है। अगर वेतन पर्ची या फ़ॉर्म ${form} में दूसरी रकम है, तो उसे “टीडीएस और टीसीएस” में लिखें।`,
    paid: (year) => `${year} का अग्रिम कर जो आपने चुकाया`,
    payments: {
      advanceJune: 'पहला भुगतान',
      advanceSeptember: 'दूसरा भुगतान',
      advanceDecember: 'तीसरा भुगतान',
      advanceMarch: 'चौथा भुगतान',
      advanceLater: 'चौथी तारीख के बाद',
    },
    paidUntil: (day, isFirst) => `${isFirst ? '' : 'उसके बाद '}${dayOf(day)} तक चुकाया गया।`,
    gainsFrom: 'लाभ या लाभांश किस तारीख तक मिले?',
    gainsUntil: (day) => `${dayOf(day)} तक`,
    table: 'तारीख के अनुसार अग्रिम कर, रुपयों में',
    date: 'तारीख तक',
    day: dayOf,
    dueInAll: 'कुल देय',
    paidInAll: 'कुल चुकाया',
    toPay: 'बाकी',
    interest: 'ब्याज',
    next: (amount, day) => `अगला: ${dayOf(day)} तक ${amount}।`,
    nothingLeft: 'अग्रिम कर का कुछ बाकी नहीं है।',
    pastInterest: (amount, section) => `बीत चुकी तारीखों का ब्याज: ${amount} (${section})।`,
    ifNothingMore: (dates, after, day) =>
      `अगर ${dayOf(day)} से पहले और कुछ न चुकाएँ, तो ब्याज ${dates.amount} (${dates.section}) और ${after.amount} (${after.section}) होगा।`,
    rounding: (percent, rule) => `ब्याज हर महीने ${percent}% है, पूरे सैकड़ों रुपयों पर (${rule})।`,
  },
};
