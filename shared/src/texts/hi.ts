import type { SharedTexts } from './sharedTexts.ts';

/** The words of shared components in Hindi. */
export const sharedHindi: SharedTexts = {
  close: 'बंद करें',
  clear: 'साफ़ करें',
  retry: 'फिर कोशिश करें',
  contents: 'इस पन्ने पर',
  chooseFile: 'फ़ाइल चुनें',
  changeFile: 'बदलें',
  problem: 'कुछ जानकारी ठीक करनी है',
  debit: 'निकासी',
  credit: 'जमा',
  newTab: '(नए टैब में खुलता है)',
  definition: 'अर्थ',
  definitionInNewTab: '(अर्थ, नए टैब में खुलता है)',
  code: 'सहायता के लिए कोड: {code}',
  partFailed: 'यह हिस्सा लोड नहीं हुआ: {name}। पन्ने पर बाकी सब काम कर रहा है।',
  search: 'खोज',
  foundOne: '“{words}” से 1 शब्द मिला।',
  found: '“{words}” से {count} शब्द मिले, सबसे मिलता-जुलता पहले।',
  noMatch: '“{words}” से कोई शब्द नहीं मिला।',
  searchHint: 'कम अक्षर लिखकर देखें, या छोटे नाम की जगह पूरा नाम।',
};
