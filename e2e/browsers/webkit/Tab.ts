import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { DriverError, type Driver } from './Driver.ts';
import { callScript, FIND, LOOK, type Call } from './inPage.ts';

const POLL_MS = 60;
/** After this time without an answer the tab is asked whether the document is still there. */
const SLOW_MS = 1000;

const lookSchema = v.object({
  document: v.string(),
  url: v.string(),
  state: v.picklist(['loading', 'interactive', 'complete']),
  ended: v.array(v.tuple([v.number(), v.unknown()])),
});
type Look = v.InferOutput<typeof lookSchema>;

/** The answer to a call with a handle that the document does not have. */
const missingSchema = v.object({ type: v.literal('missing') });

const STATES = ['loading', 'interactive', 'complete'];

/**
 * One tab: a browser of its own, whose documents are watched by asking again and again, as the driver reports nothing.
 * Its world for Playwright is the page's own.
 */
export class Tab {
  readonly context = randomUUID();
  readonly #driver: Driver;
  readonly #emit: (method: string, params: object) => void;
  readonly #calls = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  #seen: Look | undefined;
  /** The calls whose results have come with the last look. */
  #received: readonly number[] = [];
  #navigation: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(driver: Driver, emit: (method: string, params: object) => void) {
    this.#driver = driver;
    this.#emit = emit;
  }

  /** Watches the documents from now on. */
  watch(): void {
    this.#timer = setTimeout(() => {
      void this.look().finally(() => {
        if (!this.#isClosed) this.watch();
      });
    }, POLL_MS);
  }

  /** Begins to load a page. @returns the id of the navigation. */
  async navigate(url: string): Promise<string> {
    const navigation = this.#begin(url);
    await this.#driver.post('/url', { url });
    return navigation;
  }

  /** Goes back, forward or loads again. */
  async go(command: 'back' | 'forward' | 'refresh'): Promise<void> {
    await this.#driver.post(`/${command}`);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const { reject } of this.#calls.values()) reject(new Error('The tab is closed.'));
    await this.#driver.close();
  }

  /**
   * Calls a function in the page; the answer is that of `script.callFunction`.
   * @throws DriverError if what it is given belongs to a document that was left: Playwright then calls it in the next one.
   */
  async call(call: Call): Promise<unknown> {
    const answer = await this.#whileHere((signal) => this.#driver.run(callScript(call), [call.id, call.args], signal));
    if (v.is(missingSchema, answer)) throw new DriverError('no such handle', 'The document was left.');
    if (answer !== null && answer !== undefined) return answer;
    return new Promise((resolve, reject) => this.#calls.set(call.id, { resolve, reject }));
  }

  /** Presses keys and buttons. If that leads to another document, it is done. */
  async act(actions: readonly unknown[]): Promise<void> {
    await this.#whileHere((signal) => this.#driver.post('/actions', { actions }, signal)).catch((error: unknown) => {
      if (error instanceof DriverError) throw error;
    });
  }

  /** Chooses files in the input with a handle. */
  async setFiles(handle: string, files: readonly string[]): Promise<void> {
    const reference = v.parse(v.record(v.string(), v.string()), await this.#driver.run(FIND, [handle]));
    await this.#driver.post(`/element/${Object.values(reference)[0] ?? ''}/value`, { text: files.join('\n') });
  }

  /** Asks until another document is there: the browser loses what it is asked while another process takes over the tab. */
  async #whileHere(ask: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
    const here = this.#seen?.document;
    const left = new AbortController();
    const endIfLeft = async () => {
      const now = v.safeParse(lookSchema, await this.#driver.runBeside(LOOK, [[]]).catch(() => undefined));
      if (now.success && now.output.document !== here) left.abort();
    };
    const timer = setInterval(() => void endIfLeft(), SLOW_MS);
    return ask(left.signal).finally(() => {
      clearInterval(timer);
    });
  }

  #begin(url: string): string {
    this.#navigation = randomUUID();
    this.#emit('browsingContext.navigationStarted', this.#event(url));
    return this.#navigation;
  }

  #event(url: string) {
    return { context: this.context, navigation: this.#navigation ?? null, timestamp: Date.now(), url };
  }

  /** Looks at the document, and reports what is new. */
  async look(): Promise<void> {
    // Between two documents there is nothing to ask.
    const look = await this.#whileHere((signal) => this.#driver.run(LOOK, [this.#received], signal)).catch(
      () => undefined,
    );
    const now = v.safeParse(lookSchema, look);
    if (!now.success) return;
    const before = this.#seen;
    this.#seen = now.output;
    if (before?.document !== now.output.document) this.#report(before, now.output);
    else if (before.url !== now.output.url) this.#emit('browsingContext.historyUpdated', this.#event(now.output.url));
    this.#reportState(before?.document === now.output.document ? before.state : 'loading', now.output);
    this.#received = now.output.ended.map(([id]) => id);
    for (const [id, answer] of now.output.ended) {
      this.#calls.get(id)?.resolve(answer);
      this.#calls.delete(id);
    }
  }

  #report(before: Look | undefined, { document: realm, url }: Look): void {
    const { context } = this;
    if (before) this.#emit('script.realmDestroyed', { realm: before.document });
    for (const { reject } of this.#calls.values()) reject(new Error('The document was left.'));
    this.#calls.clear();
    if (before) {
      if (this.#navigation === undefined) this.#begin(url);
      this.#emit('browsingContext.navigationCommitted', this.#event(url));
    }
    this.#emit('script.realmCreated', { realm, context, type: 'window', origin: url });
  }

  #reportState(before: Look['state'], { state, url }: Look): void {
    const reached = STATES.slice(STATES.indexOf(before) + 1, STATES.indexOf(state) + 1);
    if (reached.includes('interactive')) this.#emit('browsingContext.domContentLoaded', this.#event(url));
    if (!reached.includes('complete')) return;
    this.#emit('browsingContext.load', this.#event(url));
    this.#navigation = undefined;
  }
}
