import { numberFormat } from '@artha/shared/format';
import { signedPercent } from '../../domain/answers.ts';
import type { ChartPeriod } from '../../domain/periods.ts';
import type { LandingTexts } from '../landingTexts.ts';
import { audiencesHindi, footnotesHindi } from './audiences.ts';
import { landingQuestionsHindi } from './landingQuestions.ts';
import { waitlistHindi } from './waitlist.ts';

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The names of candles; after a number they stay the same. */
const units: Readonly<Record<ChartPeriod['unit'], string>> = { day: 'दिन', week: 'सप्ताह', month: 'महीने' };
const adverbs: Readonly<Record<ChartPeriod['unit'], string>> = { day: 'रोज़ाना', week: 'साप्ताहिक', month: 'मासिक' };
const lengths: Readonly<Record<ChartPeriod['name'], string>> = {
  '1M': 'एक महीना',
  '6M': 'छह महीने',
  '1Y': 'एक साल',
  '5Y': 'पाँच साल',
};

const countOf = (count: number, unit: ChartPeriod['unit']) => `${count} ${units[unit]}`;

/** The landing page in Hindi. */
export const landingHindi: LandingTexts = {
  waitlist: waitlistHindi,
  headline: ['शेयर रिसर्च,', 'बस एक राइट-क्लिक दूर।'],
  lead: 'चार्ट का कोई भी हिस्सा चुनें। उस पर चैट करें, उसकी वजह समझें, या उससे एक रणनीति बनाकर पुरानी कीमतों पर जाँचें।',
  useTools: 'मुफ़्त टूल आज़माएँ',
  freeTools: 'मुफ़्त टूल',
  form16: 'फ़ॉर्म 16 है? उससे शुरू करें',
  demonstration: {
    part: 'चार्ट',
    company: 'सैंपल फ़ाउंड्री',
    period: 'अवधि',
    move: 'चुना हुआ हिस्सा खिसकाएँ',
    caption: 'उदाहरण। कंपनी, कीमतें और परिणाम काल्पनिक हैं।',
    actions: {
      chat: { label: 'चैट', does: 'इस बदलाव पर पूछें' },
      explain: { label: 'वजह', does: 'यहाँ क्या हुआ' },
      strategy: { label: 'रणनीति', does: 'इसे नियम बनाएँ' },
    },
    periodLabels: { '1M': '1 म', '6M': '6 म', '1Y': '1 सा', '5Y': '5 सा' },
    describePeriod: ({ unit, name }) => `${adverbs[unit]}, ${lengths[name]}`,
    describeChart: ({ unit, name }, stretch) => `${adverbs[unit]} कीमतें, ${lengths[name]}। चुना हुआ हिस्सा: ${stretch}।`,
    describeStretch: (from, to, { unit, candles }) => `${candles} ${units[unit]} में से ${from} से ${to}`,
    selected: (count, { unit }) => `${countOf(count, unit)} चुने गए`,
    chatAbout: ({ change, others, largerMoves, length }, { unit }) => {
      const move = change < 0 ? 'गिरावट' : 'बढ़त';
      const stretch = countOf(length, unit);
      return {
        question: `क्या ${stretch} में ${oneDecimal(Math.abs(change) * 100)}% की ${move} असामान्य है?`,
        answer: largerMoves
          ? `इस चार्ट पर ${stretch} के ${others} दूसरे हिस्सों में से ${largerMoves} में इससे ज़्यादा ${move} आई।`
          : `इस चार्ट पर ${stretch} के ${others} दूसरे हिस्सों में से किसी में इससे ज़्यादा ${move} नहीं आई।`,
      };
    },
    explain: (measures, { unit, averageOver }) => {
      const { length, before, last, change, movedAlong, volume, busiest, belowAverage } = measures;
      const isMostlyBelow = belowAverage * 2 >= length;
      const side = isMostlyBelow ? 'नीचे' : 'ऊपर';
      const closes = isMostlyBelow ? belowAverage : length - belowAverage;
      return [
        {
          name: `कीमत ${signedPercent(change)}`,
          detail: `${oneDecimal(before)} से ${oneDecimal(last)}। ${countOf(length, unit)} में से ${movedAlong} में कीमत ${change < 0 ? 'गिरी' : 'बढ़ी'}।`,
        },
        {
          name: `वॉल्यूम सामान्य का ${oneDecimal(volume)} गुना`,
          detail: `सबसे ज़्यादा कारोबार ${length} में से ${busiest} नंबर पर हुआ।`,
        },
        {
          name: `ज़्यादातर औसत से ${side}`,
          detail: `${countOf(length, unit)} में से ${closes} में बंद भाव ${averageOver} ${units[unit]} के औसत से ${side} रहा।`,
        },
      ];
    },
    tested: (measures, { unit }) => (
      <>
        <b>बैकटेस्ट</b> बंद भाव औसत से ऊपर जाए तो खरीदें, नीचे आए तो बेचें। चुने हुए {countOf(measures.length, unit)} में रणनीति का
        प्रतिफल {signedPercent(measures.strategy)} रहा, और शेयर रखे रहने का {signedPercent(measures.change)}।
      </>
    ),
    strategyReturned: (percent) => `रणनीति ${percent}`,
    holdReturned: (percent) => `पूरे समय रखा ${percent}`,
    invested: (count, { candles, unit }) => `${countOf(candles, unit)} में से ${count} में निवेश`,
  },
  features: {
    heading: 'शुरू करने के चार तरीके',
    aside: 'किसी सवाल, चार्ट, नियम या सूची से शुरू करें। हर एक आपको बाकी तक ले जाता है।',
    analysis: { name: 'AI विश्लेषण', line: 'किसी शेयर का विश्लेषण, आँकड़ों के साथ सरल शब्दों में।' },
    actions: { name: 'राइट-क्लिक के विकल्प', line: 'किसी भी चार्ट के किसी भी बिंदु से चैट, वजह या रणनीति।' },
    backtesting: {
      name: 'रणनीति की बैकटेस्टिंग',
      line: 'एक नियम लिखें, उसे पुरानी कीमतों पर चलाएँ, और देखें कि निवेश कब-कब रहता।',
    },
    screener: { name: 'मार्केट स्क्रीनर', line: 'शर्तें तय करें। जो कंपनियाँ सब पर खरी उतरें, वे बच जाती हैं।' },
    conditions: ['P/E 20 से कम', 'ROE 15% से ऊपर'],
  },
  answers: {
    heading: 'हिस्सा चुनें। फिर तय करें कि उसे कैसे समझना है।',
    lead: 'एक ही चार्ट का एक ही हिस्सा, तीन तरह के जवाब।',
    question: 'यहाँ कीमत क्यों गिरी?',
    answer: 'बिक्री बढ़ी पर मार्जिन घटा। पिछली दो तिमाहियों के दोनों आँकड़ों की तुलना करें।',
    events: [
      { name: 'नतीजे आए', detail: 'मार्जिन पिछली तिमाही से कम' },
      { name: 'वॉल्यूम दोगुना', detail: 'तीन दिन तक, फिर सामान्य' },
    ],
    rule: [
      { when: 'जब', what: 'बंद भाव लगातार 3 दिन गिरे' },
      { when: 'तब', what: 'अगले खुलते भाव पर खरीदें' },
      { when: 'जब तक', what: 'बंद भाव औसत से ऊपर न हो' },
    ],
    caption: 'काल्पनिक कीमतों के साथ उदाहरण।',
  },
  audiences: {
    heading: 'किसके लिए?',
    aside: 'वित्तीय योजना और सेवानिवृत्ति खाते, आपकी कमाई के तरीके के हिसाब से।',
    cards: audiencesHindi,
    footnote: (note) => `टिप्पणी ${note}`,
    footnotes: footnotesHindi,
  },
  tracker: {
    heading: 'जो आपका है और जो आपको चुकाना है, सब एक पन्ने पर',
    aside: 'वेल्थ ट्रैकर छह जगहों की राशियाँ साथ-साथ रखता है, ताकि कुल राशि जोड़ से निकले, अंदाज़े से नहीं।',
    holdings: [
      { side: 'आपका', name: 'बैंक खाते' },
      { side: 'आपका', name: 'जमा' },
      { side: 'आपका', name: 'म्यूचुअल फ़ंड' },
      { side: 'आपका', name: 'शेयर' },
      { side: 'सुरक्षा', name: 'बीमा' },
      { side: 'चुकाना है', name: 'ऋण' },
    ],
  },
  contact: {
    heading: 'प्रतीक्षा सूची में जुड़ें',
    headingWithoutWaitlist: 'संपर्क',
    inDemo: (product) => `${product} अभी डेमो में है।`,
    leaveAddress: ' अपना ई-मेल पता दें, शुरू होने पर हम आपको लिखेंगे।',
    writeToUs: ' या हमें लिखें: ',
    subject: (product) => `${product} के बारे में सवाल`,
    form: { title: 'एक फ़ॉर्म, एक सवाल', text: 'फ़ॉर्म नए टैब में खुलता है और आपका ई-मेल पता पूछता है।' },
    mail: { title: 'एक ई-मेल काफ़ी है', text: 'बटन से हमारे नाम एक संदेश खुलता है। उसे भेजें, और आपका पता सूची में आ जाएगा।' },
    none: { title: 'यहाँ प्रतीक्षा सूची नहीं है', text: 'इस साइट के लिए न फ़ॉर्म तय है, न ई-मेल पता।' },
  },
  faq: 'सामान्य सवाल',
  questions: landingQuestionsHindi,
};
