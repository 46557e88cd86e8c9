import { protections } from './pdf/encryption.ts';
import type { PdfForm } from './pdf/writePdf.ts';
import { createRandom } from './random.ts';

/** The way a statement is drawn, which does not change its content. */
export interface Rendering {
  readonly family: 'Helvetica' | 'Times' | 'Courier';
  /** The scale of everything, by the sizes of the text or by one matrix for the page. */
  readonly scale: number;
  readonly scaledBy: 'sizes' | 'matrix';
  /** Points the content is moved right and down. */
  readonly shift: readonly [right: number, down: number];
  /** Quarter turns of the page: declared by the page, or drawn. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly rotatedBy: 'page' | 'text';
  /** The content of one operator: a line, a cell, a word, a character, or a cell with kerned letters. */
  readonly placement: 'line' | 'cell' | 'word' | 'character' | 'kerned';
  /** Whether spaces are drawn, or only left free; and whether drawn spaces are no-break spaces. */
  readonly drawsSpaces: boolean;
  readonly usesNoBreakSpaces: boolean;
  /** Horizontal scaling of the text, in percent. */
  readonly textWidth: number;
  /** The maximum difference between the baselines of cells in a row, as a share of their size. */
  readonly unevenness: number;
  /** The distance of lines and of rows, relative to the usual one. */
  readonly leading: number;
  /** Other marks printed on every page. */
  readonly overlay: 'none' | 'slanted' | 'line on top';
  readonly bold: 'font' | 'twice';
  /** Whether everything is drawn twice at its place, as some printers do to make text darker. */
  readonly drawsTwice: boolean;
  readonly order: 'rows' | 'columns' | 'backwards' | 'shuffled';
  readonly drawsRules: boolean;
  /** Whether the titles are on each page; a template that prints them only once is not affected. */
  readonly titlesOnEachPage: boolean;
  readonly grouping: 'indian' | 'western';
  /** The width of the narration column, relative to the usual one. */
  readonly narrationWidth: number;
  readonly strings: 'literal' | 'hex';
  readonly form: PdfForm;
}

/** The rendering of most banks. */
export const plainRendering: Rendering = {
  family: 'Helvetica',
  scale: 1,
  scaledBy: 'sizes',
  shift: [0, 0],
  rotation: 0,
  rotatedBy: 'page',
  placement: 'cell',
  drawsSpaces: true,
  usesNoBreakSpaces: false,
  textWidth: 100,
  unevenness: 0,
  leading: 1,
  overlay: 'none',
  bold: 'font',
  drawsTwice: false,
  order: 'rows',
  drawsRules: false,
  titlesOnEachPage: true,
  grouping: 'indian',
  narrationWidth: 1,
  strings: 'literal',
  form: { fonts: 'simple', contents: 'stream', origin: [0, 0], compressed: true, packed: false },
};

/** Generates a random rendering. The same seed gives the same rendering. */
export function generateRendering(seed: number): Rendering {
  const random = createRandom(seed);
  const kind = random.chance(0.4) ? random.pick(protections) : undefined;
  return {
    family: random.pick(['Helvetica', 'Times', 'Courier']),
    scale: random.pick([0.62, 0.8, 1, 1, 1.25, 1.9]),
    scaledBy: random.pick(['sizes', 'matrix']),
    shift: [random.integer(-15, 60), random.integer(-8, 60)],
    rotation: random.pick([0, 0, 0, 90, 180, 270]),
    rotatedBy: random.pick(['page', 'text']),
    placement: random.pick(['line', 'cell', 'word', 'character', 'kerned']),
    drawsSpaces: random.chance(0.6),
    bold: random.pick(['font', 'twice']),
    drawsTwice: random.chance(0.15),
    usesNoBreakSpaces: random.chance(0.15),
    textWidth: random.pick([100, 100, 92]),
    unevenness: random.pick([0, 0, 0.08, 0.14]),
    leading: random.pick([1, 1, 0.94, 1.25]),
    overlay: random.pick(['none', 'slanted', 'line on top']),
    order: random.pick(['rows', 'rows', 'columns', 'backwards', 'shuffled']),
    drawsRules: random.chance(0.5),
    titlesOnEachPage: random.chance(0.7),
    grouping: random.pick(['indian', 'western']),
    narrationWidth: random.pick([0.9, 1, 1, 1.2]),
    strings: random.pick(['literal', 'hex']),
    form: {
      fonts: random.pick(['simple', 'simple', 'composite']),
      contents: random.pick(['stream', 'streams', 'form']),
      origin: random.pick([
        [0, 0],
        [0, 0],
        [72, -144],
      ]),
      compressed: random.chance(0.8),
      packed: random.chance(0.4),
      ...(kind !== undefined && { protection: { kind, password: `Secret ${random.digits(4)}` } }),
    },
  };
}
