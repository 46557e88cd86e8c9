import * as v from 'valibot';
import type { DevTools } from '@artha/process/DevTools';
import { axeScript } from '../axeScript.ts';
import { CONTRAST_REMEDY, contrastLines } from './contrastFault.ts';
import type { FaultRecorder } from './FaultRecorder.ts';
import { acceptDialogs, holdPage } from './guardTab.ts';
import { AFTER_STEP, ON_LOAD, type FoundFault } from './PageFault.ts';
import { PageTab } from '@artha/remote-kit/PageTab';
import { readEvent } from './readEvent.ts';
import { readFailures } from './readFailures.ts';
import { ControlUse, useControls } from './useControls.ts';
import { REPORT_BINDING, watchScript } from './watchScript.ts';

/** How long a page may take until a person can use it; a slow machine is no fault of the page. */
const READY_MS = 30_000;
/** How long the page's thread may be busy at once. */
const ANSWER_MS = 5000;
/** The largest shift that people do not notice (web.dev/articles/cls). */
const MOST_SHIFT = 0.1;
/** The time after the page is ready in which effects run and the browser reports on them. */
const EFFECTS_MS = 300;

/** The sentence about a page that a browser leaves at once: nothing else is known of it. */
const LEAVES = 'it leads to another page by itself, and was not looked at';
/** How often a page is loaded again after a failure of its screen. */
const MOST_LOADS = 5;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isReady = "document.querySelector('[data-region][data-ready]:not([data-left])') !== null";
const isAt = (path: string): string => `location.pathname === ${JSON.stringify(path)} && ${isReady}`;
/** The shell runs; one of its own pages has no region. */
const isStarted = `globalThis.__early?.isShellRunning || ${isReady}`;

/**
 * How far the page's content moves while it loads. Where the machine has no letters of Hindi, as servers have none, the shell
 * adds a font of them late, which moves text; the systems of visitors have them.
 */
const shiftOf = `new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isLate = ({ unicodeRange }) => /^U\\+0?900-97F/i.test(unicodeRange);
  setTimeout(() => resolve([...document.fonts].some(isLate) ? 0 : sum), ${EFFECTS_MS});
})`;

const contrast = `${axeScript};
axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] }).then(({ violations }) =>
  (${contrastLines})(violations))`;

/** Marks the screen that is left: the address changes before another one is there. */
const leave = `document.querySelector('[data-region]')?.setAttribute('data-left', '')`;

/** Goes to a page as the shell goes to a history entry: it shows it in this document. */
const stepTo = (path: string): string => `(() => {
  globalThis[Symbol.for('artha-check-document')] = true;
  ${leave};
  history.pushState(null, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
})()`;
const isSameDocument = "globalThis[Symbol.for('artha-check-document')] === true";

const frozen = `its scripts keep the page busy for more than ${String(ANSWER_MS / 1000)} s: it is frozen`;

/** The controls that were used on a page. */
interface UsedControls {
  /** How many were used. */
  readonly used: number;
  /** Whether the limits left none out. */
  readonly isComplete: boolean;
}

/** The results of a visit besides faults. */
export interface PageVisit {
  readonly controls?: UsedControls | undefined;
  /** Requests to other origins, once each: `GET https://…`. */
  readonly others: readonly string[];
}

/** The address of a page. */
interface VisitedPage {
  /** Address of the server. */
  readonly origin: string;
  readonly path: string;
}

/** A page in a tab of its own, while it is visited. */
class Visit {
  readonly #tab: PageTab;
  readonly #page: VisitedPage;
  readonly #recorder: FaultRecorder;
  readonly #stops: (() => void)[];
  #moment: string | undefined = ON_LOAD;
  readonly others = new Set<string>();

  private constructor(tab: PageTab, page: VisitedPage, recorder: FaultRecorder) {
    this.#tab = tab;
    this.#page = page;
    this.#recorder = recorder;
    this.#stops = [
      tab.listen((event) => {
        const found = readEvent(event);
        // Of the page before: a step hydrates nothing.
        if (found && !(found.kind === 'hydration' && this.#moment !== ON_LOAD)) this.add(found);
      }),
      acceptDialogs(tab),
    ];
  }

  static async open(devTools: DevTools, page: VisitedPage, recorder: FaultRecorder): Promise<Visit> {
    const tab = await PageTab.open(devTools);
    await tab.denyDownloads();
    await tab.send('Runtime.addBinding', { name: REPORT_BINDING });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: watchScript });
    // As a page in front: a tab in the background draws no frames.
    await tab.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    return new Visit(tab, page, recorder);
  }

  readonly add = (found: FoundFault): void => {
    if (this.#moment === undefined) return;
    this.#recorder.add(found, { page: this.#page.path, moment: this.#moment });
  };

  /** Begins a moment: what is found from now on is seen then. Undefined on the page of another team. */
  begin(moment: string | undefined): void {
    this.#moment = moment;
  }

  async navigate(path: string): Promise<void> {
    await this.#tab.send('Page.navigate', { url: this.#page.origin + path });
  }

  /** Waits until an expression is true. @returns false if it is not in time, or if the page is frozen. */
  async wait(expression: string): Promise<boolean> {
    const end = performance.now() + READY_MS;
    do {
      // A document that is left has no answer.
      const answer = await this.#tab.evaluate(expression, ANSWER_MS).catch(() => ({ value: false }));
      if (!answer) {
        this.add({ kind: 'frozen', text: frozen });
        return false;
      }
      if (answer.value === true) return true;
      await pause(100);
    } while (performance.now() < end);
    this.add({ kind: 'unready', text: `nothing on it can be used after ${String(READY_MS / 1000)} s` });
    return false;
  }

  /** Runs code that may leave the document. */
  leave(expression: string): Promise<unknown> {
    return this.#tab.evaluate(expression, ANSWER_MS).catch(() => undefined);
  }

  /** Looks at what a loaded page shows. @returns false if it is frozen. */
  async look(): Promise<boolean> {
    const shift = await this.#tab.evaluate(shiftOf, ANSWER_MS);
    if (!shift) {
      this.add({ kind: 'frozen', text: frozen });
      return false;
    }
    if (typeof shift.value === 'number' && shift.value > MOST_SHIFT)
      this.add({ kind: 'moved', text: `its content moves while it loads (layout shift of ${shift.value.toFixed(2)})` });
    const colours = v.safeParse(v.array(v.string()), (await this.#tab.evaluate(contrast, READY_MS))?.value);
    for (const text of colours.success ? colours.output : ['its colours could not be checked'])
      this.add({ kind: 'contrast', text, remedy: CONTRAST_REMEDY });
    return true;
  }

  /** Whether the page is still at its address. */
  async isHere(): Promise<boolean> {
    const at = String((await this.#tab.evaluate('location.href', ANSWER_MS))?.value);
    const { origin, path } = this.#page;
    const url = URL.canParse(at) ? new URL(at) : undefined;
    if (url?.origin === origin && url.pathname === path) return true;
    // Some pages only lead to another one, such as that of a link in a mail.
    this.add({ kind: 'unready', text: LEAVES, isHarmless: url?.origin === origin });
    return false;
  }

  /** Adds what the shell shows in place of the page. */
  async addFailures(): Promise<void> {
    for (const found of await readFailures(this.#tab)) this.add(found);
  }

  async isSameDocument(): Promise<boolean> {
    const answer = await this.#tab.evaluate(isSameDocument, ANSWER_MS).catch(() => undefined);
    return answer?.value === true;
  }

  /** Uses the controls. After a failure of the screen the page is loaded again: the others may work. */
  async use(): Promise<UsedControls> {
    const { origin, path } = this.#page;
    const use = new ControlUse();
    const listener = { begin: (moment: string) => (this.#moment = moment), found: this.add };
    for (let loads = 0; ; loads += 1) {
      const release = await holdPage(this.#tab, origin, (request) => this.others.add(request));
      const end = await useControls(this.#tab, path, use, listener);
      if (end === 'frozen') this.add({ kind: 'frozen', text: frozen });
      else await this.addFailures();
      await release();
      if (end !== 'failed' || loads === MOST_LOADS) return { used: use.used, isComplete: end === 'done' };
      this.begin(ON_LOAD);
      await this.navigate(path);
      if (!(await this.wait(isReady))) return { used: use.used, isComplete: false };
    }
  }

  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await this.#tab.close();
  }
}

/** Runs a visit; a page that leaves, or whose tab ends, has no answer to give. */
async function run<T>(visit: Visit, visiting: () => Promise<T>): Promise<T | undefined> {
  try {
    return await visiting();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const isNavigation = /navigated or closed|context/.test(why);
    visit.add({ kind: 'unready', text: isNavigation ? LEAVES : `its tab ends (${why})`, isHarmless: isNavigation });
    return undefined;
  } finally {
    await visit.close();
  }
}

/** Opens a page by a document load, looks at it, and uses its controls. */
export async function visitByLoad(devTools: DevTools, page: VisitedPage, recorder: FaultRecorder): Promise<PageVisit> {
  const visit = await Visit.open(devTools, page, recorder);
  const controls = await run(visit, async () => {
    await visit.navigate(page.path);
    const isUsable = await visit.wait(isReady);
    if (!(await visit.look()) || !(await visit.isHere())) return undefined;
    await visit.addFailures();
    return isUsable ? await visit.use() : undefined;
  });
  return { controls, others: [...visit.others] };
}

/**
 * Goes to a page from another one in the same document, as a click on a link does, then Back, and Forward again.
 * Hydration leaves attributes and HTML that are there already; here all of the page is new.
 * @param from address of the other page.
 */
export async function visitBySteps(
  devTools: DevTools,
  page: VisitedPage,
  from: string,
  recorder: FaultRecorder,
): Promise<void> {
  const visit = await Visit.open(devTools, page, recorder);
  /** Goes from the other page to the page, back and forward. @returns false if a document was loaded in place of a step. */
  const step = async (): Promise<boolean> => {
    visit.begin(undefined);
    await visit.navigate(from);
    if (!(await visit.wait(isStarted))) return true;
    // The shell's own effects come first.
    await pause(EFFECTS_MS);
    const steps = [
      { moment: AFTER_STEP, code: stepTo(page.path), until: isAt(page.path) },
      { moment: 'after Back', code: `${leave}; history.back()`, until: isAt(from) },
      { moment: 'after Forward', code: `${leave}; history.forward()`, until: isAt(page.path) },
    ];
    for (const { moment, code, until } of steps) {
      visit.begin(moment);
      await visit.leave(code);
      await pause(EFFECTS_MS);
      if (!(await visit.wait(until))) return true;
      await visit.addFailures();
      if (!(await visit.isSameDocument())) return false;
      await pause(EFFECTS_MS);
    }
    return true;
  };
  await run(visit, async () => {
    // The first time, the files of the screen come from the site, which takes longer on a busy machine.
    if ((await step()) || (await step())) return;
    const text = 'the browser loads its document: its screen did not come in time';
    visit.add({ kind: 'failure', text, isHarmless: true });
  });
}
