import { createTexts } from '@artha/shared/remote';
import type { DocumentNote } from '../domain/forms/combineDocuments.ts';
import type { DifferenceReason } from '../domain/forms/compareWithEstimate.ts';
import type { FigureStatus } from '../domain/forms/form16.ts';
import type { FormRow } from '../domain/forms/formRow.ts';
import type { Place } from '../domain/forms/printedPage.ts';
import type { RegimeId } from '../domain/regimes.ts';

/** The texts of the figures of Form 16 and AIS. Amounts come as they are shown. */
export interface FormResultTexts {
  readonly note: (note: DocumentNote) => string;
  readonly notesHeading: string;
  readonly figuresHeading: string;
  readonly figuresLead: (proved: number, all: number) => string;
  readonly rows: Readonly<Record<FormRow, string>>;
  readonly place: (place: Place) => string;
  /** The same with the name of the file, if there are several. */
  readonly placeIn: (name: string, place: Place) => string;
  readonly statuses: Readonly<Record<FigureStatus, string>>;
  readonly claimedAndAllowed: (claimed: string, allowed: string) => string;
  readonly unreadable: string;
  readonly aisHeading: string;
  readonly interest: string;
  readonly dividends: string;
  readonly source: string;
  readonly information: string;
  readonly amount: string;
  readonly where: string;
  readonly inJson: string;
  readonly regimeQuestion: string;
  readonly regimes: Readonly<Record<RegimeId, string>>;
  readonly comparison: (year: string, regime: RegimeId) => string;
  readonly row: string;
  readonly inForm: string;
  readonly inEstimate: string;
  readonly why: string;
  readonly same: string;
  readonly reasons: Readonly<Record<DifferenceReason, string>>;
  readonly due: (amount: string) => string;
  readonly refund: (amount: string) => string;
  readonly settled: string;
  readonly noYear: string;
  readonly fill: string;
  readonly fillNote: string;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts: FormResultTextsProvider, useTexts: useFormResultTexts } = createTexts<FormResultTexts>();
