import type { OnRendered } from '../compose/renderPlan.ts';
import { ownerOf } from '../trust/policy.ts';
import { PageRefresh } from './PageRefresh.ts';
import { RenderTurns } from './RenderTurns.ts';
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
 * waits, beside those of other teams, so that one team's slow pages do not delay others. If the frame or the shell
 * changes, the pages of others follow afterwards.
 */
export class SubmissionQueue {
  readonly #context: () => SubmitContext;
  #waiting: Waiting[] = [];
  #isWorking = false;
  /** The end of the last change of the site, or of the refresh of some pages. */
  #lastTurn: Promise<unknown> = Promise.resolve();
  readonly #refresh: PageRefresh;
  /** Submissions without a result. */
  readonly #open = new Set<Promise<PublishResult>>();
  readonly #turns = new RenderTurns();

  /** @param report is called if pages of other remotes cannot be refreshed. */
  constructor(context: () => SubmitContext, report: (error: unknown) => void) {
    this.#context = () => ({ ...context(), isPostponing: true });
    this.#refresh = new PageRefresh(context, (work) => this.#inTurn(work), report);
  }

  /** Refreshes the pages that waited when the service ended. */
  resume(): void {
    this.#refresh.start();
  }

  /**
   * @param onRendered is called with the address of each page as it is rendered.
   * @throws Refusal if it may not be published.
   */
  async submit(submission: Submission, onRendered?: OnRendered): Promise<PublishResult> {
    const result = this.#render(submission, onRendered).then(() => this.#enqueue(submission));
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

  /** Resolves once every submission has its result, and no page waits for the current frame. */
  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
    await this.#refresh.done();
  }

  /** Resolves once every submission has its result; pages that still wait are refreshed by the next service. */
  async close(): Promise<void> {
    const ended = this.#refresh.close();
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
    await ended;
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#lastTurn.then(work);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async #render(submission: Submission, onRendered?: OnRendered): Promise<void> {
    const { name } = submission;
    const policy = await this.#context().authority.readPolicy();
    const team = ownerOf(policy, name)?.owner ?? name;
    await this.#turns.run(team, () => renderSubmission(this.#context(), submission, onRendered));
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    // Submissions that arrive in the same turn are handled together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      await this.#inTurn(async () => {
        const batch = this.#waiting;
        this.#waiting = [];
        if (await this.#tryTogether(batch)) return;
        for (const one of batch) await this.#tryAlone(one);
      });
    }
    this.#isWorking = false;
    this.#refresh.start();
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
