const KB = 1024;

/** What is measured of a page, in bytes as they are sent: the page by Brotli, scripts by gzip at level 9. */
export interface PageSizes {
  readonly path: string;
  readonly remote: string;
  /** The page with its styles and the registry that it carries: all that the first paint needs. */
  readonly html: number;
  /** The shell's first file: React, the federation runtime, the frame. */
  readonly shell: number;
  /** The remote's entry and the files of the page's screen. */
  readonly own: number;
  /** What runs before the page answers: shell and own together. */
  readonly total: number;
}

export const measures = ['html', 'shell', 'own', 'total'] as const;
type Measure = (typeof measures)[number];

/** Upper limits in KB of 1024 bytes. */
const budgets: Readonly<Record<Measure, number>> = {
  // What a new connection sends before it waits for an answer: ten segments (RFC 6928).
  html: 14,
  // What the given packages weigh, with the frame.
  shell: 125,
  // One screen of one team: nothing that a person does not need at once.
  own: 25,
  // 0.7 s of the slow line that pages are measured with (1.6 Mbit/s).
  total: 140,
};

interface Exception {
  /** The remote that it is for; all of them where none is named. */
  readonly remote?: string;
  readonly measure: Measure;
  readonly limit: number;
  readonly reason: string;
}

/** Where a budget is not kept, and why. The first that fits counts. */
const exceptions: readonly Exception[] = [
  { remote: 'categorizer', measure: 'own', limit: 40, reason: 'form, results and three views of them are one screen' },
  { remote: 'categorizer', measure: 'total', limit: 155, reason: 'the same' },
  { measure: 'shell', limit: 135, reason: 'docs/decisions/0006-the-shell-is-heavier-than-planned.md' },
  { measure: 'total', limit: 150, reason: 'the same ten kilobytes of the shell' },
];

function limitOf(remote: string, measure: Measure): number {
  const exception = exceptions.find((one) => one.measure === measure && (one.remote ?? remote) === remote);
  return (exception?.limit ?? budgets[measure]) * KB;
}

/** A size for people: `13.4 KB`. */
export function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

/** What is over its limit: a line each, the page first; the shell, which all pages share, once. */
export function findExcess(pages: readonly PageSizes[]): string[] {
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
