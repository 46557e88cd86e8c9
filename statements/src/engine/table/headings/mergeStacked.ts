import { joinTitles } from './headingTitle.ts';
import type { HeadingTitle } from './headingTitle.ts';

/** Titles on two lines head one column if they share at least this much of the narrower one's width. */
const minShareOfNarrower = 0.5;

function standsOver(one: HeadingTitle, other: HeadingTitle): boolean {
  const overlap = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const isOnOtherLine = one.lastLine < other.firstLine || other.lastLine < one.firstLine;
  return isOnOtherLine && overlap > minShareOfNarrower * Math.min(one.x1 - one.x0, other.x1 - other.x0);
}

/**
 * Joins titles one above the other: they head one column, which takes the more telling role. A text below several
 * titles belongs to none of them.
 */
export function mergeStacked(titles: readonly HeadingTitle[]): HeadingTitle[] {
  const merged: HeadingTitle[] = [];
  for (const title of titles) {
    const over = merged.filter((other) => standsOver(title, other));
    const [other] = over;
    if (other === undefined || over.length > 1) merged.push(title);
    else merged[merged.indexOf(other)] = joinTitles(other, title);
  }
  return merged;
}
