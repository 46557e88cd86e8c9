import * as v from 'valibot';

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.optional(v.number()),
    sessionId: v.optional(v.string()),
    method: v.optional(v.string()),
    params: v.optional(v.unknown()),
    result: v.optional(v.unknown()),
    error: v.optional(v.object({ message: v.string() })),
  }),
);

interface SentCommand extends PromiseWithResolvers<unknown> {
  readonly method: string;
}

/** An event of the browser or of one session. */
export interface DevToolsEvent {
  readonly method: string;
  readonly params: unknown;
  /** Undefined for an event of the browser. */
  readonly sessionId: string | undefined;
}

/**
 * A connection to Chromium by the DevTools protocol, over its own WebSocket. A team's kit needs no more than that, and
 * Playwright's connection ends prerendering, because it does not follow a tab from one page to the next.
 */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #sent = new Map<number, SentCommand>();
  readonly #listeners = new Set<(event: DevToolsEvent) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      this.#receive(v.parse(messageSchema, data));
    });
    socket.addEventListener('close', () => {
      for (const { method, reject } of this.#sent.values()) reject(new Error(`${method}: Chromium ended.`));
      this.#sent.clear();
    });
  }

  /** @throws if nothing answers at the address. */
  static async connect(url: string): Promise<DevTools> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => {
        reject(new Error(`Chromium does not answer at ${url}.`));
      });
    });
    return new DevTools(socket);
  }

  /**
   * Sends a command to a session, or to the browser.
   * @throws with Chromium's message if it refuses, or if it ends before it answers.
   */
  async send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const id = ++this.#lastId;
    const command = { method, ...Promise.withResolvers<unknown>() };
    this.#sent.set(id, command);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return command.promise;
  }

  /** Calls a listener for each event. @returns ends that. */
  listen(listener: (event: DevToolsEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #receive({ id, sessionId, method, params, result, error }: v.InferOutput<typeof messageSchema>): void {
    if (method !== undefined) for (const listener of this.#listeners) listener({ method, params, sessionId });
    const command = id === undefined ? undefined : this.#sent.get(id);
    if (id === undefined || !command) return;
    this.#sent.delete(id);
    if (error) command.reject(new Error(`${command.method}: ${error.message}`));
    else command.resolve(result);
  }
}
