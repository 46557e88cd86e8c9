import type { FormFacts } from './formFacts.ts';
import type { FormRow } from './formRow.ts';
import type { Place } from './printedPage.ts';

/** proved: a printed sum includes it; unproved: no sum does; contradicted: a sum or another figure of its row disagrees. */
export type FigureStatus = 'proved' | 'unproved' | 'contradicted';

/** A figure of a form, in whole paise; negative for a loss. */
export interface FormFigure {
  /** Of Chapter VI-A the amount that is allowed. */
  readonly paise: number;
  /** Of Chapter VI-A the amount that was claimed, if it is printed. */
  readonly claimedPaise?: number;
  readonly place: Place;
  readonly status: FigureStatus;
}

/** The figures of a form by row; a row that is not printed is absent. */
export type FormFigures = Readonly<Partial<Record<FormRow, FormFigure>>>;

/** A Form 16 as it was read. */
export interface Form16 {
  readonly facts: FormFacts;
  readonly figures: FormFigures;
}
