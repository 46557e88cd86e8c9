import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@artha/process/port';
import * as v from 'valibot';

const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });

/** An error of the driver; `error` is its name in the protocol. */
export class DriverError extends Error {
  readonly error: string;

  constructor(error: string, message: string) {
    super(message);
    this.error = error;
  }
}

/** A browser that is driven by WebDriver. */
export class Driver {
  readonly #url: string;
  readonly #end: () => void;
  #session = '';
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param url the address of the driver's program.
   * @param end ends the program.
   */
  constructor(url: string, end: () => void) {
    this.#url = url;
    this.#end = end;
  }

  /** Starts the browser when the program is ready. */
  async start(): Promise<void> {
    const isReady = () =>
      fetch(`${this.#url}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await setTimeout(50);
    const alwaysMatch = { pageLoadStrategy: 'none', unhandledPromptBehavior: 'ignore' };
    const started = v.parse(
      sessionSchema,
      await this.#ask('POST', '/session', { body: { capabilities: { alwaysMatch } } }),
    );
    this.#session = `/session/${started.sessionId}`;
  }

  /**
   * Asks when the answer to the last question has come: the browser loses some of what it is asked at once.
   * @throws DriverError
   */
  post(path: string, body: object = {}, signal?: AbortSignal): Promise<unknown> {
    return this.#inTurn(() => this.#ask('POST', this.#session + path, { body, signal }));
  }

  /** @throws DriverError */
  get(path: string): Promise<unknown> {
    return this.#inTurn(() => this.#ask('GET', this.#session + path));
  }

  /** Runs a script in the page. */
  run(script: string, args: readonly unknown[] = [], signal?: AbortSignal): Promise<unknown> {
    return this.post('/execute/sync', { script, args }, signal);
  }

  /** Runs a script while another question has no answer yet. It may be lost, so it ends after a second. */
  runBeside(script: string, args: readonly unknown[]): Promise<unknown> {
    const signal = AbortSignal.timeout(1000);
    return this.#ask('POST', `${this.#session}/execute/sync`, { body: { script, args }, signal });
  }

  /** Closes the browser. */
  async close(): Promise<void> {
    await this.#ask('DELETE', this.#session).catch(() => undefined);
    this.#end();
  }

  #inTurn(ask: () => Promise<unknown>): Promise<unknown> {
    const answer = this.#last.then(ask);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #ask(
    method: string,
    path: string,
    { body, signal = null }: { readonly body?: object; readonly signal?: AbortSignal | undefined | null } = {},
  ): Promise<unknown> {
    const response = await fetch(this.#url + path, { method, signal, ...(body && { body: JSON.stringify(body) }) });
    const { value } = v.parse(answerSchema, await response.json());
    if (response.ok) return value;
    const { error, message } = v.parse(errorSchema, value);
    throw new DriverError(error, message);
  }
}

/**
 * Starts a screen in memory; the browser has no mode without windows.
 * @returns its name.
 */
export async function startScreen(): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.on('exit', () => screen.kill());
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe.');
  const [number] = v.parse(v.tuple([v.instance(Buffer)]), await once(pipe, 'data'));
  return `:${number.toString().trim()}`;
}

/**
 * Settings of the browser for pages that last for seconds: optimizing their code does not pay, nor does drawing them in layers
 * without a graphics processor.
 */
const forShortPages = { JSC_useDFGJIT: '0', WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/**
 * Starts a browser and the program that drives it.
 * @param path the program.
 * @param screen the one on which the browser's window is.
 */
export async function startDriver(path: string, screen: string): Promise<Driver> {
  const port = await freePort();
  const program = spawn(path, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen, GTK_A11Y: 'none', GDK_BACKEND: 'x11', ...forShortPages },
  });
  const end = () => program.kill();
  process.on('exit', end);
  const driver = new Driver(`http://127.0.0.1:${String(port)}`, end);
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`${path} ended with ${String(code)} before it drove a browser.`);
  });
  await Promise.race([driver.start(), ended]);
  return driver;
}
