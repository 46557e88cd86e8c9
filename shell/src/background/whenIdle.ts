/** What is known of an idle period: as `IdleDeadline`. */
export interface IdlePeriod {
  /** How many ms the browser expects to be idle from now on. */
  timeRemaining(): number;
}

/** Waits until the browser is idle; in one that does not say so, for the next task. */
export const whenIdle = (): Promise<IdlePeriod> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve);
    else setTimeout(resolve, 0, { timeRemaining: () => 0 });
  });
