import { createTexts } from '@artha/shared/remote';
import type { PasteProblem, PasteUnit } from '../domain/figures/pastedYears.ts';
import type { FigureFault } from '../domain/figures/readFigure.ts';
import type { FormulaNames } from '../domain/ratios/formulaNames.ts';
import type { FigureGroup, InputId } from '../domain/ratios/inputs.ts';
import type { RatioWords } from '../domain/ratios/ratioWords.ts';
import type { Reading } from '../domain/ratios/reading.ts';
import type { TermId } from '../domain/termIds.ts';

/** Which PDF it is: the sample factsheet, or the report on a person's figures. */
export type PdfKind = 'factsheet' | 'report';

/** What a PDF is called on the page. */
interface PdfTexts {
  /** What it is, in a sentence. */
  readonly explanation: string;
  /** Of its frame. */
  readonly title: string;
  readonly download: string;
  readonly open: string;
}

/** The texts of the report: the figures, the results, the PDF. */
export interface PanelTexts {
  readonly ratios: RatioWords;
  readonly formulaNames: FormulaNames;
  readonly readings: Readonly<Record<TermId, Reading>>;
  readonly hints: Readonly<Partial<Record<InputId, string>>>;
  readonly groups: Readonly<Record<FigureGroup, string>>;
  readonly figureFaults: Readonly<Record<FigureFault, (label: string) => string>>;
  readonly pasteProblem: (problem: PasteProblem) => string;
  readonly heading: string;
  readonly contentOf: (terms: number) => string;
  readonly noTermTicked: string;
  readonly figures: string;
  readonly figuresLead: string;
  readonly fillSample: string;
  readonly sampleFilled: string;
  readonly sampleFigures: string;
  readonly sample: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkNotCopied: string;
  readonly clear: string;
  readonly cleared: string;
  readonly undo: string;
  readonly undone: string;
  readonly figureOf: (label: string, year: string) => string;
  readonly earlierYear: string;
  readonly yearName: (number: number, count: number) => string;
  readonly removeYear: (label: string) => string;
  readonly yearNameFault: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly pasteUnit: string;
  readonly pasteUnits: Readonly<Record<PasteUnit, string>>;
  readonly takeOver: string;
  readonly nothingTaken: string;
  readonly taken: (rows: number, years: number) => string;
  readonly makingPdf: string;
  readonly noPdf: string;
  readonly pdfFailed: string;
  readonly olderPdf: string;
  readonly pdfs: Readonly<Record<PdfKind, PdfTexts>>;
  readonly contents: string;
  readonly inThisReport: string;
  readonly atAGlance: (year: string) => string;
  readonly notDefined: string;
  readonly countedRatios: (count: number, hasResults: boolean) => string;
  readonly education: string;
  readonly read: string;
  readonly watch: string;
  readonly differs: string;
  readonly onYourFigures: (name: string) => string;
  readonly year: string;
  readonly workedOut: string;
  readonly value: string;
  readonly undefinedFor: (reason: string) => string;
  readonly bars: (name: string, values: string) => string;
  readonly copyLatex: string;
  readonly latexCopied: string;
  readonly copySheet: string;
  readonly sheetCopied: (cells: string) => string;
  readonly notCopied: string;
}

/** The texts of the report in the screen’s language, for everything that is rendered in `PanelTextsProvider`. */
export const { Texts: PanelTextsProvider, useTexts: usePanelTexts } = createTexts<PanelTexts>();
