import type { RenderedEntry } from '@artha/core/finishRemote';
import { finishRemote } from '@artha/core/finishRemote';
import type { RunStep } from '@artha/interpreter/runStep';
import { findActive, findForeignStyle } from './findActive.ts';

const region = '<div data-region="screen"><!--$-->TOKEN<!--/$--></div>';
const frame = {
  html: `<a href="#main">Skip</a><main id="main">${region}</main><footer>End</footer>`,
  style: '<style></style>',
  region,
  token: 'TOKEN',
  documentStyle: '',
  reservedIds: ['root', 'artha-page'],
};

/** The markup that a bundle returns for a page. */
export interface PageCase {
  readonly head: string;
  readonly screen: string;
}

/**
 * Lets the service's processes check pages.
 * @returns how many were accepted and refused.
 * @throws if one is accepted that may not be, or refused without a reason.
 */
export async function tryPages(pages: readonly PageCase[], run: RunStep): Promise<Record<string, number>> {
  const lines = pages.map(({ head, screen }) =>
    JSON.stringify({ json: JSON.stringify({ html: head + region.replace('TOKEN', () => screen), style: '' }) }),
  );
  const results = await finishRemote(
    lines,
    {
      shell: '',
      page: '{}',
      bundles: [],
      entries: pages.map((_, index) => ({
        kind: 'page',
        address: `/${index}`,
        name: 'Tax',
        tasks: [{ kind: 'page', bundle: '', path: `/${index}` }],
        frame,
      })),
      origin: 'https://artha.example',
      ownPaths: pages.map((_, index) => `/${index}`),
      readMaps: () => Promise.resolve(undefined),
    },
    run,
  );
  const tally: Record<string, number> = {};
  for (const [index, result] of results.entries()) {
    const outcome = judge(result, JSON.stringify(pages[index]));
    tally[outcome] = (tally[outcome] ?? 0) + 1;
  }
  return tally;
}

function judge(result: RenderedEntry, shown: string): string {
  if ('failure' in result) {
    const { cause, remedy } = result.failure;
    if (cause.length < 10 || remedy.length < 10) throw new Error(`A page is refused without a reason: ${shown}`);
    return /It (?:takes more|did not|writes)|Its process/.test(cause) ? 'page, stopped' : 'page, refused';
  }
  if (!('page' in result)) throw new Error(`A page became a document: ${shown}`);
  const { html, styles, styleTexts, head } = result.page;
  if (!html.startsWith('<a href="#main">Skip</a><main id="main">') || !html.endsWith('</main><footer>End</footer>'))
    throw new Error(`The frame of a page is changed: ${shown}`);
  // Styles are text, and have rules of their own.
  const active = findActive(html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, ''));
  if (active !== undefined) throw new Error(`A page is accepted with ${active}: ${shown}`);
  const foreign = [...styles.map(({ text }) => text), ...styleTexts]
    .map(findForeignStyle)
    .find((one) => one !== undefined);
  if (foreign !== undefined) throw new Error(`A style is accepted with ${foreign}: ${shown}`);
  if (head.canonical !== undefined && !/^(?:https:\/\/artha\.example)?\//.test(head.canonical))
    throw new Error(`A page is accepted with the canonical address ${head.canonical}`);
  return 'page, accepted';
}
