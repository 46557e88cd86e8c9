import { isEmptyAmount } from '../amounts/emptyAmount.ts';
import { moneyRoles } from '../layouts/layout.ts';
import type { Heading } from '../layouts/layout.ts';
import type { Line } from '../lines/lines.ts';
import { maxEdgeOffset } from './columns.ts';
import { minGapBeforeColumn } from '../lines/gaps.ts';
import type { Title } from './headings/titles.ts';

/**
 * The smallest width of an amount, in line heights: if the title is a picture, the column begins at least this far
 * left.
 */
const minAmountWidth = 2;

interface EdgeCluster {
  readonly x: number;
  readonly count: number;
}

/** Groups edges of words that agree, from left to right, and drops the rare ones. */
function clusterEdges(
  edges: readonly { readonly x: number; readonly height: number }[],
  minCount: number,
): EdgeCluster[] {
  const clusters: { x: number; count: number }[] = [];
  for (const { x, height } of edges.toSorted((a, b) => a.x - b.x)) {
    const last = clusters.at(-1);
    if (last !== undefined && x - last.x <= maxEdgeOffset * height) last.count += 1;
    else clusters.push({ x, count: 1 });
  }
  return clusters.filter(({ count }) => count >= minCount);
}

/** Replaces the two columns of amounts by one: if all amounts are on one side, nothing tells which side it is. */
function mergeAmountColumns(heading: Heading): Heading {
  return heading.flatMap((column): Heading => {
    const [role] = column;
    return role === 'credit' ? [] : [role === 'debit' ? ['amount'] : column];
  });
}

/**
 * Locates the titles of a heading of which some are drawn as pictures: columns of money by the right edges of amounts
 * and of the dashes in empty cells, columns of text by the left edges of words with a gap before them.
 */
export function locatePictureTitles(
  heading: Heading,
  printedTitles: readonly Title[],
  lines: readonly Line[],
): Title[] {
  const linesWithAmounts = lines.filter((line) => line.words.filter((word) => word.isAmount).length >= 2);
  const fewest = Math.max(1, linesWithAmounts.length / 4);
  const figures = linesWithAmounts.flatMap((line) =>
    line.words.filter((word) => word.isAmount || isEmptyAmount(word.text)),
  );
  const rightEdges = clusterEdges(
    figures.map(({ x1, height }) => ({ x: x1, height })),
    fewest / 2,
  );
  const all = heading.filter(([role]) => moneyRoles.has(role)).length;
  const isOneSided = rightEdges.length === all - 1;
  const columns = isOneSided ? mergeAmountColumns(heading) : heading;
  const money = columns.filter(([role]) => moneyRoles.has(role));
  const moneyEdges = rightEdges.slice(-money.length).map(({ x }) => x);
  const firstMoney = moneyEdges[0] ?? Infinity;
  const starts = linesWithAmounts.flatMap((line) =>
    line.words.filter((word, index) => {
      const previous = line.words[index - 1];
      return word.x1 < firstMoney && (!previous || word.x0 - previous.x1 > minGapBeforeColumn * word.height);
    }),
  );
  const leftEdges = clusterEdges(
    starts.map(({ x0, height }) => ({ x: x0, height })),
    fewest,
  );
  const height = linesWithAmounts[0]?.height ?? 0;
  let text = 0;
  let figure = moneyEdges.length - money.length;
  return columns.flatMap(([role, ...titles]): Title[] => {
    if (moneyRoles.has(role)) {
      const right = moneyEdges[figure];
      figure += 1;
      const printedTitle = printedTitles.find((title) => title.role === role);
      if (titles.length > 0 && printedTitle !== undefined) return [printedTitle];
      return right === undefined ? [] : [{ role, x0: right - minAmountWidth * height, x1: right }];
    }
    const left = leftEdges[text];
    text += 1;
    return left === undefined ? [] : [{ role, x0: left.x, x1: left.x + 1 }];
  });
}
