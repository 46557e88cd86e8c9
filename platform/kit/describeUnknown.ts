/** How many letters two words have in common at their beginning. */
function commonStart(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one[count] === other[count]) count += 1;
  return count;
}

const reverse = (word: string): string => [...word].reverse().join('');

/**
 * How many letters at the start and the end of two words are the same. A letter that is missing, added or wrong, or two
 * that are swapped, leave all but one or two of the longer word.
 */
function commonEnds(one: string, other: string): number {
  const start = commonStart(one, other);
  return start + commonStart(reverse(one.slice(start)), reverse(other.slice(start)));
}

/** Says which command is unknown, and which one was probably meant: `pubish` for `publish`. */
export function describeUnknown(typed: string, commands: readonly string[]): string {
  const [nearest] = commands
    .filter((command) => commonEnds(typed, command) >= Math.max(3, typed.length - 2, command.length - 2))
    .sort((one, other) => commonEnds(typed, other) - commonEnds(typed, one));
  const proposal = nearest === undefined ? '' : ` Did you mean artha ${nearest}?`;
  return `artha has no command “${typed}”.${proposal}\n`;
}
