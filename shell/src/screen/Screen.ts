import { lazy, type ComponentType } from 'react';
import { createStore } from '@artha/shared';
import { Failure, SCRIPT_TIMEOUT_MS, supportedContracts, type FoundRoute } from '@artha/shared/contract';
import { isComponent } from './isComponent.ts';

/** The loading state of a screen. */
export type ScreenStatus =
  | { readonly kind: 'idle' | 'loading' | 'ready' }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Loads the module of a route's screen; `isRetry` after an attempt that failed. */
export type LoadScreenModule = (found: FoundRoute, isRetry: boolean) => Promise<unknown>;

const MAX_ATTEMPTS = 2;
const RETRY_DELAY_MS = 300;
/** A screen that has not loaded by then has failed; longer than all its attempts together may take. */
const SCREEN_TIMEOUT_MS = MAX_ATTEMPTS * SCRIPT_TIMEOUT_MS + 1000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One screen of one remote. `View` is a lazy component whose promise never rejects: a failure is state, so React keeps
 * the composed HTML for as long as it takes, and for good if the remote never loads.
 */
export class Screen {
  readonly found: FoundRoute;
  readonly status = createStore<ScreenStatus>({ kind: 'idle' });
  readonly View: ComponentType;
  #component: ComponentType | undefined;
  #running: Promise<void> | undefined;
  #isRetry = false;
  readonly #load: LoadScreenModule;
  readonly #beforeRetry: () => void;

  constructor(found: FoundRoute, load: LoadScreenModule, beforeRetry: () => void) {
    this.found = found;
    this.#load = load;
    this.#beforeRetry = beforeRetry;
    this.View = lazy(
      () =>
        new Promise<{ default: ComponentType }>((resolve) => {
          const settle = () => {
            if (this.#component) resolve({ default: this.#component });
          };
          this.status.subscribe(settle);
          settle();
        }),
    );
  }

  /** The component once it is loaded: rendering it needs no Suspense, so a page that is loaded shows at once. */
  get component(): ComponentType | undefined {
    return this.#component;
  }

  /** Loads the screen, also again after a failure; one run at a time. Never rejects: `status` tells the outcome. */
  start(): Promise<void> {
    if (this.#component) return Promise.resolve();
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Records that the loaded screen threw while rendering. */
  fail(failure: Failure): void {
    this.status.set({ kind: 'failed', failure });
  }

  /** Lets a screen that threw render once more. */
  recover(): void {
    this.status.set({ kind: 'ready' });
  }

  async #run(): Promise<void> {
    this.status.set({ kind: 'loading' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Failure('AR-102', this.#name()));
      }, SCREEN_TIMEOUT_MS);
    });
    try {
      this.#component = await Promise.race([this.#attempt(), timeout]);
      this.status.set({ kind: 'ready' });
    } catch (error) {
      this.status.set({
        kind: 'failed',
        failure: error instanceof Failure ? error : new Failure('AR-101', this.#name(), error),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async #attempt(): Promise<ComponentType> {
    const { contract } = this.found.version.extras;
    if (!supportedContracts.includes(contract)) {
      throw new Failure('AR-104', `${this.#name()} was written for contract ${contract}`);
    }
    for (let attemptsLeft = MAX_ATTEMPTS; ; attemptsLeft -= 1) {
      try {
        return this.#componentOf(await this.#load(this.found, this.#isRetry));
      } catch (error) {
        this.#isRetry = true;
        this.#beforeRetry();
        if (attemptsLeft === 1) throw error;
        await pause(RETRY_DELAY_MS);
      }
    }
  }

  #componentOf(module: unknown): ComponentType {
    const component: unknown =
      typeof module === 'object' && module !== null ? Reflect.get(module, this.found.route.screen) : undefined;
    if (!isComponent(component)) throw new Failure('AR-105', this.#name());
    return component;
  }

  #name(): string {
    return `${this.found.remote}/${this.found.route.screen}`;
  }
}
