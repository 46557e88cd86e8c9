import type { Line } from '../../lines/lines.ts';
import type { Title } from './titles.ts';

type Extent = Pick<Title, 'x0' | 'x1'>;

/** A vertical strip of a page, in points. */
export interface Strip {
  readonly from: number;
  readonly to: number;
}

const middleOf = ({ x0, x1 }: Extent) => (x0 + x1) / 2;

/**
 * Finds the widest strip between the middles of two titles in which no line has a word. It separates the columns even
 * if their texts are centred. `undefined` if no strip is wider than a space.
 * @param minWidth of a strip, in line heights.
 */
export function findGutter(before: Extent, title: Extent, lines: readonly Line[], minWidth: number): Strip | undefined {
  const [from, to] = [middleOf(before), middleOf(title)];
  const words = lines.flatMap((line) => line.words.filter(({ x0, x1 }) => x1 > from && x0 < to));
  let best: Strip | undefined;
  let end = from;
  for (const { x0, x1, height } of words.toSorted((a, b) => a.x0 - b.x0)) {
    const isWide = x0 - end >= minWidth * height && x0 - end > (best ? best.to - best.from : 0);
    if (isWide && end > from) best = { from: end, to: x0 };
    end = Math.max(end, x1);
  }
  return best;
}
