import { readLeadingDate } from '../../amounts/dates.ts';
import { moneyRoles } from '../../layouts/layout.ts';
import type { Line } from '../../lines/lines.ts';
import type { Word } from '../../lines/words.ts';
import { minGapBetweenTexts } from '../../lines/gaps.ts';
import type { Title } from './titles.ts';

/** Texts that begin within this many line heights of each other have one left edge. */
const maxEdgeOffset = 0.3;
/** At least this share of the rows has a text at the left edge of a column. */
const minShareOfRows = 0.8;
/** Fewer rows do not show a column. */
const minRows = 2;

const letters = /\p{L}{2}/u;
const digits = /\d/;

/** The words of a line outside its dates, in runs without a wide gap; `undefined` if the line has no date. */
function textsBesideDates({ words }: Line): Word[][] | undefined {
  const texts: Word[][] = [];
  let text: Word[] | undefined;
  let hasDate = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) break;
    const date = digits.test(word.text) ? readLeadingDate(words.slice(index).map((one) => one.text)) : undefined;
    if (date !== undefined || word.isAmount) {
      hasDate ||= date !== undefined;
      index += (date?.wordsTaken ?? 1) - 1;
      text = undefined;
      continue;
    }
    const before = text?.at(-1);
    if (text === undefined || before === undefined || word.x0 - before.x1 >= minGapBetweenTexts * word.height)
      texts.push((text = []));
    text.push(word);
  }
  return hasDate ? texts : undefined;
}

/**
 * Whether a text is below no title: it begins left of the table, right of it, or beyond the title of another text. The
 * text directly after a date needs no column of its own.
 */
function isUntitled(text: readonly Word[], titles: readonly Title[]): boolean {
  const [first] = text;
  if (first === undefined || !text.some((word) => letters.test(word.text))) return false;
  const at = titles.findLastIndex(({ x0 }) => x0 <= first.x0);
  const title = titles[at];
  if (title === undefined) return true;
  if (title.role === 'date' || first.x0 < title.x1 + first.height) return false;
  return at === titles.length - 1 || !moneyRoles.has(title.role);
}

/**
 * Finds the left edge of a column of texts without a title: nearly every row has a text there. `undefined` if there is
 * no such column.
 * @param titles of the table, from left to right.
 */
export function findUntitledTexts(titles: readonly Title[], lines: readonly Line[]): number | undefined {
  const rows = lines.flatMap((line) => {
    const texts = textsBesideDates(line);
    return texts === undefined
      ? []
      : [texts.filter((text) => isUntitled(text, titles)).flatMap(([first]) => first ?? [])];
  });
  if (rows.length < minRows) return undefined;
  return rows[0]?.find((first) => {
    const atEdge = rows.filter((starts) =>
      starts.some(({ x0 }) => Math.abs(x0 - first.x0) <= maxEdgeOffset * first.height),
    );
    return atEdge.length >= minShareOfRows * rows.length;
  })?.x0;
}

/** Adds the title of a column of narrations that has none, if no other column holds the narrations. */
export function addUntitledTexts(titles: readonly Title[], lines: readonly Line[]): readonly Title[] {
  if (titles.some(({ role }) => role === 'narration')) return titles;
  const x0 = findUntitledTexts(titles, lines);
  if (x0 === undefined) return titles;
  return [...titles, { role: 'narration' as const, x0, x1: x0 + 1 }].toSorted((a, b) => a.x0 - b.x0);
}

/** Texts of at least this share of the lines below rows run across the columns, if they are not in one of them. */
const minShareAcross = 0.5;

/**
 * Whether the texts of rows are on lines of their own that run across the columns, below the dates and figures.
 * @param column the title above the widest column of other texts, whose cells are then codes of one word each.
 */
export function haveTextsBelow(titles: readonly Title[], column: Title, lines: readonly Line[]): boolean {
  const next = titles.find(({ x0 }) => x0 > column.x0)?.x0 ?? Infinity;
  const before = titles.findLast(({ x0 }) => x0 < column.x0)?.x1 ?? -Infinity;
  // A centred title may be right of where its texts begin, but not right of where they end.
  const isInColumn = ([first, ...others]: readonly Word[]) => {
    if (first === undefined || first.x0 >= next) return false;
    const end = others.at(-1)?.x1 ?? first.x1;
    return first.x0 > column.x0 - first.height || (first.x0 > before && end > column.x0);
  };
  const rows = lines.flatMap((line) => textsBesideDates(line) ?? []);
  const phrases = rows.filter((text) => text.length > 1 && isInColumn(text));
  const below = lines.filter(
    (line) =>
      line.words.some(({ text }) => letters.test(text)) &&
      !line.words.some(({ isAmount }) => isAmount) &&
      textsBesideDates(line) === undefined,
  );
  const across = below.filter(({ words, height }) => {
    const [first, last] = [words[0], words.at(-1)];
    return first !== undefined && last !== undefined && (first.x0 < column.x0 - height || last.x1 > next);
  });
  return phrases.length === 0 && across.length >= minRows && across.length >= minShareAcross * below.length;
}
