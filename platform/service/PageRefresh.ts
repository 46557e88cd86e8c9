import type { PublishContext } from '@artha/core/changeSite';
import { prepareRefresh, refreshPages } from '@artha/core/refreshPages';

/** Runs work while no publish changes the site. */
type InTurn = (work: () => Promise<void>) => Promise<void>;

/**
 * Gives the pages of other remotes the current frame and shell after a publish has changed them: a few remotes at a time,
 * between publishes. It finds them in the current site, so that several publishes share one pass, and a service that was
 * restarted continues.
 */
export class PageRefresh {
  readonly #context: () => PublishContext;
  readonly #inTurn: InTurn;
  readonly #report: (error: unknown) => void;
  #running: Promise<void> | undefined;
  /** Whether the site may have changed since the pass has last looked. */
  #isDue = false;
  #isClosed = false;

  /** @param report is called if a pass fails; the next publish starts another one. */
  constructor(context: () => PublishContext, inTurn: InTurn, report: (error: unknown) => void) {
    this.#context = context;
    this.#inTurn = inTurn;
    this.#report = report;
  }

  /** Starts a pass, or lets the running one continue with what has changed. */
  start(): void {
    if (this.#isClosed) return;
    this.#isDue = true;
    this.#running ??= this.#run().catch(this.#report);
  }

  /** Resolves once no page waits. */
  async done(): Promise<void> {
    await this.#running;
  }

  /** Ends the pass after the remotes that it is refreshing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isDue && !this.#isClosed) {
        this.#isDue = false;
        const prepared = await prepareRefresh(this.#context());
        if (prepared.names.length === 0) continue;
        this.#isDue = true;
        await this.#inTurn(() => refreshPages(this.#context(), prepared));
      }
    } finally {
      // In the same turn as the last look at `#isDue`: a start after it begins another pass.
      this.#running = undefined;
    }
  }
}
