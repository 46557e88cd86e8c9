import type { TextOptions } from 'pdfkit';
import { hasDevanagari } from '../domain/paperText.ts';

/** The bytes of the two weights of the font that everything is set in. */
export interface PaperFonts {
  readonly regular: Uint8Array;
  readonly semibold: Uint8Array;
}

/** The colours of a PDF. */
export const colours = {
  text: '#0e1116',
  muted: '#4a5361',
  line: '#e1e4e8',
  rule: '#7a8391',
  surface: '#f6f7f8',
  accent: '#f5b82e',
  wash: '#fef7e4',
  washLine: '#ebd18c',
} as const;

/** A colour of a PDF. */
export type Colour = (typeof colours)[keyof typeof colours];
/** A weight of the font. */
type Weight = keyof PaperFonts;

/** How a text is set; size in points. */
export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: Colour;
}

/** How a label in a drawing is set. */
export interface LabelStyle extends TextStyle {
  readonly align?: 'left' | 'right' | 'center';
}

/** Height of a line, of the size of its letters. */
const LEADING = 1.45;
/** The leading that Inter itself gives a line: the rest is added between lines. */
const OWN_LEADING = 1.21;

/** The room between the lines of a text of this size. */
export const spaced = (size: number): TextOptions => ({ lineGap: (LEADING - OWN_LEADING) * size });

/** A year such as `2025-26`, which figures of one width would tear apart. */
const yearForm = /^\d{4}-\d{2}$/;

/**
 * Figures of one width, in columns and because kerning pulls `7.1` together until its point is lost. Those of the font for
 * Hindi are of one width; with features a text is one run, and after a Latin word its letters would not be joined.
 */
export function figureFeatures(text: string): Pick<TextOptions, 'features'> {
  return /\d/.test(text) && !yearForm.test(text) && !hasDevanagari(text) ? { features: ['tnum'] } : {};
}

/** A part of the page's width: its left edge and its width. */
export interface Span {
  readonly x: number;
  readonly width: number;
}
