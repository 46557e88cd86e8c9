import { join } from 'node:path';
import * as v from 'valibot';
import { ownFiles } from './ownFiles.ts';
import { packageFolders } from './packageFolders.ts';
import { runWithoutRights } from './runWithoutRights.ts';
import type { Step } from './step.ts';

const stepProcess = join(import.meta.dirname, 'stepProcess.ts');

/** The results of a step until it ended. */
interface StepOutput<Result> {
  /** The expected results, or fewer if it was stopped. */
  readonly results: readonly Result[];
  /** The bytes behind them. */
  readonly bytes: Buffer;
  /** How its process ended, in a sentence. */
  readonly end: string;
}

/** The input of a step. */
interface StepRequest<Input> {
  readonly input: Input;
  /** Bytes behind the input; none by default. */
  readonly bytes?: Uint8Array;
  /** The number of results; one by default. */
  readonly count?: number;
}

/** Does a step with untrusted bytes. */
export type RunStep = <Input, Result>(
  step: Step<Input, Result>,
  request: StepRequest<Input>,
) => Promise<StepOutput<Result>>;

/** The files that a step may read: its program, and what it imports. */
function readableFiles({ program, files, packages }: Pick<Step<never, unknown>, 'program' | 'files' | 'packages'>) {
  return [...ownFiles(), ...files(), ...packages.flatMap((name) => packageFolders(name, program))];
}

/**
 * Does a step with untrusted bytes in a process without rights, within the step's limits. No other code of the
 * service parses these bytes: whatever they do to a parser, they do it there.
 * An invalid result ends it, too.
 */
export const runStep: RunStep = async (step, { input, bytes = new Uint8Array(), count = 1 }) => {
  const { program, limits, addons, result } = step;
  const { resultCpuMs, cpuMs, waitMs, residentBytes, memoryBytes, outputBytes } = limits;
  const { output, end } = await runWithoutRights(
    stepProcess,
    Buffer.concat([Buffer.from(`${JSON.stringify({ program, input })}\n`), bytes]),
    {
      readable: readableFiles(step),
      addons,
      memoryBytes,
      outputBytes,
      progress: { firstLineMs: waitMs, lineMs: waitMs, lines: count },
      use: { firstLineCpuMs: resultCpuMs, lineCpuMs: resultCpuMs, cpuMs, residentBytes },
    },
  );
  const results = [];
  let start = 0;
  while (results.length < count) {
    const lineEnd = output.indexOf('\n', start);
    if (lineEnd === -1) break;
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), result), output.toString('utf8', start, lineEnd));
    if (!parsed.success) return { results, bytes: Buffer.alloc(0), end: 'It returns an invalid result.' };
    results.push(parsed.output);
    start = lineEnd + 1;
  }
  return { results, bytes: output.subarray(start), end };
};
