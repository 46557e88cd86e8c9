// Whether a version is in a range, for the ranges that npm allows. The service refuses a release whose ranges the shell
// does not satisfy; this is the check on the page, so that a remote fails and does not run on a package of another API.

const comparison = /^([<>]=?|[=~^]?)v?(.*)$/;

/** Numbers of a version until the first that is left open: `1.x` is `[1]`. */
function numbersOf(text) {
  const parts = text.replace(/[-+].*/, '').split('.');
  const open = parts.findIndex((part) => !/^\d+$/.test(part));
  return parts.slice(0, open < 0 ? 3 : open).map(Number);
}

const isBelow = (one, other) => {
  const at = [0, 1, 2].find((index) => (one[index] ?? 0) !== (other[index] ?? 0));
  return at !== undefined && (one[at] ?? 0) < (other[at] ?? 0);
};

/** The first version after all that start with these numbers up to `index`. */
const after = (numbers, index) => [...numbers.slice(0, index), numbers[index] + 1];

/** The first version that the operator and these numbers exclude at the top. */
function endOf(operator, numbers) {
  const last = numbers.length - 1;
  if (operator === '~') return after(numbers, Math.min(1, last));
  if (operator !== '^') return after(numbers, last);
  const significant = numbers.findIndex((number) => number > 0);
  return after(numbers, significant < 0 ? last : significant);
}

function satisfiesOne(version, part) {
  const [, operator, text] = comparison.exec(part);
  const numbers = numbersOf(text);
  if (numbers.length === 0) return !/^[<>]$/.test(operator);
  const isFrom = !isBelow(version, numbers);
  if (operator === '>=') return isFrom;
  if (operator === '<') return !isFrom;
  const isBeforeEnd = isBelow(version, endOf(operator, numbers));
  if (operator === '<=') return isBeforeEnd;
  return operator === '>' ? !isBeforeEnd : isFrom && isBeforeEnd;
}

/**
 * Whether a version satisfies a range such as `^19.1.0`, `1.2.x || >=2 <4` or `1.0 - 2.3`. A pre-release satisfies only
 * a range that contains it literally.
 */
export function satisfies(version, range) {
  if (version.includes('-')) return range.includes(version);
  const numbers = numbersOf(version);
  return range.split('||').some((one) =>
    one
      .replace(/(\S+)\s+-\s+(\S+)/, '>=$1 <=$2')
      .replaceAll(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((part) => satisfiesOne(numbers, part)),
  );
}
