/** Groups values by a key, in the order in which the keys occur. Browsers of 2023 lack `Map.groupBy`. */
export function groupBy<T, Key>(values: readonly T[], keyOf: (value: T) => Key): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
