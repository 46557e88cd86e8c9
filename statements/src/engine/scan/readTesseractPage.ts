import * as v from 'valibot';
import type { ScannedPage, ScannedWord } from './scannedPage.ts';

const boxSchema = v.object({ x0: v.number(), y0: v.number(), x1: v.number(), y1: v.number() });
const lineSchema = v.object({
  baseline: boxSchema,
  rowAttributes: v.object({ rowHeight: v.number() }),
  words: v.array(v.object({ bbox: boxSchema, text: v.string(), confidence: v.number() })),
});
const pageSchema = v.object({
  blocks: v.array(v.object({ paragraphs: v.optional(v.array(v.object({ lines: v.array(lineSchema) })), []) })),
});

type TesseractLine = v.InferOutput<typeof lineSchema>;

function baselineAt({ baseline: { x0, y0, x1, y1 } }: TesseractLine, x: number): number {
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** A line that is much higher than the others is two lines, or a line and a mark. */
const maxHeightRatio = 1.6;

function wordsOf(line: TesseractLine, usualHeight: number): ScannedWord[] {
  const height = Math.min(line.rowAttributes.rowHeight, maxHeightRatio * usualHeight);
  return line.words.map(({ bbox: { x0, x1 }, text }) => ({
    text,
    x0,
    x1,
    baseline: baselineAt(line, (x0 + x1) / 2),
    height,
  }));
}

/**
 * Reads the page that Tesseract writes as JSON.
 * @throws if it is not such a page.
 */
export function readTesseractPage(json: string, width: number, height: number): ScannedPage {
  const { blocks } = v.parse(pageSchema, JSON.parse(json));
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const usualHeight = medianOf(lines.map(({ rowAttributes }) => rowAttributes.rowHeight));
  const confidence = medianOf(lines.flatMap(({ words }) => words.map((word) => word.confidence)));
  return { width, height, confidence, words: lines.flatMap((line) => wordsOf(line, usualHeight)) };
}
