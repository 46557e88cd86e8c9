import { hindiWords } from '@artha/shared/format';
import type { parts as words } from '../en/parts.ts';

const monthName = (month: number): string => hindiWords.months[(month + 2) % 12] ?? '';

/** The texts of employers and homes by months, and of leaving an employer, in Hindi. */
export const parts: typeof words = {
  monthName,
  months: ({ from, to }) => {
    if (from === to) return monthName(from);
    return from === 1 && to === 12 ? '' : `${monthName(from)} से ${monthName(to)} तक`;
  },
  from: 'किस महीने से',
  to: 'किस महीने तक',
  jobMonths: 'वे महीने जिनमें इस नियोक्ता ने ऊपर का वेतन दिया',
  job: (position) => `नियोक्ता ${position}`,
  addJob: 'एक और नियोक्ता जोड़ें',
  removeJob: (position) => `नियोक्ता ${position} हटाएँ`,
  ofTheseMonths: 'इन सभी महीनों का जोड़।',
  jobTax: { label: 'इस नियोक्ता का काटा टीडीएस', hint: 'नीचे के टीडीएस में इसे दोबारा न जोड़ें।' },
  homeMonths: 'वे महीने जिनका यह किराया चुकाया',
  home: (position) => `घर ${position}`,
  addHome: 'एक और घर या किराया जोड़ें',
  removeHome: (position) => `घर ${position} हटाएँ`,
  homeRent: { label: 'चुकाया गया किराया', hint: 'इन सभी महीनों का जोड़।' },
  leavingRule: 'नौकरी छोड़ने पर ग्रेच्युटी या अवकाश नकदीकरण',
  leavingHint: 'अगर इस साल सेवानिवृत्त हुए या नौकरी छोड़ी। दोनों व्यवस्थाओं में दोनों पर एक सीमा तक कर नहीं लगता।',
  notLeft: 'इस साल नहीं मिला',
  leavingRules: {
    covered: 'उपदान संदाय अधिनियम में आने वाला नियोक्ता',
    others: 'कोई और नियोक्ता',
    government: 'केंद्र या राज्य सरकार',
    form16: 'फ़ॉर्म 16 में लिखी छूट की रकम',
  },
  leavingFields: {
    gratuity: { label: 'मिली ग्रेच्युटी', hint: 'यह ऊपर की रकमों में शामिल नहीं है।' },
    leavePay: {
      label: 'मिला अवकाश नकदीकरण',
      hint: 'नौकरी छोड़ते समय। नौकरी के दौरान मिली ऐसी रकम पर पूरा कर लगता है: उसे अन्य भत्तों में जोड़ें।',
    },
    lastSalary: { label: 'आख़िरी मासिक वेतन', hint: 'मूल वेतन और महँगाई भत्ता।' },
    averageSalary: {
      label: 'औसत मासिक वेतन',
      hint: 'पिछले दस महीनों का: मूल वेतन, उस महँगाई भत्ते के साथ जो पेंशन में गिना जाता है।',
    },
    gratuityEarlier: { label: 'पिछले सालों में ग्रेच्युटी पर मिली छूट', hint: 'इससे इस साल की सीमा घटती है।' },
    leavePayEarlier: {
      label: 'पिछले सालों में अवकाश नकदीकरण पर मिली छूट',
      hint: 'इससे इस साल की सीमा घटती है।',
    },
    years: { label: 'नौकरी के पूरे साल', hint: 'जिस नियोक्ता को छोड़ा, उसके यहाँ।' },
    months: { label: 'उनके ऊपर के महीने', hint: 'ग्रेच्युटी में छह से ज़्यादा महीने एक साल गिने जाते हैं।' },
    leaveDays: { label: 'बची हुई अर्जित छुट्टियाँ, दिनों में', hint: 'हर पूरे साल के ज़्यादा से ज़्यादा 30 दिन गिने जाते हैं।' },
  },
  leavingLine: {
    gratuity: ([received = '', earned = '', limit = ''], exempt, rule) =>
      `ग्रेच्युटी: मिली रकम (${received}), हर साल के लिए ${rule === 'covered' ? 'आख़िरी मासिक वेतन का 15/26' : 'औसत मासिक वेतन का आधा'} (${earned}) और सीमा (${limit}), इनमें जो सबसे कम हो, वह कर से मुक्त है: ${exempt}।`,
    leavePay: ([received = '', leave = '', tenMonths = '', limit = ''], exempt) =>
      `अवकाश नकदीकरण: मिली रकम (${received}), बची छुट्टियों का वेतन (${leave}), दस महीनों का औसत वेतन (${tenMonths}) और सीमा (${limit}), इनमें जो सबसे कम हो, वह कर से मुक्त है: ${exempt}।`,
  },
  severalHeading: 'कई नियोक्ता हों तो कितना कर बाकी रहता है',
  severalLead: (old, recent, section) =>
    `जिस नियोक्ता को दूसरे वेतन का पता नहीं, वह कर काटते समय (${section}) निचले स्लैब और मानक कटौती दोबारा दे देता है। पूरे वेतन पर कर इससे ज़्यादा है: पुरानी व्यवस्था में ${old} और नई में ${recent} नहीं कटता। यह कर नीचे दी तारीखों तक अग्रिम कर के रूप में चुकाएँ, या ब्याज के साथ विवरणी भरते समय।`,
  tellEmployer: {
    1961: 'मौजूदा नियोक्ता को पहले के वेतन की जानकारी (फ़ॉर्म 12B) दें, तो वह बाकी कर काट लेता है।',
    2025: 'मौजूदा नियोक्ता को पहले के वेतन और उस पर कटे कर की जानकारी दें (2025-26 तक फ़ॉर्म 12B), तो वह बाकी कर काट लेता है।',
  },
  severalTable: 'नियोक्ता के अनुसार वेतन पर कर, रुपयों में',
  deductedAlone: 'किसने काटा',
  onAllSalary: 'पूरे वेतन पर कर',
  notDeducted: 'किसी ने नहीं काटा',
};
