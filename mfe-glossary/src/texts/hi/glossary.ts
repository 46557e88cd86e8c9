import type { GlossaryWords } from '../texts.ts';

/** The words of the glossary in Hindi. */
export const glossary: GlossaryWords = {
  title: 'पैसे के शब्द, आसान भाषा में।',
  lead: 'भारतीय बैंकिंग, कर और बाज़ार के 300 शब्द, हर शब्द का अपना पन्ना।',
  searchLabel: 'शब्द खोजें...',
  clear: 'हटाएँ',
  letters: 'अक्षर के अनुसार शब्द',
  matches: 'मिले हुए शब्द',
  misspelt: 'क्या आपका मतलब यह था',
  contained: 'इन शब्दों में आए नाम',
  mentioned: 'इन अर्थों में इसका ज़िक्र है',
  nearest: 'सबसे पास के शब्द',
  found: (count, words) => `“${words}” के लिए ${String(count)} शब्द मिले।`,
  noMatch: (words) => `“${words}” से कोई शब्द नहीं मिला।`,
  loading: 'अर्थ खुल रहा है…',
  unknownTerm: 'यह शब्द यहाँ नहीं है',
  unknownTermLead: 'हो सकता है यह किसी दूसरे नाम से हो। सभी शब्दों में खोजें।',
  example: 'उदाहरण',
  related: 'जुड़े हुए शब्द',
  usedIn: 'यहाँ काम आता है',
  source: 'स्रोत',
  allTerms: 'सभी शब्द',
  wholePage: 'पूरा पन्ना खोलें',
  close: 'बंद करें',
  definition: 'अर्थ',
  toolNames: {
    tax: 'आयकर कैलकुलेटर',
    report: 'अनुपात रिपोर्ट',
    research: 'शेयर रिसर्च',
    categorizer: 'बैंक स्टेटमेंट वर्गीकरण',
  },
};
