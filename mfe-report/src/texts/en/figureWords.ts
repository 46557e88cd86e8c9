import type { FigureWords } from '../../research/content/figures.ts';

/** Figures in the texts of reports, in English. */
export const figureWords: FigureWords = { crore: 'crore', days: 'days' };
