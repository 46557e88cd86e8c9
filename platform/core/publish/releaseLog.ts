import * as v from 'valibot';
import { sha256Of } from '../format/sha256Of.ts';
import type { Store } from '../store/store.ts';
import { publisherSchema } from '../trust/authenticateOrder.ts';
import { sourceSchema } from '../trust/releaseOrder.ts';
import type { LogHead } from '../trust/logHead.ts';

const actionSchema = v.object({
  action: v.picklist(['publish', 'canary', 'widen', 'rollback', 'take-back', 'withdraw', 'compose']),
  /** The remote; undefined if the whole site was composed again. */
  name: v.optional(v.string()),
  /** The release that visitors get from then on. */
  version: v.optional(v.string()),
  digest: v.optional(v.string()),
  /** Per cent of the visitors that get a canary from then on. */
  share: v.optional(v.number()),
  /** Why the service did it, with the figures. */
  why: v.optional(v.string()),
  /** Undefined if the service did it by its rule, or its operator. */
  by: v.optional(publisherSchema),
  /** The source of the release, as claimed by its builder. */
  source: v.optional(sourceSchema),
});

/** An entry of the log. */
export const entrySchema = v.object({
  ...actionSchema.entries,
  /** Number of the entry, from 1. */
  number: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** SHA-256 of the previous entry in hexadecimal digits: changing or removing an entry changes all later ones. */
  previous: v.optional(v.string()),
});

/** A change of the site. */
export type LoggedAction = v.InferOutput<typeof actionSchema>;
/** The change, its time, and the digest of the previous entry. */
export type LogEntry = v.InferOutput<typeof entrySchema>;

const fileOf = (digest: string) => `log/${digest}.json`;

/**
 * Adds entries to the log.
 * @returns its new end, and the files of the new entries.
 */
export function addToLog(
  log: LogHead | undefined,
  actions: readonly LoggedAction[],
  now: Date,
): { readonly log: LogHead | undefined; readonly files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  let end = log;
  for (const action of actions) {
    const entry: LogEntry = {
      number: (end?.length ?? 0) + 1,
      at: now.toISOString(),
      ...action,
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
 * @param most number of entries.
 * @returns the newest first; fewer if the store has lost one.
 */
export async function readLog(
  store: Pick<Store, 'readPublic'>,
  log: LogHead | undefined,
  most: number,
): Promise<LogEntry[]> {
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
