import * as v from 'valibot';
import { sha256Of } from '../store/sha256Of.ts';
import type { Store } from '../store/store.ts';
import { publisherSchema } from '../trust/acceptStatement.ts';

/** Where the log ends. */
export const logHeadSchema = v.object({
  /** SHA-256 of the newest entry, which names the one before. */
  head: v.string(),
  length: v.number(),
});

export type LogHead = v.InferOutput<typeof logHeadSchema>;

const actSchema = v.object({
  act: v.picklist(['publish', 'rollback', 'withdraw', 'compose']),
  /** The remote; undefined where the whole site was composed anew. */
  name: v.optional(v.string()),
  /** What visitors get from then on. */
  version: v.optional(v.string()),
  digest: v.optional(v.string()),
  /** Undefined where who runs the service did it. */
  by: v.optional(publisherSchema),
  /** Where it was built from, as who built it says. */
  source: v.optional(v.object({ repository: v.optional(v.string()), commit: v.optional(v.string()) })),
});

const entrySchema = v.object({
  ...actSchema.entries,
  /** Counts entries from 1. */
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 of the entry before, in hexadecimal digits: no entry can be changed or taken out without changing all after it. */
  previous: v.optional(v.string()),
});

/** What was done to the site. */
export type Act = v.InferOutput<typeof actSchema>;
/** What was done, when, after what. */
export type LogEntry = v.InferOutput<typeof entrySchema>;

const fileOf = (digest: string) => `log/${digest}.json`;

/**
 * Adds acts to the log.
 * @returns its new end, and the files of the new entries.
 */
export function addToLog(
  log: LogHead | undefined,
  acts: readonly Act[],
  now: Date,
): { readonly log: LogHead | undefined; readonly files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  let end = log;
  for (const act of acts) {
    const entry: LogEntry = {
      number: (end?.length ?? 0) + 1,
      at: now.toISOString(),
      ...act,
      ...(end && { previous: end.head }),
    };
    const content = Buffer.from(`${JSON.stringify(entry)}\n`);
    end = { head: sha256Of(content), length: entry.number };
    files.set(fileOf(end.head), content);
  }
  return { log: end, files };
}

/**
 * Reads the log from its end.
 * @param most how many entries.
 * @returns the newest first; fewer where the store has lost one.
 */
export async function readLog(store: Store, log: LogHead | undefined, most: number): Promise<LogEntry[]> {
  const entries: LogEntry[] = [];
  let digest = log?.head;
  while (digest !== undefined && entries.length < most) {
    const content = await store.readPublic(fileOf(digest));
    if (!content || sha256Of(content) !== digest) break;
    const entry: LogEntry = v.parse(entrySchema, JSON.parse(content.toString()));
    entries.push(entry);
    digest = entry.previous;
  }
  return entries;
}
