import { parse, defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import * as v from 'valibot';
import type { DevTools } from '@artha/process/DevTools';
import { PageTab } from '@artha/remote-kit/PageTab';
import type { Expected, FaultCase, SiteAddresses } from './faultCases.ts';
import { provoke } from './faultyRequests.ts';

/** How long a page may take until a visitor sees how it ends; the shell itself gives up after nine seconds. */
const SETTLED_MS = 30_000;
/** How long the page's thread may be busy at once. */
const ANSWER_MS = 5000;
/** A notice may replace parts of a page, but not most of it. */
const LEAST_SHARE = 0.5;

const seenSchema = v.object({
  /** The screen can be used. */
  isReady: v.boolean(),
  /** The sentence by which the page says what went wrong; empty if it says nothing. */
  sentence: v.string(),
  hasRetry: v.boolean(),
  hasReload: v.boolean(),
  /** Its heading, if it can be seen. */
  heading: v.string(),
  textLength: v.number(),
});
type Seen = v.InferOutput<typeof seenSchema>;

const nothing: Seen = {
  isReady: false,
  sentence: '',
  hasRetry: false,
  hasReload: false,
  heading: '',
  textLength: 0,
};

const look = `(() => {
  const alert = [...document.querySelectorAll('main [role=alert]')].find((one) => /did not load/.test(one.textContent));
  const incomplete = document.getElementById('incomplete');
  const heading = document.querySelector('main h1');
  const isRetry = (button) => button.textContent.trim() === 'Retry';
  return {
    isReady: document.querySelector('[data-region="screen"][data-ready]') !== null && !alert,
    sentence: (alert?.querySelector('h2, h3, strong, p') ?? incomplete ?? alert)?.textContent ?? '',
    hasRetry: [...(alert?.querySelectorAll('button') ?? [])].some(isRetry),
    hasReload: incomplete?.querySelector('a') != null,
    heading: heading?.checkVisibility() ? heading.textContent : '',
    textLength: document.querySelector('main')?.textContent.length ?? 0,
  };
})()`;

const tryAgain: Readonly<Record<Exclude<Expected, 'works'>, string>> = {
  notice: `[...document.querySelectorAll('main [role=alert] button')].find((one) => one.textContent.trim() === 'Retry').click()`,
  incomplete: `document.querySelector('#incomplete a').click()`,
};

const exceptionSchema = v.object({
  exceptionDetails: v.object({
    text: v.string(),
    exception: v.optional(v.object({ description: v.optional(v.string()) })),
  }),
});
const pictureSchema = v.object({ data: v.string() });

type Node = DefaultTreeAdapterTypes.Node;

const textOf = (node: Node): string => {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
function findElement(node: Node, name: string): Node | undefined {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === name) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return undefined;
}

/** The text of a composed page, without a browser. */
export interface ComposedText {
  readonly heading: string;
  readonly textLength: number;
}

/** Reads what a composed page says in its main part. */
export function readComposedText(html: string): ComposedText {
  const main = findElement(parse(html), 'main');
  const heading = main && findElement(main, 'h1');
  return { heading: heading ? textOf(heading) : '', textLength: main ? textOf(main).length : 0 };
}

/** The page with a fault, as a visitor sees it. */
export interface Visit {
  /** In words: `Works.`, or the sentence of the page. */
  readonly sees: string;
  /** The differences from the expected page; empty if there are none. */
  readonly wrong: readonly string[];
  /** As WebP; undefined if the page is frozen. */
  readonly picture: Buffer | undefined;
}

const isSettled = (seen: Seen, expected: Expected): boolean =>
  ({ works: seen.isReady, notice: seen.hasRetry, incomplete: seen.hasReload })[expected];

/** Waits until a page is as expected; gives up after a time, with what it is then. Undefined if the page is frozen. */
async function waitUntil(tab: PageTab, expected: Expected): Promise<Seen | undefined> {
  const end = performance.now() + SETTLED_MS;
  for (;;) {
    // A page that is loaded again has no answer while it leaves.
    const answer = await tab.evaluate(look, ANSWER_MS).catch(() => ({ value: nothing }));
    if (!answer) return undefined;
    const seen = v.parse(seenSchema, answer.value);
    if (isSettled(seen, expected) || performance.now() > end) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const wanted: Readonly<Record<Expected, string>> = {
  works: 'it cannot be used',
  notice: 'it does not say that it did not load, or offers no Retry',
  incomplete: 'it does not say that it did not load completely, or offers no reload',
};

/** Finds how the page that a visitor sees differs from the expected one. */
export function findWrong(seen: Seen, expected: Expected, composed: ComposedText): string[] {
  const stays = seen.heading === composed.heading && seen.textLength >= composed.textLength * LEAST_SHARE;
  return [
    ...(isSettled(seen, expected) ? [] : [`${wanted[expected]} after ${String(SETTLED_MS / 1000)} s`]),
    ...(expected === 'works' || stays ? [] : ['the composed page does not stay']),
    ...(seen.textLength === 0 ? ['the page is blank'] : []),
  ];
}

const frozen = `its scripts keep the page busy for more than ${String(ANSWER_MS / 1000)} s: it is frozen`;

/** Opens a page with a fault in a tab of its own, as a person with a phone does; then mends the fault and tries again. */
export async function visitWithFault(
  devTools: DevTools,
  path: string,
  fault: FaultCase,
  { composed, addresses }: { readonly composed: ComposedText; readonly addresses: SiteAddresses },
): Promise<Visit> {
  const { expected, clockErrorMs = 0 } = fault;
  const tab = await PageTab.open(devTools);
  const thrown = new Set<string>();
  tab.listen(({ method, params }) => {
    if (method !== 'Runtime.exceptionThrown' || !v.is(exceptionSchema, params)) return;
    const { text, exception } = params.exceptionDetails;
    thrown.add(`an error was thrown: ${(exception?.description ?? text).split('\n', 1)[0] ?? ''}`);
  });
  try {
    const screen = { width: 375, height: 812, deviceScaleFactor: 1, mobile: true };
    await tab.send('Emulation.setDeviceMetricsOverride', screen);
    if (clockErrorMs !== 0) {
      const source = `{ const { now } = Date; const late = () => now() + ${String(clockErrorMs)};
        globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : [late()])); } static now() { return late(); } }; }`;
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
    }
    const mend = await provoke(tab, fault, addresses);
    await tab.send('Page.navigate', { url: addresses.origin + path });
    const seen = await waitUntil(tab, expected);
    if (!seen) return { sees: 'A frozen page.', wrong: [frozen], picture: undefined };
    const { data } = v.parse(pictureSchema, await tab.send('Page.captureScreenshot', { format: 'webp', quality: 70 }));
    const wrong = [...findWrong(seen, expected, composed)];
    mend();
    if (expected !== 'works' && isSettled(seen, expected)) {
      await tab.evaluate(tryAgain[expected], ANSWER_MS);
      const after = await waitUntil(tab, 'works');
      if (!after?.isReady)
        wrong.push(`${expected === 'notice' ? 'Retry' : 'a reload'} does not help once the fault is over`);
    }
    const sees = expected === 'works' && seen.isReady ? 'Works.' : seen.sentence.trim().replaceAll(/\s+/g, ' ');
    return { sees, wrong: [...wrong, ...thrown], picture: Buffer.from(data, 'base64') };
  } finally {
    await tab.close();
  }
}
