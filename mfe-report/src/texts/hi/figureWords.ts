import { hindiWords } from '@artha/shared/format';
import type { FigureWords } from '../../research/content/figures.ts';

/** Figures in the texts of reports, in Hindi. */
export const figureWords: FigureWords = { crore: hindiWords.crore, days: 'दिन' };
