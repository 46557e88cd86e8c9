/** The smallest gap before a word that begins a column, in line heights: smaller gaps are spaces. */
export const minGapBeforeColumn = 0.6;
/** Words further apart than this, in line heights, belong to titles of two columns. */
export const minTitleGap = 0.8;
/** A text after a gap of this many line heights does not continue the text before. */
export const minGapBetweenTexts = 1.5;
/** Lines of one row follow each other within this many line heights. */
export const maxPitchInRow = 1.7;
