import type { Count, TestReport } from './reports.ts';

/** The result of a stage. */
export interface StageOutcome {
  /** The tests and checks that failed, one per line; empty if the stage passed. */
  readonly failures: readonly string[];
  /** The stage's output, shown if the stage fails. */
  readonly output?: string;
  /** For a stage that runs tests. */
  readonly report?: TestReport;
  /** The names of the tests that failed first, and passed when they ran again. */
  readonly flaked?: readonly string[];
}

/** One part of a run. It has failed if it throws. */
export interface Stage {
  readonly name: string;
  /** Names of the stages that must pass before this one starts. */
  readonly after?: readonly string[];
  readonly run: () => Promise<StageOutcome>;
}

/** The result of a stage, and its duration. */
export interface FinishedStage extends StageOutcome {
  readonly name: string;
  readonly seconds: number;
}

/** The result of all stages, with the number of passed and failed tests. */
export interface RunResult extends Count {
  /** In the order in which they ended. */
  readonly finished: readonly FinishedStage[];
  /** Names of the failed stages. */
  readonly failedStages: readonly string[];
  /** Names of the skipped stages, because an earlier one failed. */
  readonly skippedStages: readonly string[];
}

/** Seconds in a format for people. */
export const secondsText = (seconds: number): string => `${seconds.toFixed(1)} s`;

async function runStage({ name, run }: Stage, log: (line: string) => void): Promise<FinishedStage> {
  const started = performance.now();
  const outcome = await run().catch((error: unknown): StageOutcome => ({
    failures: [error instanceof Error ? error.message : String(error)],
  }));
  const seconds = (performance.now() - started) / 1000;
  const passed = outcome.failures.length === 0;
  log(`${passed ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)}${secondsText(seconds).padStart(8)}`);
  if (!passed) log([outcome.output?.trimEnd(), ...outcome.failures.map((line) => `  ${line}`), ''].join('\n'));
  return { name, seconds, ...outcome };
}

/**
 * Runs stages in order, with limited concurrency. A stage that does not need a failed one still runs.
 * @throws if stages wait for each other, or for a missing one.
 */
export async function runStages(
  stages: readonly Stage[],
  atOnce: number,
  log: (line: string) => void,
): Promise<RunResult> {
  const waiting = [...stages];
  const running = new Map<string, Promise<void>>();
  const passedStages = new Set<string>();
  const failedStages: string[] = [];
  const skippedStages: string[] = [];
  const finished: FinishedStage[] = [];

  const isReady = ({ after = [] }: Stage) => after.every((name) => passedStages.has(name));
  const isLost = ({ after = [] }: Stage) =>
    after.some((name) => failedStages.includes(name) || skippedStages.includes(name));

  const start = (stage: Stage) => {
    const work = runStage(stage, log).then((outcome) => {
      running.delete(stage.name);
      if (outcome.failures.length === 0) passedStages.add(stage.name);
      else failedStages.push(stage.name);
      finished.push(outcome);
    });
    running.set(stage.name, work);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let lost = waiting.findIndex(isLost); lost >= 0; lost = waiting.findIndex(isLost)) {
      skippedStages.push(...waiting.splice(lost, 1).map(({ name }) => name));
    }
    const ready = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [next] = ready >= 0 ? waiting.splice(ready, 1) : [];
    if (next) start(next);
    else if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0) {
      throw new Error(`These stages can never start: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
  }
  const sum = (key: keyof Count) => finished.reduce((total, { report }) => total + (report?.[key] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed'), finished, failedStages, skippedStages };
}
