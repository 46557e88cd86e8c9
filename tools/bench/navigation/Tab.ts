import * as v from 'valibot';
import type { DevTools, DevToolsEvent } from '@artha/process/DevTools';

const attachedSchema = v.object({
  sessionId: v.string(),
  targetInfo: v.object({ targetId: v.string(), type: v.string(), subtype: v.optional(v.string()) }),
});
const detachedSchema = v.object({ sessionId: v.string() });
const consoleSchema = v.object({ args: v.array(v.object({ value: v.optional(v.unknown()) })) });
const contextSchema = v.object({ browserContextId: v.string() });
const targetSchema = v.object({ targetId: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });
const evaluationSchema = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

const pointSchema = v.object({ x: v.number(), y: v.number() });

/** A point of the window, in px. */
export type Point = v.InferOutput<typeof pointSchema>;

/** How long a page may take to report something. */
const TIMEOUT_MS = 30_000;

/** Settings of a tab. */
export interface TabOptions {
  /** Source of a script that runs first in each of the tab's pages, a prerendered one included. */
  readonly script: string;
  readonly width: number;
  readonly height: number;
}

/** The source of a call of a function, with arguments that JSON can write. */
export function callOf<T extends readonly string[]>(inPage: (...args: T) => unknown, ...args: T): string {
  return `(${String(inPage)})(${args.map((one) => JSON.stringify(one)).join()})`;
}

function findMiddle(selector: string): Point {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * A visitor's tab with an empty cache. It stays the same when a prerendered page takes the place of the one before,
 * which are two pages to the DevTools protocol.
 */
export class Tab {
  readonly #devTools: DevTools;
  readonly #browserContextId: string;
  readonly #sessionId: string;
  readonly #options: TabOptions;
  /** Sessions of the page on the screen, first, and of prerendered ones. */
  readonly #pages: string[] = [];
  readonly #opened = Promise.withResolvers<undefined>();
  readonly #stop: () => void;
  readonly #waiting = new Map<string, (value: number) => void>();

  private constructor(devTools: DevTools, browserContextId: string, sessionId: string, options: TabOptions) {
    this.#devTools = devTools;
    this.#browserContextId = browserContextId;
    this.#sessionId = sessionId;
    this.#options = options;
    this.#stop = devTools.listen((event) => {
      this.#handle(event);
    });
  }

  /** Opens a tab in a browser context of its own. */
  static async open(devTools: DevTools, options: TabOptions): Promise<Tab> {
    const { browserContextId } = v.parse(contextSchema, await devTools.send('Target.createBrowserContext'));
    const created = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true });
    const { targetId } = v.parse(targetSchema, created);
    const attached = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
    const { sessionId } = v.parse(sessionSchema, attached);
    const tab = new Tab(devTools, browserContextId, sessionId, options);
    const settings = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await devTools.send('Target.setAutoAttach', settings, sessionId);
    await tab.#opened.promise;
    return tab;
  }

  /** Waits until a page of the tab writes `<name> <number>` to its console: nothing polls the page. */
  reported(name: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`No page of the tab reported ${name}.`));
      }, TIMEOUT_MS);
      this.#waiting.set(name, (value) => {
        clearTimeout(timer);
        this.#waiting.delete(name);
        resolve(value);
      });
    });
  }

  /** Loads a page as if its address was typed. */
  async navigate(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
  }

  /**
   * Runs a function in the page on the screen, with arguments that JSON can write. It reads nothing of its module.
   * @returns its value, awaited.
   * @throws if it throws.
   */
  async run<T extends readonly string[]>(inPage: (...args: T) => unknown, ...args: T): Promise<unknown> {
    const expression = callOf(inPage, ...args);
    const answer = await this.#send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = v.parse(evaluationSchema, answer);
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  }

  /**
   * The middle of the first element of a selector.
   * @throws if there is none.
   */
  async middleOf(selector: string): Promise<Point> {
    return v.parse(pointSchema, await this.run(findMiddle, selector));
  }

  /** Moves the mouse there. */
  async point({ x, y }: Point): Promise<void> {
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  }

  /** Presses the mouse button, or releases it. It waits for no answer: a click may end the page before that. */
  button(type: 'mousePressed' | 'mouseReleased', { x, y }: Point): void {
    this.#send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }).catch(() => undefined);
  }

  /** Closes the tab and forgets its cache. */
  async close(): Promise<void> {
    this.#stop();
    await this.#devTools.send('Target.disposeBrowserContext', { browserContextId: this.#browserContextId });
  }

  #send(method: string, params: object): Promise<unknown> {
    return this.#devTools.send(method, params, this.#pages[0]);
  }

  #handle({ method, params, sessionId = '' }: DevToolsEvent): void {
    if (sessionId === this.#sessionId && method === 'Target.attachedToTarget') {
      const attached = v.parse(attachedSchema, params);
      void this.#prepare(attached.sessionId);
    } else if (sessionId === this.#sessionId && method === 'Target.detachedFromTarget') {
      const gone = this.#pages.indexOf(v.parse(detachedSchema, params).sessionId);
      if (gone !== -1) this.#pages.splice(gone, 1);
    } else if (method === 'Runtime.consoleAPICalled' && this.#pages.includes(sessionId)) {
      const [name, value] = v.parse(consoleSchema, params).args.map((argument) => argument.value);
      this.#waiting.get(String(name))?.(Number(value));
    }
  }

  async #prepare(page: string): Promise<void> {
    this.#pages.push(page);
    const { script, width, height } = this.#options;
    const commands: readonly (readonly [string, object])[] = [
      ['Page.enable', {}],
      ['Runtime.enable', {}],
      ['Page.addScriptToEvaluateOnNewDocument', { source: script }],
      ['Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }],
      ['Runtime.runIfWaitingForDebugger', {}],
    ];
    await Promise.all(commands.map(([method, params]) => this.#devTools.send(method, params, page)));
    this.#opened.resolve(undefined);
  }
}
