import type { MathNode } from '../../texts/en/formulas.tex';
import { furtherGlossary } from '../../domain/furtherGlossary.ts';
import { idOf, nameOf, type OwnRatio, type Ratio } from '../../domain/ratios/ratio.ts';
import type { Reading } from '../../domain/ratios/reading.ts';
import { writeMath } from '../../domain/ratios/writeMath.ts';
import type { NamedRatio } from '../../domain/terms.ts';
import { formulaOf } from '../../texts/formulaOf.ts';
import type { PanelTexts } from '../../texts/panelTexts.ts';
import { readingOf } from '../../texts/readingOf.ts';
import type { ChooserWords } from '../../texts/texts.ts';

/** A ratio of the report with everything that the page says of it. */
export interface ReportEntry {
  readonly ratio: Ratio;
  readonly id: string;
  readonly name: string;
  /** Empty for a person’s own ratio. */
  readonly explanation: string;
  readonly reading: Reading | undefined;
  readonly formula: MathNode;
  /** The end of the address of the term in the glossary that explains it. */
  readonly glossaryTerm: string | undefined;
}

function entryOf(ratio: Ratio, chooser: ChooserWords, texts: PanelTexts): ReportEntry {
  const term = chooser.terms.find(({ id }) => id === ratio);
  const further: Readonly<Record<string, { readonly explanation: string } | undefined>> = texts.furtherTexts;
  const id = idOf(ratio);
  const glossary: Readonly<Partial<Record<string, string>>> = furtherGlossary;
  return {
    ratio,
    id,
    name: nameOf(ratio, texts.formulaNames),
    explanation: term?.explanation ?? further[id]?.explanation ?? '',
    reading: readingOf(ratio, texts),
    formula: term ? formulaOf(chooser, term.id) : writeMath(ratio, texts.formulaNames),
    glossaryTerm: glossary[id],
  };
}

/** The ratios of a report in their order: those that the site knows, then a person’s own. */
export function reportEntries(
  terms: readonly NamedRatio[],
  own: readonly OwnRatio[],
  chooser: ChooserWords,
  texts: PanelTexts,
): readonly ReportEntry[] {
  return [...terms.map(({ id }) => id), ...own].map((ratio) => entryOf(ratio, chooser, texts));
}
