import * as v from 'valibot';
import type { Step, StepProgram } from './step.ts';

/** A program of any step: it parses its input itself, and yields results, and then bytes. */
export type RunProgram = (input: unknown, bytes: Buffer) => AsyncGenerator;

/** The program of a step, with an input that the step's schema parses. */
export function programOf<Input, Result>(step: Step<Input, Result>, program: StepProgram<Input, Result>): RunProgram {
  return async function* run(input, bytes) {
    yield* program(v.parse(step.input, input), bytes);
  };
}
