import type { Language } from '@artha/shared';
import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { glossary } from './en/glossary.ts';
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

/** The words of the glossary’s pages. */
export type GlossaryWords = typeof glossary;

/** All texts of the glossary in one language, except the definitions, which load when they are read. */
export interface GlossaryTexts extends GlossaryWords {
  readonly language: Language;
  /** The paths of its pages: the list, and the terms below it. */
  readonly path: string;
  readonly names: ByTerm<string>;
  readonly search: TermSearch;
  /** A term’s definition, example and neighbours. */
  readonly TermContent: ComponentType<TermContentProps>;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts, useTexts } = createTexts<GlossaryTexts>();
