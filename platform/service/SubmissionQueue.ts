import { submit, type PublishResult, type Submission, type SubmitContext } from '../publish/submit.ts';

interface Waiting {
  readonly submission: Submission;
  readonly resolve: (result: PublishResult) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Lets what arrives at the same time take effect together: the site is composed once for all that waited. Where that is
 * refused, each is tried by itself, so that nobody's mistake keeps others from publishing.
 */
export class SubmissionQueue {
  readonly #context: () => SubmitContext;
  #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;

  constructor(context: () => SubmitContext) {
    this.#context = context;
  }

  /** @throws Refusal where it may not take effect. */
  async submit(submission: Submission): Promise<PublishResult> {
    const result = new Promise<PublishResult>((resolve, reject) => {
      this.#waiting.push({ submission, resolve, reject });
    });
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return result;
  }

  /** Resolves once nothing waits any more. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // Those that arrive in the same turn belong together.
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
      if (!result) throw new Error(`Nothing became of the statement about ${submission.name}.`);
      resolve(result);
    } catch (error) {
      reject(error);
    }
  }
}
