import { hindiWords, longDate } from '@artha/shared/format';
import type { LegalTexts } from '../en/legal.tsx';

/** The words around a legal text in Hindi. */
export const legalHindi: LegalTexts = {
  lead: (name, changed) => (
    <>
      {name}। पहले मुख्य बातें हिन्दी में, नीचे पूरा पाठ अंग्रेज़ी में। पिछला बदलाव: {changed}।
    </>
  ),
  formatDay: (day) => longDate(day, hindiWords),
  inEnglish: 'पूरा पाठ अंग्रेज़ी में है, और वही मान्य है। ऊपर की मुख्य बातें समझने में मदद के लिए हैं।',
};
