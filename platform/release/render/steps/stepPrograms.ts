import * as v from 'valibot';
import { failuresStep } from './failuresStep.ts';
import { framesStep } from './framesStep.ts';
import { iconStep } from './iconStep.ts';
import { pagesStep } from './pagesStep.ts';
import type { Step, StepProgram } from './step.ts';
import { uploadStep } from './uploadStep.ts';

/** Runs a program with an input that its step's schema parses. */
type RunProgram = (input: unknown, bytes: Buffer) => AsyncGenerator;

function programOf<Input, Result>(
  step: Step<Input, Result>,
  load: () => Promise<StepProgram<Input, Result>>,
): readonly [string, RunProgram] {
  return [
    step.name,
    async function* run(input, bytes) {
      const program = await load();
      yield* program(v.parse(step.input, input), bytes);
    },
  ];
}

/** The programs of all steps, by name. Each is loaded when its step runs: a process does one. */
export const stepPrograms: ReadonlyMap<string, RunProgram> = new Map([
  programOf(pagesStep, async () => (await import('./checkPages.ts')).checkPages),
  programOf(failuresStep, async () => (await import('./explainFailures.ts')).explainFailures),
  programOf(framesStep, async () => (await import('./mapFrames.ts')).mapFrames),
  programOf(uploadStep, async () => (await import('./readUpload.ts')).readUpload),
  programOf(iconStep, async () => (await import('./drawIcon.ts')).drawIcon),
]);
