import { hindiWords, inLakh } from '@artha/shared/format';
import type { RatioWords } from '../../domain/ratios/ratioWords.ts';
import { formulaNames } from './formulaNames.ts';
import { labels } from './labels.ts';

function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} और ${last}` : last;
}

/** Values of ratios in Hindi. */
export const ratioWords: RatioWords = {
  label: (input) => labels[input],
  ratio: formulaNames.term,
  inLakh: (rupees) => inLakh(rupees, hindiWords),
  days: (count) => `${count} दिन`,
  periods: (count) => `${count} ${count === '1' ? 'अवधि' : 'अवधियाँ'}`,
  needs: (missing) => `इसके लिए चाहिए: ${listWords(missing)}।`,
  tooLarge: 'परिणाम दिखाने के लिए बहुत बड़ा है।',
  negativeRate: 'प्रति अवधि दर शून्य से नीचे है, जबकि सूत्र को शून्य या उससे ज़्यादा चाहिए।',
  noPeriods: (periods) => `अवधियों की संख्या ${periods} है, जबकि कम से कम एक होनी चाहिए।`,
  rateNearZero: 'प्रति अवधि दर शून्य के इतने पास है कि गणना नहीं हो सकती।',
  outOfRange: 'आँकड़े इतने बड़े या छोटे हैं कि गणना नहीं हो सकती।',
  neverBack: (interest, income) => `निवेश पर हर अवधि का ब्याज ${interest} है और आता केवल ${income} है: पैसा कभी नहीं लौटता।`,
  dividedByZero: (label, zero) => `“${label}” ${zero} है, और शून्य से भाग नहीं दिया जा सकता।`,
  negativeDivisor: (label, value) => `“${label}” शून्य से नीचे (${value}) है, इसलिए परिणाम का कोई अर्थ नहीं होगा।`,
};
