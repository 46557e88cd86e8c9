import type { ColumnRole } from '../../layouts/layout.ts';
import type { TitleExtent } from './titles.ts';

/** A title of a column, with the role that its words or its place give it. */
export interface HeadingTitle extends TitleExtent {
  readonly role: ColumnRole;
  /** The position of the title in the list of its role: the title listed earlier is preferred. */
  readonly rank: number;
}

/** A guessed title counts after those that are known. */
export const guessedRank = 1000;

/** The further down its role is in this list, the less a title says about its column. */
const strengthOfRole: readonly ColumnRole[] = ['debit', 'credit', 'balance', 'amount', 'valueDate', 'date', 'side'];

/** Joins two titles of one column; the one that says more about it gives the role. */
export function joinTitles(one: HeadingTitle, other: HeadingTitle): HeadingTitle {
  const strength = ({ role }: HeadingTitle) => {
    const at = strengthOfRole.indexOf(role);
    return at < 0 ? strengthOfRole.length : at;
  };
  const [stronger] = [one, other].toSorted((a, b) => strength(a) - strength(b));
  const [upper, lower] = one.firstLine <= other.firstLine ? [one, other] : [other, one];
  return {
    ...(stronger ?? one),
    x0: Math.min(one.x0, other.x0),
    x1: Math.max(one.x1, other.x1),
    firstLine: upper.firstLine,
    lastLine: Math.max(one.lastLine, other.lastLine),
    words: [...upper.words, ...lower.words],
  };
}

/** The role of each title. */
export const rolesOf = (titles: readonly HeadingTitle[]) => titles.map(({ role }) => role);
