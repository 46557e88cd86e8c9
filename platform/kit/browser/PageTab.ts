import * as v from 'valibot';
import type { DevTools, DevToolsEvent } from '@artha/process/DevTools';

const contextSchema = v.object({ browserContextId: v.string() });
const targetSchema = v.object({ targetId: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });
const valueSchema = v.object({ result: v.object({ value: v.optional(v.unknown()) }) });

/** The value of a promise; undefined if it takes longer. */
async function inTime<T>(promise: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A tab with a cache, a storage and a process of its own, so that a frozen page does not stop others. */
export class PageTab {
  readonly #devTools: DevTools;
  readonly #browserContextId: string;
  readonly #sessionId: string;

  private constructor(devTools: DevTools, browserContextId: string, sessionId: string) {
    this.#devTools = devTools;
    this.#browserContextId = browserContextId;
    this.#sessionId = sessionId;
  }

  /** Opens an empty tab. */
  static async open(devTools: DevTools): Promise<PageTab> {
    const { browserContextId } = v.parse(contextSchema, await devTools.send('Target.createBrowserContext'));
    const created = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { targetId } = v.parse(targetSchema, created);
    const attached = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
    const tab = new PageTab(devTools, browserContextId, v.parse(sessionSchema, attached).sessionId);
    for (const domain of ['Page', 'Runtime', 'Log']) await tab.send(`${domain}.enable`);
    return tab;
  }

  /** Denies the downloads of its page. */
  async denyDownloads(): Promise<void> {
    await this.#devTools.send('Browser.setDownloadBehavior', {
      behavior: 'deny',
      browserContextId: this.#browserContextId,
    });
  }

  /** Calls a listener for each event of the page. @returns ends that. */
  listen(listener: (event: DevToolsEvent) => void): () => void {
    return this.#devTools.listen((event) => {
      if (event.sessionId === this.#sessionId) listener(event);
    });
  }

  /** @throws if the browser refuses the command. */
  send(method: string, params: object = {}): Promise<unknown> {
    return this.#devTools.send(method, params, this.#sessionId);
  }

  /** Sends a command that the page's thread answers. @returns undefined if it does not answer in time, or refuses. */
  async sendInTime(method: string, params: object, timeoutMs: number): Promise<unknown> {
    return inTime(
      this.send(method, params).catch(() => undefined),
      timeoutMs,
    );
  }

  /**
   * The value of an expression in the page.
   * @returns undefined if the page does not answer in time.
   */
  async evaluate(expression: string, timeoutMs: number): Promise<{ readonly value: unknown } | undefined> {
    const answer = this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const result = await inTime(answer, timeoutMs);
    // A frozen page answers when its tab is closed, with an error of no interest.
    if (result === undefined) answer.catch(() => undefined);
    return result === undefined ? undefined : { value: v.parse(valueSchema, result).result.value };
  }

  /** Closes the tab, whatever its page does, and forgets what it stored. */
  async close(): Promise<void> {
    await this.#devTools.send('Target.disposeBrowserContext', { browserContextId: this.#browserContextId });
  }
}
