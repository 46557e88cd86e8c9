import type { BudgetExceptions } from '@artha/shared/contract';

const KB = 1024;

/** Seconds without any scripts, and for each KB of them. */
const ANSWER = { none: 0.65, perKilobyte: 0.0086 };

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
  /** The scripts until it is interactive: shell and own, and the shell's texts if its language is not English. */
  readonly total: number;
}

/** The measures of a page, in the order in which they are shown. */
export const measures = ['html', 'shell', 'own', 'total'] as const;
type Measure = (typeof measures)[number];

/** Upper limits in KB of 1024 bytes. */
export type Limits = Readonly<Record<Measure, number>>;

/** The limits of a remote without exceptions, unless the operator's policy sets others. */
export const usualLimits: Limits = {
  // The bytes that a new connection sends before it waits for an acknowledgement: ten segments (RFC 6928).
  html: 14,
  // React, the federation runtime, and a frame that knows the languages of the site.
  shell: 107.4,
  // A tool with a form library and a small chart: what is painted does not wait for it, and it answers within 2.5 s on a slow phone.
  own: 100,
  total: 215,
};

/** The most that an exception may state without a word in the policy: enough for a large library of charts or components. */
export const usualCaps: Limits = { html: 50, shell: usualLimits.shell, own: 250, total: 365 };

/** The rules for a remote: its limits without exceptions, and the most that an exception may state. */
export interface BudgetRules {
  readonly limits: Limits;
  readonly caps: Limits;
}

/** The rules unless a policy sets others. */
export const usualRules: BudgetRules = { limits: usualLimits, caps: usualCaps };

/** Exceptions by the name of the remote that declares them. */
export type Exceptions = Readonly<Record<string, BudgetExceptions>>;

/** The limit of a measure for a remote, in bytes. */
export function limitOf(measure: Measure, exceptions: BudgetExceptions = {}, limits: Limits = usualLimits): number {
  return (exceptions[measure]?.limit ?? limits[measure]) * KB;
}

/** The exceptions that state more than the operator allows: a sentence each. */
export function findOverstated(exceptions: BudgetExceptions, { caps }: BudgetRules): string[] {
  return measures.flatMap((measure) => {
    const stated = exceptions[measure];
    if (!stated || stated.limit <= caps[measure]) return [];
    return [
      `The exception of ${measure} is ${String(stated.limit)} KB; the site’s operator allows ${String(caps[measure])} KB at most`,
    ];
  });
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
 * The limit of a page's own scripts in a site, in bytes: the rest of the whole beside the shell and its texts, if that is
 * less than the limit of `own`.
 */
export function ownLimit(
  { total, own }: Pick<PageSizes, 'total' | 'own'>,
  exceptions: BudgetExceptions = {},
  limits: Limits = usualLimits,
): number {
  return Math.min(limitOf('own', exceptions, limits), limitOf('total', exceptions, limits) - (total - own));
}

/**
 * Seconds from a navigation to the first answer of a page's scripts on a slow phone with an empty cache: 150 ms round
 * trip, 1.6 Mbps, 4× CPU. A line through measured pages (docs/remotes.md).
 * @param total what it waits for, in bytes.
 */
export function secondsToAnswer(total: number): number {
  return ANSWER.none + (total / KB) * ANSWER.perKilobyte;
}

/** The limits in KB that pages of one remote would need: of each measure that they exceed. */
export function neededLimits(
  pages: readonly PageSizes[],
  exceptions: BudgetExceptions = {},
  limits: Limits = usualLimits,
): Partial<Record<Measure, number>> {
  const exceeded = measures.flatMap((measure) => {
    const most = Math.max(...pages.map((page) => page[measure]));
    return most > limitOf(measure, exceptions, limits) ? [[measure, Math.ceil((most / KB) * 10) / 10] as const] : [];
  });
  return Object.fromEntries(exceeded);
}

/** The exceeded limits: a line each, starting with the page; the shell, which all pages share, once. */
export function findExcess(
  pages: readonly PageSizes[],
  exceptions: Exceptions = {},
  limits: Limits = usualLimits,
): string[] {
  const limit = (remote: string, measure: Measure) => limitOf(measure, exceptions[remote], limits);
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
