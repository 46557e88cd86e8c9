import type { PlanningTexts } from '../planningTexts.ts';
import { budgetTexts } from './budget.ts';

const countRows = (count: number) => `${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`;

const kept = (isRemembered: boolean) =>
  isRemembered
    ? 'यह सिर्फ़ इसी ब्राउज़र में रहता है और कभी भेजा नहीं जाता।'
    : 'आपका ब्राउज़र इसे याद नहीं रखने देता: यह इस पन्ने को छोड़ने तक ही रहेगा।';

const sides = { debit: 'गया पैसा', credit: 'आया पैसा', either: 'आया या गया पैसा' } as const;

/** Own rules and budget in Hindi. */
export const planning: PlanningTexts = {
  ...budgetTexts,
  categoryLabel: 'श्रेणी',
  choose: 'श्रेणी चुनें',
  remove: 'हटाएँ',
  rules: {
    title: 'आपके अपने नियम',
    lead: (isRemembered) =>
      `जिस पहले नियम के शब्द विवरण में हों, पंक्ति को उसी की श्रेणी मिलती है। किसी एक पक्ष के लिए आपकी चुनी हुई श्रेणी इससे ऊपर है। ${kept(isRemembered)}`,
    words: 'विवरण के शब्द',
    side: 'किस पर लागू',
    sides,
    addRule: 'नियम जोड़ें',
    tried: (rows) => (rows === 0 ? 'इस तालिका की किसी पंक्ति में ये शब्द नहीं हैं।' : `इस तालिका में ${countRows(rows)}।`),
    preview: (changes) => (changes === 0 ? 'इसे जोड़ने से कोई पंक्ति नहीं बदलेगी।' : `इसे जोड़ने से ${countRows(changes)} बदलेंगी:`),
    change: (description, before, after) => `${description}: ${before} की जगह ${after}`,
    moveUp: 'ऊपर करें',
    moveDown: 'नीचे करें',
    moveRuleUp: (words) => `ऊपर करें: नियम “${words}”`,
    moveRuleDown: (words) => `नीचे करें: नियम “${words}”`,
    moved: (changes) => (changes === 0 ? 'क्रम बदला। कोई पंक्ति नहीं बदली।' : `क्रम बदला। ${countRows(changes)} बदलीं।`),
    triedRow: (description, before) => `${description} (अभी ${before})`,
    entry: (words, side, category, rows) => `“${words}” (${sides[side]}): ${category}, ${countRows(rows)}`,
    removeRule: (words) => `नियम “${words}” हटाएँ`,
    save: 'नियम फ़ाइल में सहेजें',
    add: 'फ़ाइल से नियम जोड़ें',
    file: 'नियमों की फ़ाइल',
    added: (count) => `${count} ${count === 1 ? 'नियम जोड़ा गया' : 'नियम जोड़े गए'}।`,
    noRuleFile: (fileName) => `${fileName} नियमों की फ़ाइल नहीं है।`,
  },
  ownCategories: {
    title: 'आपकी अपनी श्रेणियाँ',
    lead: (isRemembered) => `इन्हें पंक्तियों, उनके हिस्सों, नियमों और बजट के लिए चुन सकते हैं। ${kept(isRemembered)}`,
    name: 'श्रेणी का नाम',
    add: 'श्रेणी जोड़ें',
    faults: {
      unfit: 'ज़्यादा से ज़्यादा 40 अक्षर लिखें, बिना अल्पविराम और उद्धरण चिह्न के, और अक्षर या अंक से शुरू करें।',
      known: 'इस नाम की श्रेणी पहले से है।',
      'too many': 'आपकी 50 श्रेणियाँ हैं। पहले एक हटाएँ।',
    },
    removeCategory: (name) => `श्रेणी ${name} हटाएँ`,
  },
  work: {
    title: 'अगले महीने के लिए आपका काम',
    lead: 'एक फ़ाइल में आपके नियम, श्रेणियाँ, सुधार, बाँटी गई पंक्तियाँ और बजट, पर कोई स्टेटमेंट नहीं। इसमें सुधारों और बाँटी गई पंक्तियों के पक्षों के नाम और विवरण होते हैं। इसे अगले स्टेटमेंट के साथ या किसी और डिवाइस पर खोलें। यह हमें कभी नहीं मिलती।',
    save: 'अपना काम फ़ाइल में सहेजें',
    open: 'अपने काम की फ़ाइल खोलें',
    file: 'आपके काम की फ़ाइल',
    opened: ({ rules, ownCategories, corrections, splits, budget }) =>
      `खुल गई: नियम ${rules.length}, श्रेणियाँ ${ownCategories.length}, सुधार ${corrections.length}, बाँटी गई पंक्तियाँ ${splits.length}, बजट ${budget.length}।`,
    noWorkFile: (fileName) => `${fileName} आपके काम की फ़ाइल नहीं है।`,
  },
  budget: {
    ...budgetTexts.budget,
    lead: (isRemembered) => `हर श्रेणी में आप महीने में कितना ख़र्च करना चाहते हैं। ${kept(isRemembered)}`,
    monthly: 'महीने में ज़्यादा से ज़्यादा',
    set: 'बजट तय करें',
    noLine: 'शून्य से ज़्यादा राशि लिखें।',
    removeLine: (category) => `${category} का बजट हटाएँ`,
  },
};
