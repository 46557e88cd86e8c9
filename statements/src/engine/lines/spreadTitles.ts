import { guessRole } from '../layouts/guessRole.ts';
import { titleWords } from '../layouts/titleWords.ts';
import { textOf } from './lines.ts';
import type { Line } from './lines.ts';
import { titleKey } from './words.ts';
import type { Word } from './words.ts';
import { splitAtTitleGaps } from './splitAtTitleGaps.ts';

/** A title of a side, and the names of its columns on the line below it. */
interface SpreadTitle {
  readonly title: readonly Word[];
  readonly names: readonly (readonly Word[])[];
}

/** The names of columns are at most this many line heights below their title. */
const maxPitch = 1.9;

const knownTitles = new Set(titleWords.flatMap(([, texts]) => texts.map(titleKey)));

const leftOf = (block: readonly Word[]): number => block[0]?.x0 ?? 0;
const rightOf = (block: readonly Word[]): number => block.at(-1)?.x1 ?? 0;
const middleOf = (block: readonly Word[]): number => (leftOf(block) + rightOf(block)) / 2;

const roleOf = (block: readonly Word[]) => guessRole(textOf(block));
/** Whether a text is the title of no column of a statement: it may be the name of one of several columns of a side. */
const isName = (block: readonly Word[]): boolean =>
  roleOf(block) === undefined && !knownTitles.has(titleKey(textOf(block)));

/** The titles of both sides with the names below them, if one of them is above several; empty otherwise. */
function findSpreadTitles(line: Line, below: Line): SpreadTitle[] {
  if (below.baseline - line.baseline > maxPitch * line.height || /\d/.test(textOf(below.words))) return [];
  const blocks = splitAtTitleGaps(line);
  const titles = blocks.filter((block) => roleOf(block) === 'debit' || roleOf(block) === 'credit');
  const [one, other] = titles;
  if (titles.length !== 2 || one === undefined || other === undefined || roleOf(one) === roleOf(other)) return [];
  const from = Math.max(-Infinity, ...blocks.filter((block) => rightOf(block) <= leftOf(one)).map(rightOf));
  const to = Math.min(Infinity, ...blocks.filter((block) => leftOf(block) >= rightOf(other)).map(leftOf));
  const between = (middleOf(one) + middleOf(other)) / 2;
  // Beside the names there may be titles that are on the lower line alone.
  const lower = splitAtTitleGaps(below);
  const start = lower.findLast((block) => !isName(block) && rightOf(block) <= leftOf(one));
  const names = lower.filter(
    (block) =>
      isName(block) &&
      leftOf(block) >= Math.max(from, start === undefined ? from : rightOf(start)) &&
      rightOf(block) <= to,
  );
  const found = titles.map((title) => ({
    title,
    names: names.filter((name) => middleOf(name) < between === (title === one)),
  }));
  const areAbove = found.every(({ title, names: own }) => {
    const [first, last] = [own[0], own.at(-1)];
    return (
      first !== undefined && last !== undefined && leftOf(first) <= rightOf(title) && rightOf(last) >= leftOf(title)
    );
  });
  return areAbove && found.some(({ names: own }) => own.length > 1) ? found : [];
}

/** A title as wide as the columns that it heads. */
function spread({ title, names }: SpreadTitle): Word[] {
  const [first, last] = [title[0], title.at(-1)];
  const x0 = Math.min(...[title, ...names].map(leftOf));
  const x1 = Math.max(...[title, ...names].map(rightOf));
  return title.map((word) => ({
    ...word,
    isSpread: true,
    ...(word === first && { x0 }),
    ...(word === last && { x1 }),
  }));
}

/**
 * Widens the titles of debits and credits that are above several columns, such as `Normal` and `Sweep Out`, to all of
 * these: a figure in any of them is on that side. The names of the columns are taken out.
 */
export function spreadTitles(lines: readonly Line[]): readonly Line[] {
  for (const [index, line] of lines.entries()) {
    const below = lines[index + 1];
    const found = below === undefined ? [] : findSpreadTitles(line, below);
    if (below === undefined || found.length === 0) continue;
    const titles = new Set(found.flatMap(({ title }) => title));
    const names = new Set(found.flatMap((one) => one.names.flat()));
    const [upper, lower] = [
      line.words.filter((word) => !titles.has(word)),
      below.words.filter((word) => !names.has(word)),
    ];
    const isHigh = upper.length >= lower.length;
    const { baseline } = isHigh ? line : below;
    const wide = found.flatMap(spread).map((word) => ({ ...word, baseline }));
    const join = (words: readonly Word[]) => [...words, ...wide].toSorted((a, b) => a.x0 - b.x0);
    const joined = [
      { ...line, words: isHigh ? join(upper) : upper },
      { ...below, words: isHigh ? lower : join(lower) },
    ].filter(({ words }) => words.length > 0);
    return [...lines.slice(0, index), ...joined, ...lines.slice(index + 2)];
  }
  return lines;
}
