import { MAX_COUNT, MAX_THROWN, type ErrorCode, type ThrownError } from '@artha/shared/contract';
import { framesOf, type Attribution } from './attribution.ts';

/** The places of the errors that were thrown in this document, until they are reported. */
export class ThrownErrors {
  readonly #errors = new Map<string, ThrownError>();

  /** @param stack of the error; one without a position in its release is not kept. */
  add(whose: Attribution, code: ErrorCode, stack: string): void {
    const frames = framesOf(stack, whose);
    if (frames.length === 0) return;
    const key = [code, ...frames].join();
    const count = Math.min((this.#errors.get(key)?.count ?? 0) + 1, MAX_COUNT);
    if (count > 1 || this.#errors.size < MAX_THROWN) this.#errors.set(key, { ...whose, count, code, frames });
  }

  /** The errors since the last report. */
  take(): ThrownError[] {
    const taken = [...this.#errors.values()];
    this.#errors.clear();
    return taken;
  }
}
