import type { Random } from '../random.ts';

/** The rulings around rows, and the placement of their lines. */
export interface RowForm {
  readonly rulings: 'none' | 'grid' | 'horizontal' | 'vertical' | 'zebra';
  /** The way a ruling is drawn: as a stroke, as a thin filled rectangle, or as the outline of each cell. */
  readonly drawnAs: 'strokes' | 'rectangles' | 'outlines';
  /** The narration column is wide enough that the longest narration takes about this number of lines. */
  readonly narrationLines: 1 | 2 | 3 | 4;
  /** The place in the row of cells with fewer lines; `amounts last`: amounts at its end, all others at its top. */
  readonly cellsAt: 'top' | 'middle' | 'bottom' | 'amounts last';
  /** Free space between rows, as a share of the distance of lines. */
  readonly gap: number;
  readonly wrap: 'words' | 'anywhere';
  /** A line without amounts below this number of rows: with a date, or as a caption of the rows below. */
  readonly note?: { readonly text: string; readonly rowsBefore: number; readonly isCaption?: boolean };
}

/** The rows of a plain layout. */
export const plainRows: RowForm = {
  rulings: 'none',
  drawnAs: 'strokes',
  narrationLines: 1,
  cellsAt: 'top',
  gap: 0.6,
  wrap: 'words',
};

/**
 * If nothing separates rows, the date is on the first line of its row: otherwise no reader could tell the rows apart.
 */
export function drawRows(random: Random): RowForm {
  const rulings = random.pick(['none', 'none', 'grid', 'grid', 'horizontal', 'vertical', 'zebra'] as const);
  const separates = rulings === 'grid' || rulings === 'horizontal';
  const gap = random.pick(separates ? [0.3, 0.6, 1] : [0, 0.6, 1]);
  return {
    rulings,
    drawnAs: random.pick(['strokes', 'rectangles', 'outlines']),
    narrationLines: random.pick([1, 2, 3, 4]),
    cellsAt: gap === 0 ? 'top' : random.pick(['top', 'top', 'middle', 'bottom']),
    gap,
    wrap: random.pick(['words', 'words', 'anywhere']),
  };
}

const notes = [
  'LIEN MARKED FOR 5,000 REF 55102',
  'LIEN REMOVED',
  'CHEQUE BOOK ISSUED 511071 TO 511090',
  'MODE OF OPERATION CHANGED',
];

/** Draws a note between two rows. */
export const drawNote = (random: Random): Required<RowForm>['note'] => ({
  text: random.pick(notes),
  rowsBefore: random.integer(1, 5),
});

/** British banks print the amount of a payment on the first or the last line of its details. */
export const drawBritishRows = (random: Random): Pick<RowForm, 'narrationLines' | 'cellsAt' | 'gap'> =>
  random.chance(0.5) ? { narrationLines: 2, cellsAt: 'amounts last', gap: random.pick([0, 0.6]) } : plainRows;

const captions = [
  'Primary Card Transactions- 414767XXXXXX6705',
  'Retail Purchases and Cash Transactions',
  'Other Fees and Charges',
  'International Transactions',
];

/** Draws the name of a group of rows of a card, between two rows. */
export const drawRowCaption = (random: Random): Required<RowForm>['note'] => ({
  text: random.pick(captions),
  rowsBefore: random.integer(1, 5),
  isCaption: true,
});
