import { MOST_YEARS } from '../../domain/figures/reportYears.ts';
import type { PanelTexts } from '../panelTexts.ts';
import { formulaNames } from './formulaNames.ts';
import { furtherTexts } from './furtherTexts.ts';
import { own } from './own.ts';
import { paper } from './paper.ts';
import { ratioWords } from './ratioWords.ts';
import { readings } from './readings.ts';
import { workbook } from './workbook.ts';

const SAMPLE_COMPANY = 'कावेरी लंच बॉक्स, एक काल्पनिक कंपनी';

/** The report in Hindi. */
export const panel: PanelTexts = {
  ratios: ratioWords,
  formulaNames,
  readings,
  furtherTexts,
  own,
  paper,
  workbook,
  hints: {
    netSales: 'बिक्री में से वापसी और छूट घटाकर; अक्सर बिक्री आय के बराबर।',
    netCreditSales: 'साल की निवल बिक्री का वह हिस्सा जिसका भुगतान ग्राहक बाद में करते हैं।',
    costOfGoodsSold: 'जो माल बिका, उसे ख़रीदने या बनाने में जो लगा।',
    operatingExpenses: 'किराया, वेतन, मशीनों की घिसाई आदि; माल की लागत के बिना।',
    taxes: 'कर वापस मिला हो तो शून्य से नीचे।',
    netProfit: 'हर ख़र्च, ब्याज और कर के बाद; घाटा हो तो शून्य से नीचे।',
    operatingProfit: 'ब्याज और कर से पहले का लाभ; घाटा हो तो शून्य से नीचे।',
    depreciation: 'मशीनों, इमारतों और अधिकारों की साल भर की घिसाई।',
    inventory: 'साल के आख़िरी दिन स्टॉक में पड़ा माल।',
    accountsReceivable: 'साल के आख़िरी दिन ग्राहकों पर बकाया।',
    totalLiabilities: 'दूसरों को जो कुछ देना है, मालिकों के हिस्से के बिना।',
    currentLiabilities: 'जो एक साल के भीतर चुकाना है।',
    totalDebt: 'छोटी और लंबी अवधि के ऋण और दूसरे उधार।',
    shareholdersEquity: 'शेयर पूंजी और आरक्षित निधि: मालिकों का हिस्सा।',
    averageTotalAssets: 'साल की शुरुआत और अंत के जोड़ का आधा।',
    averageInventory: 'शुरुआती और आख़िरी स्टॉक के जोड़ का आधा।',
    averageAccountsReceivable: 'पहले और आख़िरी दिन ग्राहकों पर बकाये के जोड़ का आधा।',
    averageAccountsPayable: 'पहले और आख़िरी दिन आपूर्तिकर्ताओं के बकाये के जोड़ का आधा।',
    operatingCashFlow: 'नकद प्रवाह विवरण से; नकद बाहर गया हो तो शून्य से नीचे।',
    capitalExpenditure: 'मशीनों, इमारतों आदि पर ख़र्च।',
    numberOfShares: 'कंपनी के सारे शेयर; 10 लाख या 2 करोड़ भी लिख सकते हैं।',
    earningsGrowth: 'अपेक्षित, प्रतिशत में।',
    periodicCashFlow: 'हर अवधि में जो आता है, हर बार उतना ही।',
    rate: 'एक अवधि में पैसे की लागत या कमाई, प्रतिशत में।',
    gainFromInvestment: 'उससे जो कुछ मिला।',
  },
  groups: {
    profitAndLoss: 'लाभ-हानि खाता',
    balanceSheet: 'तुलन पत्र',
    averages: 'साल भर के औसत',
    cashFlow: 'नकद प्रवाह',
    shares: 'शेयर',
    project: 'एक परियोजना',
    unit: 'एक इकाई',
  },
  figureFaults: {
    negative: (label) => `“${label}” शून्य से नीचे नहीं हो सकता।`,
    huge: (label) => `“${label}” ज़्यादा से ज़्यादा पचास लाख करोड़ रुपये हो सकता है। शून्य जाँच लें।`,
    unreadable: (label) => `“${label}” की रकम अंकों में लिखें, जैसे 15,00,000, 15 लाख या 1.5 करोड़।`,
    unreadableRate: () => 'दर प्रतिशत में लिखें, जैसे 10 या 10.5%।',
    hugeRate: () => 'दर ज़्यादा से ज़्यादा 1,000% हो सकती है।',
    unreadablePeriods: () => 'अवधियों की संख्या अंकों में लिखें, जैसे 5।',
    unreadableCount: (label) => `“${label}” संख्या में लिखें, जैसे 1,00,000 या 10 लाख।`,
    tooManyPeriods: () => 'ज़्यादा से ज़्यादा 1,000 अवधियाँ हो सकती हैं।',
  },
  pasteProblem: (problem) => {
    switch (problem.kind) {
      case 'unknown':
        return `“${problem.name}” ऐसा आँकड़ा नहीं है जो इन अनुपातों में लगता हो।`;
      case 'repeated':
        return `“${problem.name}” छोड़ दिया गया: “${ratioWords.label(problem.input)}” पहले आ चुका है।`;
      case 'columns':
        return `आँकड़ों के ${problem.count} कॉलम हैं। आख़िरी ${MOST_YEARS} लिए गए।`;
      case 'cell':
        return `“${problem.name}” वाली पंक्ति में “${problem.content}” समझ में नहीं आया।`;
    }
  },
  heading: 'आपकी रिपोर्ट',
  contentOf: (terms) => `${terms} ${terms === 1 ? 'अनुपात, उसका' : 'अनुपात, हर एक का'} अर्थ, सूत्र और आपके आँकड़ों पर उसका मान।`,
  noTermTicked: 'अब किसी अनुपात पर निशान नहीं है। यह उनकी रिपोर्ट है जिन पर आख़िर में निशान था।',
  figures: 'आपके आँकड़े',
  figuresLead:
    'हर आँकड़ा एक ही बार पूछा जाता है, और हर अनुपात अपने काम का ले लेता है। 15,00,000, 15 लाख या 1.5 करोड़ लिखिए। कुछ भी इस डिवाइस से बाहर नहीं जाता।',
  company: 'कंपनी का नाम, अगर देना चाहें',
  companyHint: 'यह रिपोर्ट पर और उसकी फ़ाइल के नाम में आता है।',
  startReport: 'रिपोर्ट के लिए आँकड़े लिखें',
  inGlossary: 'शब्दावली में:',
  fillSample: 'नमूना आँकड़े भरें',
  sampleFilled: `नमूने के आँकड़े भर दिए गए: ${SAMPLE_COMPANY}।`,
  sampleFigures: `ये आँकड़े नमूने के हैं: ${SAMPLE_COMPANY}।`,
  sample: 'नमूना।',
  copyLink: 'आँकड़ों के साथ लिंक कॉपी करें',
  linkCopied: 'लिंक कॉपी हो गया। इसमें आपके आँकड़े हैं: जिसके पास लिंक होगा, वह उन्हें पढ़ सकता है।',
  linkNotCopied: 'लिंक कॉपी नहीं हो सका: ब्राउज़र इस पन्ने को क्लिपबोर्ड में लिखने नहीं देता।',
  clear: 'साफ़ करें',
  cleared: 'सारे आँकड़े हट गए।',
  undo: 'वापस लाएँ',
  undone: 'आपके आँकड़े वापस आ गए।',
  imbalance: (year, assets, claims) =>
    `${year}: कुल परिसंपत्तियाँ ${assets} हैं, जबकि कुल देयताएँ और शेयरधारकों की इक्विटी मिलकर ${claims} हैं। दोनों बराबर होने चाहिए: तीनों आँकड़े जाँच लें।`,
  contradiction: (year, part, whole) =>
    `${year}: “${part}”, “${whole}” का हिस्सा है और उससे ज़्यादा नहीं हो सकता। दोनों जाँच लें।`,
  figureOf: (label, year) => `${label}, ${year}`,
  earlierYear: 'पहले का साल जोड़ें',
  yearName: (number, count) => `${count} में से साल ${number} का नाम`,
  removeYear: (label) => `${label} हटाएँ`,
  yearNameFault: 'साल का नाम ज़्यादा से ज़्यादा बारह रोमन अक्षरों और अंकों में लिखें, जैसे 2025-26।',
  paste: 'स्प्रेडशीट से चिपकाएँ',
  pasteHint: 'पहले कॉलम में नाम और बगल में साल वाले ख़ाने कॉपी करके यहाँ चिपकाएँ।',
  pasteUnit: 'रकमें किसमें हैं',
  pasteUnits: { rupees: 'रुपये', thousand: 'हज़ार', lakh: 'लाख', crore: 'करोड़' },
  takeOver: 'आँकड़े लें',
  nothingTaken: 'किसी पंक्ति में आँकड़े का नाम नहीं है। पहले कॉलम में “कुल परिसंपत्तियाँ” जैसे नाम और बाकी में साल रखें।',
  taken: (rows, years) => `${rows} ${rows === 1 ? 'पंक्ति ली गई' : 'पंक्तियाँ ली गईं'}, ${years} साल के लिए।`,
  makingPdf: 'PDF तैयार हो रही है…',
  noPdf: 'PDF नहीं बन सकी।',
  pdfFailed: 'PDF नहीं बन सकी। इस पन्ने की रिपोर्ट में वही सब है।',
  olderPdf: 'PDF आपके ताज़ा चुनाव या आँकड़ों से पुरानी है। नई बन रही है…',
  pdfs: {
    factsheet: {
      explanation:
        'अपने आँकड़े लिखें, और आपकी अपनी रिपोर्ट PDF में बन जाएगी। तब तक यह PDF एक नमूना है: ऐसे फ़ंड की फ़ैक्टशीट जो है ही नहीं, अंग्रेज़ी में।',
      title: 'नमूना फ़ैक्टशीट (PDF)',
      download: 'नमूना फ़ैक्टशीट डाउनलोड करें (PDF)',
      open: 'नमूना फ़ैक्टशीट नए टैब में खोलें',
    },
    report: {
      explanation: 'आपकी रिपोर्ट PDF में तैयार है, जो इसी डिवाइस पर बनी।',
      title: 'आपकी रिपोर्ट (PDF)',
      download: 'रिपोर्ट डाउनलोड करें (PDF)',
      open: 'रिपोर्ट नए टैब में खोलें',
    },
  },
  contents: 'रिपोर्ट में क्या है',
  inThisReport: 'इस रिपोर्ट में',
  atAGlance: (year) => `एक नज़र में, ${year}`,
  notDefined: 'परिभाषित नहीं',
  countedRatios: (count, hasResults) =>
    `${count} अनुपात${hasResults ? ' आपके आँकड़ों पर' : `, और ${count === 1 ? 'उसे' : 'उन्हें'} कैसे पढ़ें`}`,
  education: 'केवल शिक्षा और जानकारी के लिए।',
  read: 'कैसे पढ़ें:',
  watch: 'ध्यान रखें:',
  differs: 'इससे अलग है:',
  onYourFigures: (name) => `आपके आँकड़ों पर ${name}`,
  year: 'साल',
  workedOut: 'गणना',
  value: 'मान',
  undefinedFor: (reason) => `परिभाषित नहीं। ${reason}`,
  bars: (name, values) => `${name} के स्तंभ: ${values}।`,
  copyLatex: 'LaTeX में कॉपी करें',
  latexCopied: 'LaTeX में कॉपी हो गया।',
  copySheet: 'स्प्रेडशीट के लिए कॉपी करें',
  sheetCopied: (cells) => `स्प्रेडशीट के लिए कॉपी हो गया। आँकड़ों वाले ख़ानों के नाम रखें: ${cells}।`,
  notCopied: 'कॉपी नहीं हुआ: ब्राउज़र इस पन्ने को क्लिपबोर्ड में लिखने नहीं देता। चुनने के लिए यह रहा: ',
};
