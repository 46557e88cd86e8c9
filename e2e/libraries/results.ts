import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { countedAttempt, works, type Attempt, type LibraryOutcome } from './outcome.ts';

const resultSchema = v.object({
  name: v.string(),
  title: v.string(),
  /** One of the rows of the table; the others are listed below it. */
  first: v.boolean(),
  versions: v.record(v.string(), v.string()),
  /** Undefined if it did not work. */
  step: v.optional(v.number()),
  /** How the screen was written: `as written`, or what had to be changed. */
  as: v.string(),
  ownKb: v.optional(v.number()),
  /** Why it did not work, in a line. */
  fault: v.optional(v.string()),
});
/** The result of a row that the table shows. */
export type LibraryResult = v.InferOutput<typeof resultSchema>;

/** The committed results: the source of the table in `docs/remotes.md`. */
export const resultsFile = join(import.meta.dirname, 'results.json');

/** The committed results, by the name of their rows. */
export function readResults(file: string = resultsFile): Map<string, LibraryResult> {
  const results = v.parse(v.array(resultSchema), JSON.parse(readFileSync(file, 'utf8')));
  return new Map(results.map((result) => [result.name, result]));
}

/** Writes results in the order of their names. */
export function writeResults(results: ReadonlyMap<string, LibraryResult>, file: string = resultsFile): void {
  const sorted = [...results.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The lines of a fault that say what is wrong, without the frames of a stack and without the hints after the cause. */
function shortFault(fault: string): string {
  const lines = fault.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const cause = lines.findIndex((line) => line.startsWith('Because: '));
  return (cause === -1 ? lines.slice(0, 3) : lines.slice(cause, cause + 1)).map((line) => line.trim()).join(' ');
}

/** Why an attempt did not work, in a line. */
export function faultOf({ stoppedBy, fault, load, soft, isLive }: Attempt): string {
  if (!isLive) return `${stoppedBy ?? ''}: ${shortFault(fault ?? '')}`;
  const said = [load, soft].flatMap((visit) => [...(visit?.complaints ?? []), visit?.missing ?? []].flat());
  return said[0] ?? '';
}

/** The committed part of an outcome. */
export function resultOf(outcome: LibraryOutcome): LibraryResult {
  const { name, title, first, versions } = outcome;
  const counted = countedAttempt(outcome);
  const common = { name, title, first, versions, as: counted?.as ?? 'as written' };
  if (!counted) return common;
  const { ownKb, step } = counted;
  const isGood = works(counted);
  return {
    ...common,
    ...(isGood && step !== undefined && { step }),
    ...(ownKb !== undefined && { ownKb }),
    ...(!isGood && { fault: faultOf(counted).slice(0, 300) }),
  };
}

/** Whether a row is shown in another way than before: versions and sizes may change. */
export function differs(before: LibraryResult | undefined, now: LibraryResult): boolean {
  return before?.step !== now.step || before?.as !== now.as;
}
