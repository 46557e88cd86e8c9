import * as v from 'valibot';
import type { DevTools } from '@artha/process/DevTools';
import { startChromium } from '@artha/process/startChromium';
import { forEachLimited } from '@artha/release/forEachLimited';
import { axeScript } from '../axeScript.ts';
import { PageTab } from './PageTab.ts';
import { servePages, type ServedPages } from './servePages.ts';

/** How long a page may take until a person can use it; a slow machine is no fault of the page. */
const READY_MS = 30_000;
/** How long the page's thread may be busy at once. */
const ANSWER_MS = 5000;
/** How many pages are open at once: a page mostly waits. */
const AT_ONCE = 4;
/** What moves less is not noticed (web.dev/articles/cls). */
const MOST_SHIFT = 0.1;

const isReady = "document.querySelector('[data-region][data-ready]') !== null";

const shiftOf = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(sum), 300);
})`;

const contrast = `${axeScript};
axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ help, nodes }) => nodes.map(({ target }) => help + ' (' + target.join(' ') + ')')))`;

const exceptionSchema = v.object({
  exceptionDetails: v.object({
    text: v.string(),
    exception: v.optional(v.object({ description: v.optional(v.string()) })),
  }),
});
const consoleSchema = v.object({
  type: v.literal('error'),
  args: v.array(v.object({ value: v.optional(v.unknown()), description: v.optional(v.string()) })),
});
const logSchema = v.object({ entry: v.object({ level: v.literal('error'), text: v.string() }) });

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** What an event of the browser says is wrong; undefined for all others. */
function faultOf(method: string, params: unknown): string | undefined {
  if (method === 'Runtime.exceptionThrown' && v.is(exceptionSchema, params)) {
    const { text, exception } = params.exceptionDetails;
    return `an error was thrown: ${firstLine(exception?.description ?? text)}`;
  }
  if (method === 'Runtime.consoleAPICalled' && v.is(consoleSchema, params)) {
    const words = params.args.map(({ value, description }) => description ?? String(value));
    return `the console says: ${firstLine(words.join(' '))}`;
  }
  if (method === 'Log.entryAdded' && v.is(logSchema, params)) return firstLine(params.entry.text);
  return undefined;
}

const frozen = `its scripts keep the page busy for more than ${ANSWER_MS / 1000} s: it is frozen`;

/** Waits until a person can use a page, and looks at it: a line for each fault that it does not report itself. */
async function lookAt(tab: PageTab): Promise<string[]> {
  const end = performance.now() + READY_MS;
  let isUsable = false;
  while (!isUsable && performance.now() < end) {
    const answer = await tab.evaluate(isReady, ANSWER_MS);
    if (!answer) return [frozen];
    isUsable = answer.value === true;
    if (!isUsable) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const shift = await tab.evaluate(shiftOf, ANSWER_MS);
  if (!shift) return [frozen];
  const moves = typeof shift.value === 'number' && shift.value > MOST_SHIFT ? shift.value.toFixed(2) : undefined;
  const colours = v.safeParse(v.array(v.string()), (await tab.evaluate(contrast, READY_MS))?.value);
  return [
    ...(isUsable ? [] : [`nothing on it can be used after ${READY_MS / 1000} s`]),
    ...(moves === undefined ? [] : [`its content moves while it loads (layout shift of ${moves})`]),
    ...(colours.success ? colours.output : ['its colours could not be checked']),
  ];
}

/** Opens a page in a tab of its own: a line for each fault. */
async function openPage(devTools: DevTools, url: string): Promise<string[]> {
  const tab = await PageTab.open(devTools);
  const reported = new Set<string>();
  const stop = tab.listen(({ method, params }) => {
    const fault = faultOf(method, params);
    if (fault !== undefined) reported.add(fault);
  });
  try {
    await tab.send('Page.navigate', { url });
    const seen = await lookAt(tab);
    return [...reported, ...seen];
  } finally {
    stop();
    await tab.close();
  }
}

/**
 * Opens composed pages in a browser, as a visitor would, each in a tab of its own.
 * @param executable path of a Chromium.
 * @returns a line for each fault: errors, what the policy blocks, a busy thread, content that moves, colours.
 */
export async function openPages(executable: string, served: ServedPages, paths: readonly string[]): Promise<string[]> {
  const server = await servePages(served);
  const chromium = await startChromium(executable);
  const faults = new Map<string, readonly string[]>();
  try {
    await forEachLimited(paths, AT_ONCE, async (path) => {
      faults.set(path, await openPage(chromium.devTools, server.url + path));
    });
  } finally {
    await chromium.close();
    server.close();
  }
  return paths.flatMap((path) => (faults.get(path) ?? []).map((fault) => `${path}: ${fault}`));
}
