import { TermLink } from '@artha/shared/design';
import { hindiWords, inLakh } from '@artha/shared/format';
import type { StepWords } from '../texts.ts';

/** The calculator in Hindi, until it shows a result. */
export const steps: StepWords = {
  title: 'आयकर कैलकुलेटर - भारत',
  lead: (year) => <>कर वर्ष {year}: पुरानी और नई कर व्यवस्था की तुलना, स्लैब दर स्लैब।</>,
  estimateTitle: 'विस्तृत अनुमान',
  estimateLead: 'आयकर अधिनियम के अनुसार आपका कर, उन नियमों के साथ जो तुलना में नहीं हैं।',
  resultTitle: 'दोनों कर व्यवस्थाओं की तुलना',
  resultLead: (income, deductions) =>
    deductions.length > 0
      ? `कुल आय ${income} और ${deductions.map(([amount, section]) => `धारा ${section} में ${amount}`).join(' और ')} की कटौती पर।`
      : `कुल आय ${income} पर, बिना किसी कटौती के।`,
  changeFigures: 'आँकड़े बदलें',
  regimes: { old: 'पुरानी कर व्यवस्था', new: 'नई कर व्यवस्था' },
  slabs: {
    upTo: (lakh) => `${lakh} लाख तक`,
    between: (from, upTo) => `${from} से ${upTo} लाख`,
    above: (lakh) => `${lakh} लाख से ऊपर`,
  },
  stepsLabel: 'चरण',
  steps: {
    income: { name: 'आय', heading: 'साल भर की आय' },
    deductions: { name: 'कटौतियाँ', heading: 'साल भर की कटौतियाँ' },
  },
  next: 'आगे',
  back: 'पीछे',
  calculate: 'कर की गणना करें',
  yes: 'हाँ',
  no: 'नहीं',
  form16: (link) => <>फ़ॉर्म 16 है? {link('उससे शुरू करें')}</>,
  metroCity: 'क्या आप महानगर में रहते हैं?',
  above80D: (link) => <>{link('विस्तृत अनुमान')} अधिनियम जितना माने, उतना लेता है।</>,
  estimateHint: (link) => (
    <>इस तुलना में इसका उपयोग नहीं होता। {link('विस्तृत अनुमान')} आपके मकान किराया भत्ते की छूट निकालता है।</>
  ),
  handedOver: 'आपके बैंक स्टेटमेंट से: टीडीएस और पीएफ कटने के बाद साल भर में आई रकम, मूल वेतन नहीं। सही उत्तर वेतन पर्ची से मिलता है।',
  handedOver80C: 'आपके बैंक स्टेटमेंट से: जीवन बीमा और बचतें, जिनका नाम उसमें है। भविष्य निधि जोड़ लें, जो उसमें नहीं दिखती।',
  fields: {
    basicSalary: { label: 'मूल वेतन' },
    houseRentAllowance: {
      label: 'मकान किराया भत्ता',
      hint: 'वेतन पर्ची में एचआरए (HRA) की रकम, बारह महीनों की।',
    },
    otherAllowance: { label: 'अन्य भत्ते' },
    section80C: {
      label: 'धारा 80C',
      hint: (
        <>
          <TermLink term="epf">भविष्य निधि</TermLink>, जीवन बीमा, <TermLink term="elss">ईएलएसएस</TermLink> आदि। अधिकतम
          ₹1,50,000।
        </>
      ),
    },
    section80D: {
      label: 'धारा 80D',
      hint: (
        <>
          स्वास्थ्य बीमा का <TermLink term="insurance-premium">प्रीमियम</TermLink>। इस तुलना में अधिकतम ₹12,000।
        </>
      ),
    },
    rentPaid: { label: 'चुकाया गया किराया' },
  },
  faults: {
    unreadable: (label) => `${label} की रकम अंकों में लिखें, जैसे 12,00,000 या 12 लाख।`,
    negative: (label) => `${label} की रकम ₹0 से कम नहीं हो सकती।`,
    huge: (label) => `${label} की रकम दस हज़ार करोड़ रुपये से ज़्यादा नहीं हो सकती। शून्य जाँच लें।`,
    missing: (label) => `साल भर का ${label} लिखें।`,
    tooMuch: (label, max) => `${label} की रकम ${max} से ज़्यादा नहीं हो सकती।`,
  },
  parts: {
    comparison: { name: 'तुलना', loading: 'तुलना हो रही है…' },
    estimate: { name: 'विस्तृत अनुमान', loading: 'अनुमान खुल रहा है…' },
    withoutScript: 'स्लैब और दरें',
  },
  loadSpelling: async () => (await import('./amountWords.ts')).spellHindi,
  inLakh: (rupees) => inLakh(rupees, hindiWords),
  yourFigures: 'आपके आँकड़े',
  totalIncome: 'कुल आय',
  deductions: 'कटौतियाँ',
  notCounted: 'गिना नहीं गया',
  privacy: 'गणना आपके ब्राउज़र में होती है। आपके आँकड़े इसी लिंक में रहते हैं और हमें कभी नहीं भेजे जाते।',
};
