/** A word as it was read from a picture. Lengths are pixels. */
export interface ScannedWord {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly baseline: number;
  /** The height of its line. */
  readonly height: number;
}

/** The words of one page, with the size of its picture in pixels. */
export interface ScannedPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly ScannedWord[];
  /** How sure the reader is of most words, from 0 to 100; 0 if there are none. */
  readonly confidence: number;
}
