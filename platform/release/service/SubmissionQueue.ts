import {
  renderSubmission,
  submit,
  type PublishResult,
  type Submission,
  type SubmitContext,
} from '../publish/submit.ts';

interface Waiting {
  readonly submission: Submission;
  readonly resolve: (result: PublishResult) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Publishes concurrent submissions together: the site is composed once for all that waited. If that is refused, each is
 * tried separately, so that one team's mistake does not block others. The pages of a submission are rendered before it
 * waits, beside those of other remotes, so that one team's slow pages do not delay others.
 */
export class SubmissionQueue {
  readonly #context: () => SubmitContext;
  #waiting: Waiting[] = [];
  #isWorking = false;
  /** Submissions without a result. */
  readonly #open = new Set<Promise<PublishResult>>();
  /** The last rendering of each remote: one after another, so that no team takes several shares of the processor. */
  readonly #rendering = new Map<string, Promise<unknown>>();

  constructor(context: () => SubmitContext) {
    this.#context = context;
  }

  /** @throws Refusal if it may not be published. */
  async submit(submission: Submission): Promise<PublishResult> {
    const result = this.#render(submission).then(() => this.#enqueue(submission));
    this.#open.add(result);
    return result.finally(() => this.#open.delete(result));
  }

  #enqueue(submission: Submission): Promise<PublishResult> {
    const result = new Promise<PublishResult>((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject });
    });
    if (!this.#isWorking) void this.#work();
    return result;
  }

  /** Resolves once every submission has its result. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
  }

  async #render(submission: Submission): Promise<void> {
    const { name } = submission;
    const before = this.#rendering.get(name) ?? Promise.resolve();
    const rendering = before.then(() => renderSubmission(this.#context(), submission));
    // A submission that is refused does not stop the next one.
    const ended = rendering.catch(() => undefined);
    this.#rendering.set(name, ended);
    await rendering.finally(() => {
      if (this.#rendering.get(name) === ended) this.#rendering.delete(name);
    });
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    // Submissions that arrive in the same turn are handled together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      if (await this.#tryTogether(batch)) continue;
      for (const one of batch) await this.#tryAlone(one);
    }
    this.#isWorking = false;
  }

  async #tryTogether(batch: readonly Waiting[]): Promise<boolean> {
    if (batch.length === 1) return false;
    try {
      const results = await submit(
        this.#context(),
        batch.map(({ submission }) => submission),
      );
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
      return true;
    } catch {
      return false;
    }
  }

  async #tryAlone({ submission, resolve, reject }: Waiting): Promise<void> {
    try {
      const [result] = await submit(this.#context(), [submission]);
      if (!result) throw new Error(`The release order for ${submission.name} has no outcome.`);
      resolve(result);
    } catch (error) {
      reject(error);
    }
  }
}
