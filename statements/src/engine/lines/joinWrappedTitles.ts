import { guessRole } from '../layouts/guessRole.ts';
import { moneyRoles } from '../layouts/layout.ts';
import { splitIntoBlocks, textOf } from './lines.ts';
import type { Line } from './lines.ts';

/** The space between the last title of a line and the first one of the line that continues it, in line heights. */
const gapBetween = 3;

const rolesOf = (line: Line) => splitIntoBlocks(line).map((block) => guessRole(textOf(block)));

/**
 * Whether a line continues the titles of the line above because the paper was too narrow for them: it names only money,
 * and the first of its titles is below the title of the dates.
 */
function continuesTitles(below: Line, above: Line): boolean {
  const [first] = above.words;
  const [start] = below.words;
  if (first === undefined || start === undefined || start.x0 >= first.x1 || start.x1 <= first.x0) return false;
  const [lower, upper] = [rolesOf(below), rolesOf(above)];
  const areOfMoney = lower.every((role) => role !== undefined && moneyRoles.has(role)) && lower.includes('balance');
  return areOfMoney && upper[0] === 'date' && upper.includes('narration') && !upper.includes('balance');
}

/** Joins titles that a line printer wrapped: the second line goes on right of the first. */
export function joinWrappedTitles(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && continuesTitles(line, above);
  });
  const [above, below] = [lines[at - 1], lines[at]];
  const [last, start] = [above?.words.at(-1), below?.words[0]];
  if (above === undefined || below === undefined || last === undefined || start === undefined) return lines;
  const by = last.x1 + gapBetween * above.height - start.x0;
  const moved = below.words.map((word) => ({ ...word, x0: word.x0 + by, x1: word.x1 + by }));
  return lines.with(at - 1, { ...above, words: [...above.words, ...moved] }).toSpliced(at, 1);
}
