import * as v from 'valibot';

const messageSchema = v.object({
  id: v.optional(v.number()),
  sessionId: v.optional(v.string()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});

/** An event of the browser or of one session. */
export interface DevToolsEvent {
  readonly method: string;
  readonly params: unknown;
  /** Undefined for an event of the browser. */
  readonly sessionId: string | undefined;
}

/**
 * A connection to Chromium by the DevTools protocol, over its own WebSocket. Playwright's connection ends prerendering,
 * because it does not follow a tab from one page to the next.
 */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Set<(event: DevToolsEvent) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.#receive(v.parse(messageSchema, JSON.parse(String(data))));
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
   * @throws with Chromium's message if it refuses.
   */
  async send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    const id = ++this.#lastId;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answer.promise;
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
    const answer = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !answer) return;
    this.#waiting.delete(id);
    if (error) answer.reject(new Error(error.message));
    else answer.resolve(result);
  }
}
