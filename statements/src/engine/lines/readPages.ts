import { StatementRefusal } from '../refusals/refusal.ts';
import type { TextPage, TextSource } from '../text/textSource.ts';
import { joinStackedDates } from './joinStackedDates.ts';
import { joinThousands } from './joinThousands.ts';
import { joinWrappedFigures } from './joinWrappedFigures.ts';
import { joinWrappedTitles } from './joinWrappedTitles.ts';
import { readLines } from './lines.ts';
import type { Page } from './page.ts';
import { findRulings } from './rulings.ts';
import { separateDatesOfDigits } from './separateDatesOfDigits.ts';
import { spreadTitles } from './spreadTitles.ts';
import { takeOutBars } from './takeOutBars.ts';
import { takeOutMarks } from './takeOutMarks.ts';
import { takeOutWatermarks } from './takeOutWatermarks.ts';
import { readWords } from './words.ts';

/** A document with fewer characters is a scanned statement. */
const minCharacters = 50;

function readPage(page: TextPage): Page {
  const lines = readLines(takeOutWatermarks(readWords(page)));
  const withoutBars = takeOutBars({ lines, rulings: findRulings(page) });
  return {
    ...withoutBars,
    lines: spreadTitles(joinWrappedTitles(withoutBars.lines.map(takeOutMarks).map(joinThousands))),
  };
}

/**
 * Reads the lines of all pages of a source.
 * @throws StatementRefusal with no-text, or damaged-pdf from the source.
 */
export function readPages(source: TextSource): Page[] {
  let characters = 0;
  const pages = Array.from({ length: source.pageCount }, (_, index) => {
    const page = source.readPage(index);
    characters += page.glyphs.length;
    return readPage(page);
  });
  if (characters === 0) throw new StatementRefusal('no-text');
  if (characters < minCharacters) throw new StatementRefusal('no-text', { kind: 'little-text' });
  const lines = separateDatesOfDigits(joinStackedDates(joinWrappedFigures(pages.map((page) => page.lines))));
  return pages.map((page, index) => ({ ...page, lines: lines[index] ?? page.lines }));
}
