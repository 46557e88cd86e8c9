/**
 * Pairs the items of two lists that agree, each in its order: a longest common subsequence.
 * @param agree whether the item at an index of the first list and one of the second agree.
 * @returns the pairs of indexes.
 */
export function pairInOrder(
  firstLength: number,
  secondLength: number,
  agree: (first: number, second: number) => boolean,
): (readonly [first: number, second: number])[] {
  const width = secondLength + 1;
  const lengths = new Uint32Array((firstLength + 1) * width);
  const at = (first: number, second: number): number => lengths[first * width + second] ?? 0;
  for (let first = firstLength - 1; first >= 0; first -= 1) {
    for (let second = secondLength - 1; second >= 0; second -= 1) {
      lengths[first * width + second] = agree(first, second)
        ? at(first + 1, second + 1) + 1
        : Math.max(at(first + 1, second), at(first, second + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [first, second] = [0, 0];
  while (first < firstLength && second < secondLength) {
    if (agree(first, second)) {
      pairs.push([first, second]);
      first += 1;
      second += 1;
    } else if (at(first + 1, second) >= at(first, second + 1)) first += 1;
    else second += 1;
  }
  return pairs;
}
