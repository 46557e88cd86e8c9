import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { RunProgram } from './programOf.ts';

const moduleSchema = v.object({ run: v.custom<RunProgram>((value) => typeof value === 'function') });

/** Loads the program of a step. @param file which exports it as `run`. */
export async function loadProgram(file: string): Promise<RunProgram> {
  return v.parse(moduleSchema, await import(pathToFileURL(file).href)).run;
}
