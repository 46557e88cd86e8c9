import { takeTurns } from '@artha/process/takeTurns';
import type { OnRendered } from '@artha/core/renderPlan';
import { ownerOf } from '@artha/core/policy';
import { PageRefresh } from './PageRefresh.ts';
import { RenderTurns } from './RenderTurns.ts';
import {
  readFrame,
  renderSubmission,
  submit,
  type RenderedAhead,
  type PublishResult,
  type Submission,
  type SubmitContext,
} from '@artha/core/submit';

interface Waiting {
  readonly submission: Submission;
  /** The site that its pages were rendered for. */
  readonly ahead: RenderedAhead;
  /** How often they were rendered. */
  readonly renderings: number;
  readonly onRendered: OnRendered | undefined;
  readonly resolve: (result: PublishResult) => void;
  readonly reject: (reason: unknown) => void;
}

/** If the frame has changed that often meanwhile, a submission is rendered in its turn. */
const MOST_RENDERINGS = 4;

/**
 * Publishes concurrent submissions together: the site is composed once for all that waited. If that is refused, each is
 * tried separately, so that one team's mistake does not block others. The pages of a submission are rendered before it
 * waits, beside those of other teams, so that one team's slow pages do not delay others; if the frame or the shell has
 * changed meanwhile, they are rendered again before it waits again. Then the pages of others follow, too.
 */
export class SubmissionQueue {
  readonly #context: () => SubmitContext;
  #waiting: Waiting[] = [];
  #isWorking = false;
  /** One change of the site, or refresh of some pages, after the other. */
  readonly #inTurn = takeTurns();
  readonly #refresh: PageRefresh;
  /** Submissions without a result. */
  readonly #open = new Set<Promise<PublishResult>>();
  readonly #turns = new RenderTurns();

  /** @param report is called if pages of other remotes cannot be refreshed. */
  constructor(context: () => SubmitContext, report: (error: unknown) => void) {
    this.#context = () => ({ ...context(), isPostponing: true });
    this.#refresh = new PageRefresh(context, this.#inTurn, report);
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
    const result = new Promise<PublishResult>((resolve, reject) => {
      this.#renderAndWait({ submission, onRendered, renderings: 0, resolve, reject });
    });
    this.#open.add(result);
    return result.finally(() => this.#open.delete(result));
  }

  /** Renders a submission, then lets it wait for its turn. */
  #renderAndWait(one: Omit<Waiting, 'ahead'>): void {
    this.#render(one.submission, one.onRendered).then(
      (ahead) => {
        this.#waiting.push({ ...one, ahead, renderings: one.renderings + 1 });
        if (!this.#isWorking) void this.#work();
      },
      (error: unknown) => {
        one.reject(error);
      },
    );
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

  async #render(submission: Submission, onRendered?: OnRendered): Promise<RenderedAhead> {
    const { name } = submission;
    const policy = await this.#context().authority.readPolicy();
    const team = ownerOf(policy, name)?.owner ?? name;
    return this.#turns.run(team, () => renderSubmission(this.#context(), submission, onRendered));
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    // Submissions that arrive in the same turn are handled together.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      await this.#inTurn(async () => {
        const batch = await this.#takeBatch();
        if (await this.#tryTogether(batch)) return;
        for (const one of batch) await this.#tryAlone(one);
      });
    }
    this.#isWorking = false;
    this.#refresh.start();
  }

  /**
   * Takes the submissions that wait and were rendered for the current frame, and lets the others be rendered again. One
   * that changes the frame is carried out alone, after the others.
   */
  async #takeBatch(): Promise<Waiting[]> {
    const frame = await readFrame(this.#context()).catch(() => undefined);
    const waiting = this.#waiting;
    const isCurrent = ({ ahead, renderings }: Waiting) =>
      frame === undefined || ahead.frame === frame || renderings >= MOST_RENDERINGS;
    const current = waiting.filter(isCurrent);
    const [changing, ...later] = current.filter(({ ahead }) => ahead.changesFrame);
    this.#waiting = later;
    for (const one of waiting) if (!isCurrent(one)) this.#renderAndWait(one);
    const plain = current.filter(({ ahead }) => !ahead.changesFrame);
    if (plain.length === 0) return changing ? [changing] : [];
    if (changing) this.#waiting.push(changing);
    return plain;
  }

  async #tryTogether(batch: readonly Waiting[]): Promise<boolean> {
    if (batch.length < 2) return false;
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
