import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

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
  /** What runs before the page is interactive: shell and own together. */
  readonly total: number;
}

/** The measures of a page, in the order in which they are shown. */
export const measures = ['html', 'shell', 'own', 'total'] as const;
type Measure = (typeof measures)[number];

/** Upper limits in KB of 1024 bytes. */
const budgets: Readonly<Record<Measure, number>> = {
  // What a new connection sends before it waits for an acknowledgement: ten segments (RFC 6928).
  html: 14,
  shell: 125,
  // One screen of one team: only what a visitor needs at once.
  own: 25,
  total: 140,
};

const exceptionSchema = v.object({
  /** In KB. */
  limit: v.number(),
  reason: v.pipe(v.string(), v.minLength(10)),
});
const exceptionsSchema = v.partial(
  v.object({ html: exceptionSchema, shell: exceptionSchema, own: exceptionSchema, total: exceptionSchema }),
);

/** `budgets` in a remote's package.json: the budgets that it exceeds, and why. */
export const packageSchema = v.object({ budgets: v.optional(exceptionsSchema, {}) });

/** Exceptions by the name of the remote that declares them. */
export type Exceptions = Readonly<Record<string, v.InferOutput<typeof exceptionsSchema>>>;

/**
 * The budgets that the package in a folder exceeds, and why.
 * @throws if the entry is invalid.
 */
export function readExceptions(folder: string): Exceptions[string] {
  return v.parse(packageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).budgets;
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

/** The exceeded limits: a line each, starting with the page; the shell, which all pages share, once. */
export function findExcess(pages: readonly PageSizes[], exceptions: Exceptions = {}): string[] {
  const limitOf = (remote: string, measure: Measure) => (exceptions[remote]?.[measure]?.limit ?? budgets[measure]) * KB;
  const lines = pages.flatMap((page) =>
    measures
      .filter((measure) => page[measure] > limitOf(page.remote, measure))
      .map((measure) => {
        const what = measure === 'shell' ? 'every page' : `${page.path} (${page.remote})`;
        return `${what}: ${measure} is ${inKb(page[measure])} of ${inKb(limitOf(page.remote, measure))}`;
      }),
  );
  return [...new Set(lines)];
}
