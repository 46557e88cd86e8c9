import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';

/** How long a browser may take to start. */
const START_MS = 30_000;
/** How long it may take to end. */
const END_MS = 5000;

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.optional(v.number()),
    method: v.optional(v.string()),
    params: v.optional(v.unknown()),
    result: v.optional(v.unknown()),
    error: v.optional(v.object({ message: v.string() })),
  }),
);

type Listener = (method: string, params: unknown) => void;

const targetSchema = v.object({ targetId: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });
const valueSchema = v.object({ result: v.object({ value: v.optional(v.unknown()) }) });

/** Waits for the address at which a browser listens. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The browser did not start.'));
    }, START_MS);
    let text = '';
    browser.stderr?.on('data', (data: Buffer) => {
      text += data.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    browser.on('error', reject);
    browser.on('exit', () => {
      reject(new Error(`The browser ended: ${text.slice(-300)}`));
    });
  });
}

/** One tab of a browser, by the Chrome DevTools Protocol. */
export class DevTools {
  readonly #browser: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (answer: v.InferOutput<typeof messageSchema>) => void>();
  #listener: Listener = () => undefined;
  #session: string | undefined;
  #sent = 0;

  private constructor(browser: ChildProcess, profile: string, socket: WebSocket) {
    this.#browser = browser;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = v.parse(messageSchema, data);
      if (message.id === undefined) this.#listener(message.method ?? '', message.params);
      else this.#pending.get(message.id)?.(message);
    });
  }

  /** Starts a browser with an empty profile, and opens a tab. */
  static async open(executable: string): Promise<DevTools> {
    const profile = mkdtempSync(join(tmpdir(), 'artha-browser-'));
    const options = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run'];
    // Chromium has no sandbox for the root user of a container; the pages are the team's own.
    const isRoot = process.getuid?.() === 0;
    const browser = spawn(executable, [...options, ...(isRoot ? ['--no-sandbox'] : []), 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const socket = new WebSocket(await addressOf(browser));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    const tab = new DevTools(browser, profile, socket);
    const { targetId } = v.parse(targetSchema, await tab.send('Target.createTarget', { url: 'about:blank' }));
    const attached = await tab.send('Target.attachToTarget', { targetId, flatten: true });
    tab.#session = v.parse(sessionSchema, attached).sessionId;
    for (const domain of ['Page', 'Runtime', 'Log']) await tab.send(`${domain}.enable`);
    return tab;
  }

  /** Calls a function for each event of the tab from now on. */
  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** @throws if the browser refuses the command. */
  send(method: string, params: object = {}): Promise<unknown> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, ({ result, error }) => {
        this.#pending.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId: this.#session }));
    });
  }

  /**
   * The value of an expression in the page.
   * @returns undefined if the page does not answer in time.
   */
  async evaluate(expression: string, timeoutMs: number): Promise<{ readonly value: unknown } | undefined> {
    const answer = this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, timeoutMs, undefined);
    });
    const result = await Promise.race([answer, late]);
    clearTimeout(timer);
    return result === undefined ? undefined : { value: v.parse(valueSchema, result).result.value };
  }

  /** Ends the browser, and deletes its profile. */
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#browser.once('exit', resolve));
    // It ends its own processes; one that does not answer is ended.
    this.#socket.send(JSON.stringify({ id: 0, method: 'Browser.close' }));
    const timer = setTimeout(() => this.#browser.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(timer);
    this.#socket.close();
    // Processes that it leaves behind keep the other end open.
    this.#browser.stderr?.destroy();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
