import type { RemoteRelease } from '@artha/shared/contract';
import { inKb, secondsToAnswer, type PageSizes } from '@artha/core/budgets';
import { expandPath } from '@artha/shared/contract';
import type { RehearsedPages } from './dryRun.ts';

/** How much of the pages that render alike is said. */
const MOST_PAGES = 3;

/** Describes how long a visitor waits before a page shows more than its placeholder. */
function describeWait(path: string, sizes: readonly PageSizes[]): string {
  const page = sizes.find((one) => one.path === path);
  if (!page) return 'until its scripts run';
  const seconds = secondsToAnswer(page.total).toFixed(1);
  return `until ${inKb(page.own)} of its own scripts run, about ${seconds} s on a slow phone`;
}

/** Paths in a few words. */
function list(paths: readonly string[]): string {
  const [more, shown] = [paths.length - MOST_PAGES, paths.slice(0, MOST_PAGES).join(', ')];
  return more > 0 ? `${shown} and ${String(more)} more` : shown;
}

/** The paths of each text. */
function groupPaths(texts: readonly (readonly [path: string, text: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [path, text] of texts) groups.set(text, [...(groups.get(text) ?? []), path]);
  return groups;
}

/**
 * Checks the rendering of a release's pages: those that only show a placeholder, and those that may differ in a browser.
 * @param sizes of the pages.
 * @param hasContent whether visitors get a page with its content now: then it may not become a placeholder unless its route
 *   says so.
 */
export async function checkRendering(
  { routes }: Pick<RemoteRelease, 'routes'>,
  product: string,
  { pages, placeholders, warnings }: RehearsedPages,
  sizes: readonly PageSizes[],
  hasContent: (path: string) => Promise<boolean>,
): Promise<{ readonly summary: string; readonly faults: readonly string[]; readonly warnings: readonly string[] }> {
  const meant = routes.flatMap(({ path, render }) => (render === 'browser' ? expandPath(path, product) : []));
  const lost: string[] = [];
  for (const path of placeholders.keys()) if (await hasContent(path)) lost.push(path);
  const remedy =
    "Load the part that needs a browser by clientOnly: const Chart = clientOnly(() => import('./Chart')). If the whole page is meant to wait, say render: 'browser' on its route in remote.config.ts.";
  const groups = groupPaths([...placeholders]);
  const described = [...groups].map(([cause, paths]) => ({ paths, cause }));
  const summary = [
    `${String(pages.size)} ${pages.size === 1 ? 'page' : 'pages'}`,
    ...(meant.length > 0
      ? [`${list(meant)} only in a browser, as its route says: ${describeWait(meant[0] ?? '', sizes)}`]
      : []),
  ].join('; ');
  return {
    summary,
    faults: described
      .filter(({ paths }) => paths.some((path) => lost.includes(path)))
      .map(
        ({ paths, cause }) =>
          `RE-08: visitors have the content of ${list(paths.filter((path) => lost.includes(path)))} now, and would get a placeholder: ${cause}\n${remedy}`,
      ),
    warnings: [
      ...described
        .map(({ paths, cause }) => ({ paths: paths.filter((path) => !lost.includes(path)), cause }))
        .filter(({ paths }) => paths.length > 0)
        .map(
          ({ paths, cause }) =>
            `${list(paths)}: visitors see its title and a placeholder ${describeWait(paths[0] ?? '', sizes)}, because the screen does not render when it is published: ${cause}\n${remedy}`,
        ),
      ...[...groupPaths([...warnings].flatMap(([path, texts]) => texts.map((text) => [path, text] as const)))].map(
        ([text, paths]) => `${list(paths)}: ${text}`,
      ),
    ],
  };
}
