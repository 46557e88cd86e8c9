import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { replaceFile } from '@artha/process/replaceFile';
import { canaryTrialSchema, watchSchema } from './trial.ts';
import { countsSnapshotSchema } from './CountStore.ts';
import { eventSchema } from '@artha/service/releaseEvents';

const stateSchema = v.object({
  format: v.literal(1),
  counts: countsSnapshotSchema,
  /** By remote. */
  trials: v.record(v.string(), canaryTrialSchema),
  watches: v.record(v.string(), watchSchema),
  /** The release of each remote that all visitors got at the last look. */
  live: v.record(v.string(), v.string()),
  /** Newest last. */
  events: v.array(eventSchema),
});

/** The service's record of its rollouts. */
export type RolloutState = v.InferOutput<typeof stateSchema>;

const emptyState: RolloutState = {
  format: 1,
  counts: { edges: {}, totals: {} },
  trials: {},
  watches: {},
  live: {},
  events: [],
};

/** Reads the state from a file. It is empty if the file is missing or in another format, or if none is given. */
export async function readRolloutState(file: string | undefined): Promise<RolloutState> {
  if (file === undefined) return emptyState;
  try {
    return v.parse(stateSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return emptyState;
  }
}

/** Replaces the file at once: readers see the old or the new state. */
export async function writeRolloutState(file: string, state: RolloutState): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, JSON.stringify(state), 0o600);
}
