import type { BudgetExceptions } from '@artha/shared/contract';

const KB = 1024;

/** Transferred bytes of a page: the page by Brotli, scripts by gzip at level 9. */
export interface PageSizes {
  readonly path: string;
  /** The family of the page. */
  readonly family?: string | undefined;
  readonly remote: string;
  /** The page with its styles and its data: everything for the first paint. */
  readonly html: number;
  /** The shell's first file: React, the federation runtime, the frame. */
  readonly shell: number;
  /** The remote's entry and the files of the page's screen. */
  readonly own: number;
  /** What it waits for before it is interactive: shell and own, and the shell's texts if its language is not English. */
  readonly total: number;
}

/** The measures of a page, in the order in which they are shown. */
export const measures = ['html', 'shell', 'own', 'total'] as const;
type Measure = (typeof measures)[number];

/** Upper limits in KB of 1024 bytes. */
const budgets: Readonly<Record<Measure, number>> = {
  // What a new connection sends before it waits for an acknowledgement: ten segments (RFC 6928).
  html: 14,
  // React, the federation runtime, and a frame that knows the languages of the site.
  shell: 107.1,
  // One screen of one team: only what a visitor needs at once.
  own: 25,
  total: 125,
};

/** Exceptions by the name of the remote that declares them. */
export type Exceptions = Readonly<Record<string, BudgetExceptions>>;

/** The limit of a measure for a remote, in bytes. */
export function limitOf(measure: Measure, exceptions: BudgetExceptions = {}): number {
  return (exceptions[measure]?.limit ?? budgets[measure]) * KB;
}

/** The pages, with only the heaviest of each family: pages of a family differ in their text only. */
export function heaviest(pages: readonly PageSizes[]): PageSizes[] {
  return pages.filter(
    (page) => !page.family || pages.every((other) => other.family !== page.family || other.html <= page.html),
  );
}

/** A size for people: `13.4 KB`. */
export function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

/**
 * What a page's own scripts may have in a site, in bytes: what the shell and its texts leave of the whole, if that is
 * less than the limit of `own`.
 */
export function ownLimit({ total, own }: Pick<PageSizes, 'total' | 'own'>, exceptions: BudgetExceptions = {}): number {
  return Math.min(limitOf('own', exceptions), limitOf('total', exceptions) - (total - own));
}

/** The limits in KB that pages of one remote would need: of each measure that they exceed. */
export function neededLimits(
  pages: readonly PageSizes[],
  exceptions: BudgetExceptions = {},
): Partial<Record<Measure, number>> {
  const exceeded = measures.flatMap((measure) => {
    const most = Math.max(...pages.map((page) => page[measure]));
    return most > limitOf(measure, exceptions) ? [[measure, Math.ceil((most / KB) * 10) / 10] as const] : [];
  });
  return Object.fromEntries(exceeded);
}

/** The exceeded limits: a line each, starting with the page; the shell, which all pages share, once. */
export function findExcess(pages: readonly PageSizes[], exceptions: Exceptions = {}): string[] {
  const limit = (remote: string, measure: Measure) => limitOf(measure, exceptions[remote]);
  const lines = pages.flatMap((page) =>
    measures
      .filter((measure) => page[measure] > limit(page.remote, measure))
      .map((measure) => {
        const what = measure === 'shell' ? 'every page' : `${page.path} (${page.remote})`;
        return `${what}: ${measure} is ${inKb(page[measure])} of ${inKb(limit(page.remote, measure))}`;
      }),
  );
  return [...new Set(lines)];
}
