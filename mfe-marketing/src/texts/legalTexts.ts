import type { ReactNode } from 'react';
import type { LegalText } from '../legal/legalText.ts';

/** What a legal page says in another language than English: its facts. The text itself stays in English. */
export type LegalSummary = Pick<LegalText, 'headline' | 'name' | 'facts'>;

/** The words around a legal text in one language. */
export interface LegalTexts {
  /** Below the heading. @param changed the day of the last change. */
  readonly lead: (name: string, changed: ReactNode) => ReactNode;
  /** How the day of the last change is written. @param day as YYYY-MM-DD. */
  readonly formatDay: (day: string) => string;
  /** Above the text, if it is in another language than the page. */
  readonly inEnglish: string | undefined;
}
