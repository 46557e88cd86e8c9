import type { Language } from '@artha/shared';
import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { TermSearch } from './termSearch.ts';
import type { ByTerm } from '../domain/termText.ts';

/** The term that `TermContent` shows. */
export interface TermContentProps {
  /** Of the term: `sip`. */
  readonly id: string;
}

/** Properties of a calculator. */
export interface CalculatorProps {
  /** Whether the address of the page holds its figures. */
  readonly inAddress: boolean;
}

/** The calculators by the terms that have one. */
export type Calculators = ByTerm<ComponentType<CalculatorProps>>;

/** All texts of the glossary in one language, except the definitions, which load when they are read. */
export interface GlossaryTexts {
  readonly language: Language;
  /** The paths of its pages: the list, and the terms below it. */
  readonly path: string;
  readonly names: ByTerm<string>;
  readonly search: TermSearch;
  /** A term’s definition, example and neighbours. */
  readonly TermContent: ComponentType<TermContentProps>;
  readonly title: string;
  readonly lead: string;
  readonly searchLabel: string;
  readonly clear: string;
  readonly letters: string;
  /** Headings of the parts of a search's result, by the kind of match. */
  readonly matches: string;
  readonly contained: string;
  readonly mentioned: string;
  readonly similar: string;
  readonly nearest: string;
  /** @param words what was typed. */
  readonly found: (count: number, words: string) => string;
  readonly noMatch: (words: string) => string;
  readonly loading: string;
  readonly unknownTerm: string;
  readonly unknownTermLead: string;
  readonly example: string;
  readonly related: string;
  readonly usedIn: string;
  readonly source: string;
  readonly allTerms: string;
  readonly wholePage: string;
  /** On the button that closes a dialog. */
  readonly close: string;
  /** Tells screen readers what a link to a term opens. */
  readonly definition: string;
  /** Tools of the site by the ids of `TermFacts`; one without an entry has the name of its card. */
  readonly toolNames: Readonly<Record<string, string>>;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts, useTexts } = createTexts<GlossaryTexts>();
