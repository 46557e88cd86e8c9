import { createHash } from 'node:crypto';

/** The secret that a request tries to guess. */
export interface Guess {
  /** The secret of one person: their password, or the code of one factor. */
  readonly secret: string;
  /**
   * Its network, if the secret alone lets a person in: wrong guesses from elsewhere do not lock out its owner.
   * Undefined if whoever guesses has already proved to be that person by something else.
   */
  readonly network: string | undefined;
}

/** How a guess ended; `neither` if it was not decided, such as without an answer. */
export type GuessOutcome = 'right' | 'wrong' | 'neither';

interface Tries {
  wrong: number;
  undecided: number;
  /** Until when there is no other guess, and the last wrong one. */
  untilMs: number;
  lastMs: number;
}

/** Wrong guesses without a delay. */
const FREE = 5;
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 900_000;
/** Without a wrong guess for this long, all are forgotten. */
const FORGET_MS = 86_400_000;

/** Beyond this number of wrong guesses in a row from everywhere, each network has one without a delay. */
const MANY = 50;
const MOST_ENTRIES = 100_000;

const keyOf = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Delays guesses after wrong ones: of each secret, and for passwords from each network. It remembers digests alone. */
export class GuessLimits {
  readonly #now: () => number;
  readonly #tries = new Map<string, Tries>();

  /** @param now milliseconds on a clock that never goes back. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Begins a guess.
   * @returns the seconds to wait for it, or what to call once with its end.
   */
  begin({ secret, network }: Guess): number | ((outcome: GuessOutcome) => void) {
    const own = this.#find(keyOf(secret, network ?? ''));
    const all = network === undefined ? undefined : this.#find(keyOf(secret));
    const nowMs = this.#now();
    const free = all && all.wrong >= MANY ? 1 : FREE;
    if (nowMs < own.untilMs) return Math.ceil((own.untilMs - nowMs) / 1000);
    // Those without an answer could all be wrong.
    if (own.undecided > 0 && own.wrong + own.undecided >= free) return 1;
    own.undecided += 1;
    return (outcome) => {
      own.undecided -= 1;
      if (outcome === 'right') own.wrong = 0;
      if (outcome !== 'wrong') return;
      this.#countWrong(own);
      if (all) this.#countWrong(all);
      const doublings = own.wrong - free;
      if (doublings >= 0) own.untilMs = own.lastMs + Math.min(FIRST_DELAY_MS * 2 ** doublings, LONGEST_DELAY_MS);
    };
  }

  #countWrong(tries: Tries): void {
    tries.wrong += 1;
    tries.lastMs = this.#now();
  }

  #find(key: string): Tries {
    const known = this.#tries.get(key);
    const isKnown = known !== undefined && (known.undecided > 0 || this.#now() - known.lastMs < FORGET_MS);
    const tries = isKnown ? known : { wrong: 0, undecided: 0, untilMs: 0, lastMs: this.#now() };
    this.#tries.delete(key);
    this.#tries.set(key, tries);
    const [oldest] = this.#tries.keys();
    if (this.#tries.size > MOST_ENTRIES && oldest !== undefined) this.#tries.delete(oldest);
    return tries;
  }
}
