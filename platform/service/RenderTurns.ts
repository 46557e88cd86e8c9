import { availableParallelism } from 'node:os';

/** One more than a team may take. */
const MOST_AT_ONCE = Math.max(2, availableParallelism());

/**
 * Limits how much is rendered at the same time, fairly by team: a team never takes all places, and of the teams that
 * wait, the one with the fewest places is next. So no team waits for the slow pages of one other team.
 * @example await turns.run('team-tax', () => renderSubmission(context, submission));
 */
export class RenderTurns {
  readonly #most: number;
  /** By team, the team that waits longest first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** Number of places that each team has. */
  readonly #running = new Map<string, number>();

  /** @param most number of places, at least 2. */
  constructor(most = MOST_AT_ONCE) {
    this.#most = most;
  }

  /** Runs work once its team has a place. */
  async run<T>(team: string, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.set(team, [...(this.#waiting.get(team) ?? []), resolve]);
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#count(team, -1);
      this.#startNext();
    }
  }

  #placesOf(team: string): number {
    return this.#running.get(team) ?? 0;
  }

  #count(team: string, change: 1 | -1): void {
    const places = this.#placesOf(team) + change;
    if (places === 0) this.#running.delete(team);
    else this.#running.set(team, places);
  }

  #startNext(): void {
    const taken = [...this.#running.values()].reduce((sum, places) => sum + places, 0);
    const teams = [...this.#waiting.keys()].sort((one, other) => this.#placesOf(one) - this.#placesOf(other));
    const [team] = teams;
    if (team === undefined || taken === this.#most || this.#placesOf(team) === this.#most - 1) return;
    const [start, ...others] = this.#waiting.get(team) ?? [];
    // Behind the other teams that wait.
    this.#waiting.delete(team);
    if (others.length > 0) this.#waiting.set(team, others);
    this.#count(team, 1);
    start?.();
  }
}
