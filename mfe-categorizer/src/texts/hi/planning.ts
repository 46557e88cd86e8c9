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
    triedRow: (description, before) => `${description} (अभी ${before})`,
    entry: (words, side, category, rows) => `“${words}” (${sides[side]}): ${category}, ${countRows(rows)}`,
    removeRule: (words) => `नियम “${words}” हटाएँ`,
    save: 'नियम फ़ाइल में सहेजें',
    add: 'फ़ाइल से नियम जोड़ें',
    file: 'नियमों की फ़ाइल',
    added: (count) => `${count} ${count === 1 ? 'नियम जोड़ा गया' : 'नियम जोड़े गए'}।`,
    noRuleFile: (fileName) => `${fileName} नियमों की फ़ाइल नहीं है।`,
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
