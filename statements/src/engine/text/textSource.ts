/** One printed character. Lengths are points; `baseline` grows down the page; the reader chooses the origin. */
export interface Glyph {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  /** Height of the line the font asks for: a little more than the font size. */
  readonly height: number;
}

/** A corner of a drawn path, in the same space as the glyphs. */
export interface PathPoint {
  readonly x: number;
  readonly y: number;
}

/** The characters of one page in the order they were drawn, turned upright, without slanted stamps, and its paths. */
export interface TextPage {
  readonly glyphs: readonly Glyph[];
  /** The corners of each part of a path, without curves; a path that is closed repeats its first point. */
  readonly paths?: readonly (readonly PathPoint[])[];
}

/**
 * The source of a statement's characters: the interface between the engine and the PDF reader. `readPage` throws a
 * `StatementRefusal` if the page is damaged. The caller closes the source when it is done.
 */
export interface TextSource {
  readonly pageCount: number;
  /** Whether the file's list of objects had to be rebuilt: objects, and the text they draw, may then be missing. */
  readonly isDamaged?: boolean;
  readPage(index: number): TextPage;
  close(): void;
}
