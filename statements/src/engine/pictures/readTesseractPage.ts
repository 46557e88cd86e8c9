import { medianOf } from '../amounts/medianOf.ts';
import type { ScannedPage, ScannedWord } from './scannedPage.ts';

const lineStart = "<span class='ocr_";
/** The box of a line, the slope of its baseline, how far that is below the lower left corner of the box, and its height. */
const linePattern = /bbox (\d+) \d+ \d+ (\d+); baseline (\S+) (\S+); x_size ([\d.]+)/;
const wordPattern = /bbox (\d+) \d+ (\d+) \d+; x_wconf (\d+)'[^>]*>([^<]*)</g;

/** A line that is much higher than the others is two lines, or a line and a mark. */
const maxHeightRatio = 1.6;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescape = (text: string): string =>
  text.replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity);

interface ReadWord extends ScannedWord {
  readonly confidence: number;
}

/** The words of a line; none of one that does not run from left to right, which has no baseline. */
function readLine(line: string): ReadWord[] {
  const numbers = linePattern.exec(line)?.slice(1).map(Number);
  if (numbers === undefined) return [];
  const [left = 0, bottom = 0, slope = 0, offset = 0, height = 0] = numbers;
  return [...line.matchAll(wordPattern)].map(([, start, end, confidence, text = '']) => {
    const [x0, x1] = [Number(start), Number(end)];
    const baseline = bottom + offset + slope * ((x0 + x1) / 2 - left);
    return { text: unescape(text), x0, x1, baseline, height, confidence: Number(confidence) };
  });
}

/** Reads the page that Tesseract writes as hOCR: the least of its forms that has baselines. */
export function readTesseractPage(hocr: string, width: number, height: number): ScannedPage {
  const lines = hocr.split(lineStart).slice(1).map(readLine);
  const maxHeight = maxHeightRatio * medianOf(lines.map(([first]) => first?.height ?? 0));
  const words = lines.flat();
  return {
    width,
    height,
    confidence: medianOf(words.map(({ confidence }) => confidence)),
    words: words.map(({ confidence, ...word }) => ({ ...word, height: Math.min(word.height, maxHeight) })),
  };
}
