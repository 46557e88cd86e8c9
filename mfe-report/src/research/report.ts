import type { FiveYears, Year } from '../domain/accounts.ts';
import type { RatioId } from '../domain/ratios.ts';
import type { ReportCard } from './reportCards.ts';

/** The sections of every report, in their order. */
export const sections = [
  { id: 'what-it-does', heading: 'What the company does' },
  { id: 'how-it-earns', heading: 'How it earns' },
  { id: 'five-years', heading: 'Five years in figures' },
  { id: 'ratios', heading: 'What the ratios say' },
  { id: 'could-go-right', heading: 'What could go right' },
  { id: 'could-go-wrong', heading: 'What could go wrong' },
  { id: 'read-next', heading: 'What to read next' },
] as const;

type SectionId = (typeof sections)[number]['id'];

/** A report of a made-up company: its closed years, the ratios to show of them, and its text by section. */
export interface ResearchReport {
  readonly card: ReportCard;
  readonly years: FiveYears<Year>;
  readonly ratios: readonly RatioId[];
  /** Paragraphs, in which `[provident fund](epf)` names a term of the glossary. */
  readonly text: Readonly<Record<SectionId, readonly string[]>>;
  /** Terms of the glossary, by their ids, that help with this report. */
  readonly glossary: readonly { readonly id: string; readonly term: string }[];
}
