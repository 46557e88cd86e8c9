import { formatRupees } from '@artha/shared/format';
import type { DocumentNote } from '../../domain/forms/combineDocuments.ts';
import type { FormResultTexts } from '../formResultTexts.ts';

function describeNote(note: DocumentNote): string {
  switch (note.kind) {
    case 'yearUnknown':
      return `${note.name} में साल नहीं लिखा है, इसलिए वह छोड़ दी गई है।`;
    case 'yearWithoutRules':
      return `${note.name} कर वर्ष ${note.year} की है, जिसके नियम यहाँ नहीं हैं, इसलिए वह छोड़ दी गई है।`;
    case 'otherYear':
      return `${note.name} कर वर्ष ${note.year} की है, बाकी फ़ाइलें ${note.used} की हैं। वह छोड़ दी गई है।`;
    case 'revised':
      return `${note.name} और ${note.used} एक ही नियोक्ता की हैं। जो फ़ॉर्म बाद में बदला गया, ${note.used}, केवल वही लिया गया है।`;
    case 'sameTwice':
      return `${note.name} के आँकड़े दूसरी फ़ाइल जैसे ही हैं, इसलिए एक बार गिने गए हैं।`;
    case 'otherPerson':
      return `${note.name} में किसी दूसरे व्यक्ति का पैन है, इसलिए वह छोड़ दी गई है।`;
    case 'partMissing':
      return note.part === 'A'
        ? `${note.name} में भाग A नहीं है, इसलिए काटा गया कर पता नहीं है। भाग A जोड़ें, या कर लिखें।`
        : `${note.name} में भाग B नहीं है, इसलिए वेतन और कटौतियाँ पता नहीं हैं। भाग B जोड़ें।`;
    case 'employers':
      return `फ़ॉर्म ${note.count} नियोक्ताओं के हैं। उनके वेतन जोड़े गए हैं; मानक कटौती एक बार गिनी गई है; जो कटौतियाँ दोनों को बताई गईं, उनमें से बड़ी ली गई है। हर नियोक्ता ने कम दर वाले स्लैब लगाए होंगे, इसलिए कर बाकी निकल सकता है।`;
    case 'salaryOfOthers':
      return `${note.name} में दूसरे नियोक्ता का दिया वेतन भी है। वह दोबारा नहीं जोड़ा गया है।`;
    case 'countedOnce':
      return `ब्याज या लाभांश के ${formatRupees(note.paise / 100)} एआईएस में दो बार हैं: काटे गए कर के साथ और लेन-देन के रूप में। वे एक बार गिने गए हैं।`;
  }
}

/** The figures of Form 16 and AIS, in Hindi. */
export const formResult: FormResultTexts = {
  note: describeNote,
  notesHeading: 'इन फ़ाइलों के बारे में',
  figuresHeading: 'फ़ॉर्म 16 के आँकड़े',
  figuresLead: (open) =>
    open === 0
      ? 'फ़ॉर्म में छपे जोड़ यहाँ दिखे हर आँकड़े की पुष्टि करते हैं।'
      : `फ़ॉर्म में छपे जोड़ यहाँ दिखे ${open} आँकड़ों की पुष्टि नहीं करते। ${open === 1 ? 'उसे' : 'उन्हें'} अपनी फ़ाइल से मिलाएँ, और जो ग़लत हो उसे सुधारें।`,
  rows: {
    salary: 'वेतन, धारा 17(1)',
    perquisites: 'परिलब्धियाँ, धारा 17(2)',
    profitsInLieu: 'वेतन के बदले लाभ, धारा 17(3)',
    grossSalary: 'सकल वेतन',
    otherEmployers: 'दूसरे नियोक्ताओं से वेतन',
    travelConcession: 'यात्रा रियायत, धारा 10(5)',
    gratuity: 'उपदान (ग्रेच्युटी), धारा 10(10)',
    commutedPension: 'पेंशन का संराशीकृत मूल्य, धारा 10(10A)',
    leaveEncashment: 'छुट्टी का नकदीकरण, धारा 10(10AA)',
    houseRentAllowance: 'मकान किराया भत्ता, धारा 10(13A)',
    specialAllowances: 'विशेष भत्ते, धारा 10(14)',
    otherExemptions: 'अन्य छूट, धारा 10',
    exemptions: 'छूट, धारा 10',
    salaryFromEmployer: 'इस नियोक्ता से वेतन',
    standardDeduction: 'मानक कटौती, धारा 16(ia)',
    entertainmentAllowance: 'मनोरंजन भत्ता, धारा 16(ii)',
    professionalTax: 'रोज़गार पर कर, धारा 16(iii)',
    section16: 'कटौतियाँ, धारा 16',
    salaryIncome: 'वेतन से आय',
    houseProperty: 'मकान से आय या हानि',
    otherSources: 'अन्य स्रोतों से आय',
    otherIncome: 'अन्य आय',
    grossTotalIncome: 'सकल कुल आय',
    section80C: 'धारा 80C',
    section80CCC: 'धारा 80CCC',
    section80CCD1: 'धारा 80CCD(1)',
    total80C: 'धाराएँ 80C, 80CCC और 80CCD(1)',
    section80CCD1B: 'एनपीएस में अपना अंशदान, धारा 80CCD(1B)',
    section80CCD2: 'एनपीएस में नियोक्ता का अंशदान, धारा 80CCD(2)',
    section80D: 'स्वास्थ्य बीमा, धारा 80D',
    section80E: 'शिक्षा ऋण, धारा 80E',
    section80CCH: 'अग्निपथ, धारा 80CCH',
    section80G: 'दान, धारा 80G',
    section80TTA: 'बचत खाते का ब्याज, धारा 80TTA',
    otherDeductions: 'अन्य कटौतियाँ, अध्याय VI-A',
    deductions: 'कटौतियाँ, अध्याय VI-A',
    totalIncome: 'कुल आय',
    taxOnIncome: 'कुल आय पर कर',
    rebate: 'कर छूट, धारा 87A',
    surcharge: 'अधिभार',
    cess: 'स्वास्थ्य और शिक्षा उपकर',
    taxPayable: 'देय कर',
    relief: 'राहत, धारा 89',
    netTax: 'निवल देय कर',
    taxDeducted: 'स्रोत पर काटा गया कर (टीडीएस)',
  },
  place: ({ page, line }) => `पन्ना ${page}, पंक्ति ${line}`,
  placeIn: (name, { page, line }) => `${name}: पन्ना ${page}, पंक्ति ${line}`,
  statuses: {
    proved: 'जोड़ से पुष्ट',
    unproved: 'किसी जोड़ से पुष्ट नहीं',
    contradicted: 'जोड़ नहीं मिलता, कृपया जाँचें',
  },
  claimedAndAllowed: (claimed, allowed) => `दावा ${claimed}, मान्य ${allowed}`,
  unreadable: 'रकम अंकों में लिखें, जैसे 1,50,000।',
  aisHeading: 'एआईएस में ब्याज और लाभांश',
  notCounted: (code) => `${code}: नहीं गिना गया। अगर यह आय है, तो इसे अनुमान में जोड़ें।`,
  interest: 'ब्याज',
  dividends: 'लाभांश',
  source: 'स्रोत',
  information: 'कोड',
  amount: 'रकम',
  where: 'जगह',
  inJson: 'JSON',
  regimeQuestion: 'फ़ॉर्म की कर व्यवस्था',
  regimes: { old: 'पुरानी', new: 'नई' },
  comparison: (year, regime) => `${year} का फ़ॉर्म 16 और अनुमान, ${regime === 'old' ? 'पुरानी' : 'नई'} कर व्यवस्था`,
  row: 'मद',
  inForm: 'फ़ॉर्म 16',
  inEstimate: 'अनुमान',
  why: 'अंतर',
  same: 'बराबर',
  reasons: {
    limit: 'अधिनियम इससे ज़्यादा नहीं मानता।',
    regime: 'नई कर व्यवस्था में यह मान्य नहीं है।',
    fromAis: 'एआईएस में ब्याज और लाभांश ज़्यादा हैं।',
    edited: 'जो आँकड़ा लिया गया है वह अलग है: आपने बदला है, या दावा मान्य नहीं हुआ।',
    together: 'हर नियोक्ता ने दूसरे का वेतन जोड़े बिना गणना की।',
    sum: 'ऊपर की मदों का नतीजा।',
    rules: 'आय बराबर है। 60 से ज़्यादा उम्र, कोई राहत, या अलग दर वाली आय इसका कारण हो सकती है।',
  },
  due: (amount) => `इन आँकड़ों से, काटे गए कर के बाद ${amount} कर बाकी है।`,
  refund: (amount) => `इन आँकड़ों से, ${amount} कर ज़्यादा काटा गया।`,
  settled: 'इन आँकड़ों से, काटा गया कर ठीक उतना ही है जितना कर बनता है।',
  noYear: 'किसी फ़ाइल का साल ऐसा नहीं है जिसके नियम यहाँ हों, इसलिए तुलना के लिए कुछ नहीं है।',
  fill: 'ये आँकड़े अनुमान में भरें',
  fillNote:
    'फ़ॉर्म 16 में मूल वेतन नहीं छपता, इसलिए अनुमान उसकी जगह धारा 17(1) का पूरा वेतन लेता है। यह जानकारी है, सलाह नहीं: अंत में विवरणी ही मान्य है।',
};
