/** A date that only this number of others contradict may be the right one among them. */
const maxContradicting = 3;

/**
 * Finds the dates that are out of order: those outside the longest run of dates that never go back. Transactions are
 * printed by date, so a date among later ones was misread; or those are, if they are few, because neighbours are easily
 * misread alike.
 * @param dates from the oldest row to the newest, as `YYYY-MM-DD`.
 * @returns for each date, whether it is out of order, or may be.
 */
export function findDatesOutOfOrder(dates: readonly string[]): boolean[] {
  // lengths[i]: how many dates in order end with this one; before[i]: the one before it among them.
  const lengths = dates.map(() => 1);
  const before = dates.map(() => -1);
  let last = -1;
  for (const [index, date] of dates.entries()) {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((dates[earlier] ?? '') > date || length <= (lengths[index] ?? 0)) continue;
      lengths[index] = length;
      before[index] = earlier;
    }
    if (last < 0 || (lengths[index] ?? 0) >= (lengths[last] ?? 0)) last = index;
  }
  const inOrder = new Set<number>();
  for (let at = last; at >= 0; at = before[at] ?? -1) inOrder.add(at);
  const found = dates.map((_, index) => !inOrder.has(index));
  for (const [index, date] of dates.entries()) {
    if (inOrder.has(index)) continue;
    const contradicting = [...inOrder].filter((at) =>
      at < index ? (dates[at] ?? '') > date : (dates[at] ?? '') < date,
    );
    if (contradicting.length <= maxContradicting) for (const at of contradicting) found[at] = true;
  }
  return found;
}
