import { protections } from './pdf/encryption.ts';
import type { PdfForm } from './pdf/writePdf.ts';
import { createRandom } from './random.ts';

/** How a statement is drawn. None of it changes what the statement says. */
export interface Rendering {
  readonly family: 'Helvetica' | 'Times' | 'Courier';
  /** Everything larger or smaller, by the sizes of the text or by one matrix for the page. */
  readonly scale: number;
  readonly scaledBy: 'sizes' | 'matrix';
  /** Points the content is moved right and down. */
  readonly shift: readonly [right: number, down: number];
  /** Quarter turns of the page: said to the reader, or drawn. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly turnedBy: 'page' | 'text';
  /** What one operator draws: a line, a cell, a word, a character, or a cell with its letters set closer or wider. */
  readonly placement: 'line' | 'cell' | 'word' | 'character' | 'kerned';
  /** Whether spaces are drawn, or only left free; and whether those drawn are no-break spaces. */
  readonly spacesDrawn: boolean;
  readonly noBreakSpaces: boolean;
  /** Horizontal scaling of the text, in percent. */
  readonly textWidth: number;
  /** How far the cells of a row may stand below each other's baseline, as a share of their size. */
  readonly unevenness: number;
  /** The distance of lines and of rows against the usual one. */
  readonly leading: number;
  /** What else is printed on every page. */
  readonly stamp: 'none' | 'slanted' | 'line on top';
  readonly bold: 'font' | 'twice';
  /** Everything twice in its place, as some printers make text darker. */
  readonly allTwice: boolean;
  readonly order: 'rows' | 'columns' | 'backwards' | 'shuffled';
  readonly rules: boolean;
  /** Whether the titles stand on each page; a bank that prints them once only does so always. */
  readonly titlesOnEachPage: boolean;
  readonly grouping: 'indian' | 'western';
  /** The width of the narration column against the usual one. */
  readonly stretch: number;
  readonly strings: 'literal' | 'hex';
  readonly form: PdfForm;
}

/** What most banks do. */
export const plainRendering: Rendering = {
  family: 'Helvetica',
  scale: 1,
  scaledBy: 'sizes',
  shift: [0, 0],
  turn: 0,
  turnedBy: 'page',
  placement: 'cell',
  spacesDrawn: true,
  noBreakSpaces: false,
  textWidth: 100,
  unevenness: 0,
  leading: 1,
  stamp: 'none',
  bold: 'font',
  allTwice: false,
  order: 'rows',
  rules: false,
  titlesOnEachPage: true,
  grouping: 'indian',
  stretch: 1,
  strings: 'literal',
  form: { fonts: 'simple', contents: 'stream', origin: [0, 0], compressed: true, packed: false },
};

/** Draws the choices of a rendering. The same seed gives the same rendering. */
export function generateRendering(seed: number): Rendering {
  const random = createRandom(seed);
  const kind = random.chance(0.4) ? random.pick(protections) : undefined;
  return {
    family: random.pick(['Helvetica', 'Times', 'Courier']),
    scale: random.pick([0.62, 0.8, 1, 1, 1.25, 1.9]),
    scaledBy: random.pick(['sizes', 'matrix']),
    shift: [random.integer(-15, 60), random.integer(-8, 60)],
    turn: random.pick([0, 0, 0, 90, 180, 270]),
    turnedBy: random.pick(['page', 'text']),
    placement: random.pick(['line', 'cell', 'word', 'character', 'kerned']),
    spacesDrawn: random.chance(0.6),
    bold: random.pick(['font', 'twice']),
    allTwice: random.chance(0.15),
    noBreakSpaces: random.chance(0.15),
    textWidth: random.pick([100, 100, 92]),
    unevenness: random.pick([0, 0, 0.08, 0.14]),
    leading: random.pick([1, 1, 0.94, 1.25]),
    stamp: random.pick(['none', 'slanted', 'line on top']),
    order: random.pick(['rows', 'rows', 'columns', 'backwards', 'shuffled']),
    rules: random.chance(0.5),
    titlesOnEachPage: random.chance(0.7),
    grouping: random.pick(['indian', 'western']),
    stretch: random.pick([0.9, 1, 1, 1.2]),
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
