/** How many letters must be changed, added or left out to make one word of the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    let diagonal = index;
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const kept = diagonal + (letter === other ? 0 : 1);
      diagonal = row[column + 1] ?? 0;
      next.push(Math.min(kept, diagonal + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The path that was probably meant by one that leads nowhere: the nearest in letters, as a whole or by its last part.
 * @returns undefined if two fifths or more of the letters would have to change.
 */
export function nearestPath(wanted: string, paths: readonly string[]): string | undefined {
  const asked = wanted.toLowerCase().replace(/\/+$/, '');
  let best: { path: string; share: number } | undefined;
  for (const path of paths) {
    const known = path.toLowerCase();
    for (const [from, to] of [
      [asked, known],
      [lastPart(asked), lastPart(known)],
    ] as const) {
      const share = editDistance(from, to) / Math.max(from.length, to.length, 1);
      if (to.length > 1 && share < (best?.share ?? 0.4)) best = { path, share };
    }
  }
  return best?.path;
}
