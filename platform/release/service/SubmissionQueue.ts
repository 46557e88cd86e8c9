import { submit, type PublishResult, type Submission, type SubmitContext } from '../publish/submit.ts';

interface Waiting {
  readonly submission: Submission;
  readonly resolve: (result: PublishResult) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Publishes concurrent submissions together: the site is composed once for all that waited. If that is refused, each is
 * tried separately, so that one team's mistake does not block others.
 */
export class SubmissionQueue {
  readonly #context: () => SubmitContext;
  #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;

  constructor(context: () => SubmitContext) {
    this.#context = context;
  }

  /** @throws Refusal if it may not be published. */
  async submit(submission: Submission): Promise<PublishResult> {
    const result = new Promise<PublishResult>((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject });
    });
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return result;
  }

  /** Resolves once the queue is empty. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // Submissions that arrive in the same turn are handled together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      if (await this.#tryTogether(batch)) continue;
      for (const one of batch) await this.#tryAlone(one);
    }
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
