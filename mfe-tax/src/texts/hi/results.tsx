import { TermLink } from '@artha/shared/design';
import { hindiWords, longDate } from '@artha/shared/format';
import type { ResultWords } from '../resultTexts.ts';
import { citeSection } from './citeSection.ts';

/** `['a', 'b', 'c']` → `a, b और c`. */
const listWords = (words: readonly string[], last: string): string =>
  `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;

const regimeNames = { old: 'पुरानी', new: 'नई' } as const;

const deductionNames = {
  houseRentAllowance: 'मकान किराया भत्ता',
  exemptAllowances: 'अन्य छूट वाले भत्ते',
  standardDeduction: 'मानक कटौती',
  professionalTax: 'व्यवसाय कर',
  homeLoanInterest: 'गृह ऋण का ब्याज',
  letOutRepairs: 'किराए पर दिया मकान: मरम्मत के लिए 30%',
  letOutInterest: 'किराए पर दिया मकान: ब्याज',
  section80C: 'बचत और निवेश',
  section80CCD1B: 'एनपीएस में अपना अंशदान',
  employerNps: 'एनपीएस में नियोक्ता का अंशदान',
  section80D: 'स्वास्थ्य बीमा',
  otherDeductions: 'अन्य कटौतियाँ',
} as const;

const gainNames = {
  shortTerm: 'अल्पकालिक पूंजीगत लाभ',
  shortTermEarlier: '23 जुलाई 2024 से पहले के अल्पकालिक पूंजीगत लाभ',
  longTerm: 'दीर्घकालिक पूंजीगत लाभ',
  longTermEarlier: '23 जुलाई 2024 से पहले के दीर्घकालिक पूंजीगत लाभ',
} as const;

const cess = (percent: number) => `स्वास्थ्य और शिक्षा उपकर, ${percent}%`;

/** The results in Hindi. */
export const results: ResultWords = {
  periods: { annual: 'सालाना', monthly: 'मासिक' },
  periodsLabel: 'दोनों कार्डों के आँकड़े',
  forBothCards: 'दोनों कार्डों के लिए।',
  lowerTaxMark: 'कम कर',
  taxableIncome: 'कर योग्य आय',
  tax: 'कर',
  takeHome: 'हाथ में आने वाली आय',
  copyLink: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया। इसमें आपके आँकड़े हैं: जिसके पास लिंक होगा, वह उन्हें पढ़ सकता है।',
  notCopied: 'लिंक कॉपी नहीं हो सका। उसे पता पट्टी से कॉपी करें: उसमें आपके आँकड़े हैं।',
  print: 'प्रिंट करें',
  financialYear: 'कर वर्ष',
  unknownYear: (unknown, shown) => `कैलकुलेटर के पास ${unknown} के कर नियम नहीं हैं। ये आँकड़े ${shown} के हैं।`,
  notIncluded: 'जो शामिल नहीं है',
  omissions: {
    'rebate-old': (limit) => `पुरानी व्यवस्था की कर छूट, ${limit} तक की कर योग्य आय पर`,
    hra: () => 'पुरानी व्यवस्था में मकान किराया भत्ते की छूट',
    surcharge: (limit) => `${limit} से ऊपर अधिभार`,
    'relief-band': (limit) => `${limit} की कर योग्य आय पर सीमांत राहत का अंत`,
  },
  between: '। ',
  changesNothing: 'यहाँ कोई फ़र्क नहीं',
  changesTax: (regime, amount, change) =>
    `${regimeNames[regime]} व्यवस्था: ${amount} ${change === 'less' ? 'कम' : 'ज़्यादा'} कर`,
  notAskedNames: (
    <>
      उम्र, निवास, <TermLink term="nps">एनपीएस</TermLink>, <TermLink term="home-loan">गृह ऋण</TermLink>
    </>
  ),
  notAsked: 'यहाँ नहीं पूछा जाता',
  above80D: 'धारा 80D में ₹12,000 से ऊपर',
  allowed80D: (ordinary, senior) =>
    `अधिनियम ${ordinary} तक और 60 साल की उम्र से ${senior} तक की कटौती देता है, और माता-पिता के लिए इतनी ही अलग से`,
  omissionsNote: (year, link) => (
    <>
      हर रकम बताती है कि {year} में आयकर अधिनियम का वह एक नियम कितना फ़र्क डालता। {link('विस्तृत अनुमान')} में ये सब शामिल हैं।
    </>
  ),
  oldNeverBetter: (
    <>
      <strong>पुरानी व्यवस्था बेहतर नहीं हो सकती:</strong> इस आय पर नई व्यवस्था कोई कर नहीं लेती।
    </>
  ),
  oldBetterFrom: (from, isReached) => `${from} या उससे ज़्यादा की कटौती पर पुरानी व्यवस्था बेहतर ${isReached ? 'है' : 'होगी'}।`,
  deducted: (amount) => `मानक कटौती के अलावा आपकी कटौती ${amount} है।`,
  mostDeductions: (link) => (
    <>इस तुलना में धारा 80C और 80D मिलाकर ज़्यादा से ज़्यादा ₹1,62,000 होते हैं। {link('विस्तृत अनुमान')} में और कटौतियाँ भर सकते हैं।</>
  ),
  workings: 'कर की गणना',
  untaxed: 'इस आय पर किसी भी व्यवस्था में कर नहीं लगता, इसलिए चार्ट में दिखाने को कुछ नहीं है।',
  workingsLead: (unit) =>
    `नीचे बाएँ से दाएँ: कर योग्य आय, ₹ ${unit} में। ऊपर की ओर: आय के उस हिस्से पर दर। भरा हुआ क्षेत्र उपकर से पहले का कर है।`,
  workingsCutOff: 'जो हिस्सा पूरा कर में जाता है, वह चार्ट के ऊपर तक जाता है।',
  workingsYearly: 'यह गणना पूरे साल की है।',
  stepChart: (regime, taxBeforeCess, taxableIncome) =>
    `${regime}: ${taxableIncome} की कर योग्य आय पर उपकर से पहले ${taxBeforeCess}।`,
  units: { thousand: 'हज़ार', lakh: hindiWords.lakh, crore: hindiWords.crore },
  slab: 'स्लैब',
  rate: 'दर',
  incomeInSlab: 'स्लैब में आय',
  cess,
  coveredByRebate: (limit) => `${limit} तक की कर योग्य आय पर कर छूट नई व्यवस्था का पूरा कर घटा देती है।`,
  marginalRelief: (limit, tax) =>
    `सीमांत राहत: ${limit} से ज़रा ऊपर उपकर से पहले का कर उतना ही है जितनी आय उससे ऊपर है (यहाँ ${tax})।`,
  aboveSlabs: (bySlabs, reliefEnd) =>
    `यहाँ यह स्लैबों के कर, ${bySlabs}, से ज़्यादा है। आयकर अधिनियम दोनों में से कम वाला लेता है; यह तुलना ${reliefEnd} तक राहत लागू करती है।`,
  chartTitle: 'आय के साथ कर',
  chartLead: (incomeUnit, taxUnit, rules) =>
    `नीचे बाएँ से दाएँ: कुल आय, ₹ ${incomeUnit} में। ऊपर की ओर: उपकर सहित साल का कर, ₹ ${taxUnit} में, ${rules}। खड़ी रेखा आपकी आय है।`,
  chartTable: 'उपकर सहित कर, रुपयों में',
  chartTwin: 'यही चार्ट तालिका में',
  chartSummary: (income, old, recent) =>
    `आय के साथ कर। आपकी ${income} की आय पर: पुरानी कर व्यवस्था ${old}, नई कर व्यवस्था ${recent}।`,
  you: 'आप',
  totalIncome: 'कुल आय',
  yours: (income) => `${income} (आपकी)`,
  lower: 'कम कर',
  lowerNames: { ...regimeNames, same: 'बराबर' },
  standardRules: (year) => `${year} के मानक नियमों और आपकी कटौतियों से`,
  actRules: (year) => `${year} के नियमों और ऊपर की कटौतियों से`,
  yearsTable: 'कर वर्ष के अनुसार उपकर सहित कर, रुपयों में',
  byAct: 'आयकर अधिनियम के अनुसार, साल दर साल',
  byActLead: 'एक अलग अनुमान: इसमें वे नियम शामिल हैं जो ऊपर छूट गए, और यह अधिनियम के अनुसार पूर्णांक लेता है।',
  byActLink: (link) => <>उम्र, किराया, एनपीएस और गृह ऋण जोड़ने के लिए {link('विस्तृत अनुमान खोलें')}।</>,
  comparisonNote: (old, recent, cessPercent) =>
    `दोनों आँकड़ों में ${cessPercent}% स्वास्थ्य और शिक्षा उपकर शामिल है। गणना में पुरानी व्यवस्था की मानक कटौती ${old} और नई की ${recent} ली गई है। यह केवल जानकारी के लिए है; चुनने से पहले किसी पेशेवर से सलाह लें।`,
  standardComparison: 'मानक तुलना',
  fromForm16: 'फ़ॉर्म 16 और एआईएस से भरें',
  sameFigures: 'यही आँकड़े, साल दर साल',
  limits: (
    <>
      इस अनुमान में वेतन, किराए पर दिया मकान, सूचीबद्ध शेयरों और इक्विटी फंडों के{' '}
      <TermLink term="capital-gains">पूंजीगत लाभ</TermLink> और स्लैब दरों वाली दूसरी आय शामिल है। दूसरे पूंजीगत लाभ, कारोबार की आय,
      पिछले वर्षों की हानि और वे कटौतियाँ शामिल नहीं हैं जो यहाँ नहीं पूछी गईं। यह केवल जानकारी के लिए है; विवरणी भरने से पहले किसी पेशेवर से
      सलाह लें।
    </>
  ),
  estimateTag: 'आयकर अधिनियम के अनुसार',
  estimateFor: (year) => `${year} का अनुमान`,
  enterIncome: 'अनुमान देखने के लिए अपनी आय भरें।',
  outcome: {
    sameTax: 'दोनों व्यवस्थाओं में कर बराबर है',
    lowerTax: (regime, amount, period) =>
      `${regime === 'old' ? 'पुरानी' : 'नई'} कर व्यवस्था बेहतर है: ${period === 'annual' ? 'साल' : 'महीने'} में ${amount} कम कर`,
  },
  sameTax: 'दोनों व्यवस्थाओं में कर बराबर है। पुरानी व्यवस्था न चुनें तो नई लागू होती है।',
  lowerTax: (regime, amount) =>
    `${regimeNames[regime]} व्यवस्था में आप ${regimeNames[regime === 'old' ? 'new' : 'old']} से साल में ${amount} कम कर देते हैं।`,
  grossIncome: 'सकल आय',
  taxIn: { old: 'कर, पुरानी व्यवस्था', new: 'कर, नई व्यवस्था' },
  balanceIn: {
    due: { old: 'बकाया कर, पुरानी व्यवस्था', new: 'बकाया कर, नई व्यवस्था' },
    refund: { old: 'रिफ़ंड, पुरानी व्यवस्था', new: 'रिफ़ंड, नई व्यवस्था' },
  },
  workingsFor: (year) => `${year} के कर की गणना`,
  workingsAct: (act) => `${act} के अनुसार। हर धारा उसी अधिनियम की है।`,
  incomeIn: (regime) => `${regime}: आय`,
  taxOf: (regime) => `${regime}: कर`,
  deduction: 'कटौती',
  claimed: 'दावा',
  allowed: 'मान्य',
  deductedInAll: 'कुल कटौती',
  roundedIncome: (section) => `कुल आय, दस रुपये तक पूर्णांकित (${section})`,
  gainsExempt: (amounts) =>
    `कर से मुक्त: ${amounts.map(([kind, amount]) => `${gainNames[kind]} में से ${amount}`).join('; ')}।`,
  interestLeft: {
    old: (amount) =>
      `किराए पर दिए मकान के ब्याज में से ${amount} इस साल नहीं घटता; वह आठ साल तक आगे ले जाया जाता है और केवल किराए की आय से घटता है।`,
    new: (amount, section) =>
      `किराए पर दिए मकान के ब्याज में से ${amount} इस साल नहीं घटता। इसे आगे ले जा सकते हैं या नहीं, इस पर मतभेद है: ${section} ऐसी हानि को पूरा घटा हुआ मानती है, यानी वह ख़त्म हो जाती है, और आयकर विभाग की यही राय बताई जाती है; कुछ सलाहकारों के अनुसार वह केवल इस साल नहीं घटती और आठ साल तक आगे ले जाई जाती है, केवल किराए की आय से घटाने के लिए। किसी लेखाकार से पूछें।`,
  },
  hra: ({ received, rentAboveTenPercent, shareOfSalary, exempt }, { ownRent, share }, months) =>
    `मकान किराया भत्ता${months === 12 ? '' : `, ${months} महीने`}: मिला भत्ता (${received}), मूल वेतन के ${ownRent}% से ऊपर का किराया (${rentAboveTenPercent}) और मूल वेतन का ${share}% (${shareOfSalary}), इनमें जो सबसे कम हो, वह कर से मुक्त है: ${exempt}।`,
  taxLines: {
    slabTax: 'स्लैबों का कर',
    gain: (kind, ratePercent, section) => `${gainNames[kind]}, ${ratePercent}% (${section})`,
    rebate: (section) => `कर छूट (${section})`,
    rebateRelief: (section) => `सीमांत राहत (${section})`,
    surcharge: (ratePercent, provision) => `अधिभार, ${ratePercent}% (${provision})`,
    surchargeRelief: 'अधिभार की सीमांत राहत',
    cess,
    payable: (section) => `देय कर, दस रुपये तक पूर्णांकित (${section})`,
  },
  acts: { 1961: 'आयकर अधिनियम 1961', 2025: 'आयकर अधिनियम 2025' },
  deductionNames,
  provisions: {
    ...deductionNames,
    newSlabs: 'नई व्यवस्था के स्लैब',
    oldSlabs: 'पुरानी व्यवस्था के स्लैब',
    rebate: 'कर छूट और उसकी सीमांत राहत',
    surcharge: 'अधिभार',
    cess: 'उपकर',
    rounding: 'पूर्णांकन',
    shortTermGains: 'अल्पकालिक पूंजीगत लाभ',
    longTermGains: 'दीर्घकालिक पूंजीगत लाभ',
    advanceTax: 'अग्रिम कर',
    salaryDeduction: 'नियोक्ता द्वारा काटा जाने वाला कर',
    interestOfDates: 'अग्रिम कर की तारीखों का ब्याज',
    interestAfterYear: 'साल के बाद का ब्याज',
    interestRounding: 'ब्याज के लिए पूर्णांकन',
  },
  citeSection,
  notes: ({ employerFunds, houseLoss, houseLossSection, gainsSurchargePercent, gainsExemption }) => ({
    pension: `नियोक्ता साल में ${employerFunds} से ज़्यादा भविष्य निधि, अधिवर्षिता और एनपीएस में जमा करे तो उस पर लगने वाला कर इस अनुमान में नहीं है।`,
    noRebateAtSpecialRates:
      'नई व्यवस्था में विशेष दरों वाले कर पर छूट नहीं मिलती; पुरानी में दीर्घकालिक पूंजीगत लाभ के कर पर नहीं मिलती।',
    disputedRebate:
      'नई व्यवस्था में विशेष दरों वाले कर पर छूट मिलती है या नहीं, यह विवादित है; यह अनुमान छूट नहीं देता। पुरानी में दीर्घकालिक पूंजीगत लाभ के कर पर छूट नहीं मिलती।',
    noReliefOnCess: 'उपकर पर सीमांत राहत नहीं मिलती।',
    ownHouse: 'उस मकान के लिए जिसमें मालिक ख़ुद रहता है।',
    letOutLoss: `पुरानी व्यवस्था में हानि, अपने रहने वाले मकान की हानि के साथ, दूसरी आय से ज़्यादा से ज़्यादा ${houseLoss} घटती है; नई में बिल्कुल नहीं (${houseLossSection})।`,
    gainsSurcharge: `उन सूचीबद्ध शेयरों और इक्विटी फंडों के लिए जिन पर प्रतिभूति लेनदेन कर लगा। इस कर पर अधिभार ${gainsSurchargePercent}% से ज़्यादा नहीं; निवासी की मूल छूट का बचा हिस्सा सबसे ऊँची दर वाले लाभ से पहले घटता है।`,
    gainsExemption: `साल के लाभ के पहले ${gainsExemption} कर से मुक्त हैं, सबसे ऊँची दर वाले पहले।`,
    advanceTaxAge: '60 या उससे ज़्यादा उम्र के निवासी, जिनकी कारोबार की आय नहीं है, यह कर नहीं चुकाते।',
    interestGains:
      'लाभ या लाभांश से पहले की तारीखों का ब्याज नहीं लगता, अगर उसका पूरा कर बाद की तारीखों तक, या आख़िरी तारीख के बाद 31 मार्च तक चुका दिया जाए।',
    professionalTaxLimit: 'संविधान का अनुच्छेद 276(2) किसी राज्य को इससे ज़्यादा लेने नहीं देता।',
    slabs2024: 'वित्त (संख्यांक 2) अधिनियम 2024 के स्लैब।',
  }),
  sources: (year, act) => `${year} के नियमों के स्रोत (${act})`,
  readOn: (section, day, link) => (
    <>
      {section}। {longDate(day, hindiWords)} को {link} पर पढ़ा गया।
    </>
  ),
  estimateForm: 'अनुमान के आँकड़े',
  yearAndPerson: 'वर्ष और व्यक्ति',
  age: 'उस वर्ष में उम्र',
  ages: { under60: '60 से कम', '60to79': '60 से 79', '80plus': '80+' },
  resident: 'कर के लिए भारत के निवासी हैं?',
  income: 'साल की आय',
  governmentEmployer: 'क्या आप सरकारी नौकरी में हैं?',
  rent: 'किराया',
  city: 'शहर',
  rentMonths: 'किराए के महीने',
  everyMonth: 'सभी 12 महीने',
  monthsOf: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
  secondHome: 'साल में दूसरा घर',
  noSecondHome: 'नहीं: न घर बदला, न किराया',
  secondCity: 'दूसरे घर का शहर',
  anotherCity: 'कोई और शहर',
  cities: {
    Mumbai: 'मुंबई',
    Delhi: 'दिल्ली',
    Kolkata: 'कोलकाता',
    Chennai: 'चेन्नई',
    Bengaluru: 'बेंगलुरु',
    Hyderabad: 'हैदराबाद',
    Pune: 'पुणे',
    Ahmedabad: 'अहमदाबाद',
  },
  cityHint: (year, cities, { inMetros, elsewhere }) =>
    `${year} में ${listWords(cities, 'और')} में वेतन का ${inMetros}% गिना जाता है; बाकी जगह ${elsewhere}%।`,
  anyOf: (cities) => listWords(cities, 'या'),
  house: 'किराए पर दिया आपका मकान',
  gains: 'सूचीबद्ध शेयरों और इक्विटी फंडों के लाभ',
  taxPaid: 'पहले से कटा कर',
  deductions: 'कटौतियाँ',
  ownSenior: 'क्या आपकी अपनी पॉलिसी में कोई 60 या उससे बड़ा है?',
  parentsSenior: 'क्या आपके माता-पिता में से कोई 60 या उससे बड़ा है?',
  fields: {
    basicSalary: { label: 'मूल वेतन', hint: 'उस महँगाई भत्ते के साथ जो पेंशन में गिना जाता है।' },
    houseRentAllowance: {
      label: 'मकान किराया भत्ता',
      hint: 'वेतन पर्ची में एचआरए (HRA) की रकम, बारह महीनों की।',
    },
    otherAllowance: { label: 'अन्य भत्ते' },
    employerNps: {
      label: 'नियोक्ता का एनपीएस',
      hint: (
        <>
          धारा 80CCD(2): नियोक्ता आपके लिए <TermLink term="nps">एनपीएस</TermLink> में जो जमा करता है।
        </>
      ),
    },
    otherIncome: {
      label: 'दूसरी आय',
      hint: (
        <>
          ब्याज आदि, जिस पर स्लैब दरों से कर लगता है। <TermLink term="capital-gains">पूंजीगत लाभ</TermLink> नीचे भरें।
        </>
      ),
    },
    dividends: { label: 'इसमें से लाभांश', hint: 'दूसरी आय का हिस्सा; इन पर अग्रिम कर इनके आने के बाद देय है।' },
    rentPaid: { label: 'चुकाया गया किराया', hint: 'उस घर का जिसमें आप रहते हैं।' },
    secondRent: { label: 'दूसरे घर का किराया', hint: 'साल में उसके सभी महीनों का।' },
    section80C: {
      label: 'धारा 80C',
      hint: (
        <>
          <TermLink term="epf">भविष्य निधि</TermLink>, जीवन बीमा, <TermLink term="elss">ईएलएसएस</TermLink> आदि।
        </>
      ),
    },
    section80CCD1B: {
      label: 'धारा 80CCD(1B)',
      hint: (
        <>
          धारा 80C के अलावा, जो आप ख़ुद <TermLink term="nps">एनपीएस</TermLink> में जमा करते हैं।
        </>
      ),
    },
    homeLoanInterest: {
      label: 'गृह ऋण का ब्याज',
      hint: (
        <>
          उस मकान के <TermLink term="home-loan">गृह ऋण</TermLink> का जिसमें आप रहते हैं।
        </>
      ),
    },
    professionalTax: { label: 'व्यवसाय कर', hint: 'जितना वेतन से कटा (professional tax)।' },
    ownPremium: {
      label: '80D: आप और आपका परिवार',
      hint: (
        <>
          आपके, पति या पत्नी और बच्चों के स्वास्थ्य बीमा का <TermLink term="insurance-premium">प्रीमियम</TermLink>।
        </>
      ),
    },
    parentsPremium: { label: '80D: आपके माता-पिता', hint: 'माता-पिता के लिए वही।' },
    rentReceived: { label: 'मिला किराया', hint: 'साल भर का, आपके अपने मकान से।' },
    municipalTaxes: { label: 'नगरपालिका कर', hint: 'जो आपने इस मकान के लिए चुकाया।' },
    letOutInterest: {
      label: 'किराए पर दिए मकान का ब्याज',
      hint: (
        <>
          इस मकान के <TermLink term="home-loan">गृह ऋण</TermLink> का।
        </>
      ),
    },
    shortTermGains: { label: 'अल्पकालिक लाभ', hint: '12 महीने तक रखे गए; साल भर के, हानि घटाकर।' },
    longTermGains: { label: 'दीर्घकालिक लाभ', hint: 'इससे ज़्यादा रखे गए; साल भर के, हानि घटाकर।' },
    shortTermGainsEarlier: { label: 'अल्पकालिक, 23 जुलाई से पहले', hint: 'इनमें से 23 जुलाई 2024 से पहले की बिक्री के।' },
    longTermGainsEarlier: { label: 'दीर्घकालिक, 23 जुलाई से पहले', hint: 'इनमें से 23 जुलाई 2024 से पहले की बिक्री के।' },
    taxDeducted: {
      label: 'टीडीएस और टीसीएस',
      hint: ({ forms }) => `साल भर का, नियोक्ता, बैंक और दूसरों से: फ़ॉर्म ${forms.taxStatement} देखें।`,
    },
    exemptAllowances: {
      label: 'छूट वाले भत्ते',
      hint: ({ forms, provisions }) =>
        `${citeSection(provisions.exemptAllowances.section)} के भत्ते, जैसे फ़ॉर्म ${forms.salaryCertificate} में हैं: किराए से निकलने वाली एचआरए की छूट के बिना।`,
    },
    otherDeductions: { label: 'अन्य कटौतियाँ', hint: 'धारा 80E, 80G, 80TTA और अन्य धाराओं में जितनी मान्य है।' },
  },
};
