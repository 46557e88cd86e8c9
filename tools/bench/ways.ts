/** A way from one page to another by a link. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** Whether the pointer is on the link for a while before the click; otherwise it comes there with the click. */
  readonly isHovered: boolean;
}

/** Every way between two pages, hovered and not. */
export function waysBetween(paths: readonly string[]): Way[] {
  const pairs = paths.flatMap((from) => paths.flatMap((to) => (from === to ? [] : { from, to })));
  return pairs.flatMap((pair) => [true, false].map((isHovered) => ({ ...pair, isHovered })));
}

/** A way in a report. */
export function nameOf({ from, to, isHovered }: Way): string {
  return `${from} → ${to}${isHovered ? '' : ', not hovered'}`;
}
