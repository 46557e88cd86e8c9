/** A way from one page to another by a link. */
export interface PageWay {
  readonly from: string;
  readonly to: string;
  /** Whether the pointer is on the link for a while before the click; otherwise it comes there with the click. */
  readonly isHovered: boolean;
}

/** Every way between two pages, hovered and not. */
export function waysBetween(paths: readonly string[]): PageWay[] {
  const pairs = paths.flatMap((from) => paths.flatMap((to) => (from === to ? [] : { from, to })));
  return pairs.flatMap((pair) => [true, false].map((isHovered) => ({ ...pair, isHovered })));
}

/** A way in a report. */
export function nameWay({ from, to, isHovered }: PageWay): string {
  return `${from} → ${to}${isHovered ? '' : ', not hovered'}`;
}
