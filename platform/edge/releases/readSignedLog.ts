import type { LogHead } from '@artha/core/logHead';
import { describeCommit, describePublisher } from '@artha/core/describeOrigin';
import { readLog, type LogEntry } from '@artha/core/releaseLog';
import type { Store } from '@artha/core/store';

/** The most entries of the log that are shown. */
const MOST_ENTRIES = 500;

/** An entry of the log as anyone may see it: what `artha log` prints, and nothing else of who published. */
export interface ShownEntry extends Omit<LogEntry, 'by' | 'source' | 'previous'> {
  /** The workflow, or the first digits of the key; `service` for the site’s operator. */
  readonly by: string;
  readonly commit: string | undefined;
}

function show({ by, source, previous: _, ...said }: LogEntry): ShownEntry {
  // The commit that a CI vouches for counts more than the one that a builder states.
  const commit = describeCommit({ ...source, commit: by?.workflow?.commit ?? source?.commit });
  return { ...said, by: describePublisher(by), commit };
}

/**
 * Reads the newest entries of the log from a store. The signed site names its end, and each entry the digest of the one
 * before, so a changed entry ends it. Entries never change: those that were read once are kept.
 * @returns the newest first, for the end that a site names.
 */
export function readSignedLog(
  readPublic: Store['readPublic'],
): (end: LogHead | undefined) => Promise<readonly ShownEntry[]> {
  let contents: ReadonlyMap<string, Buffer> = new Map();
  let known: { readonly head: string | undefined; readonly entries: readonly ShownEntry[] } | undefined;
  return async (end) => {
    if (known && known.head === end?.head) return known.entries;
    const read = new Map<string, Buffer>();
    const readOnce = async (path: string) => {
      const content = contents.get(path) ?? (await readPublic(path));
      if (content) read.set(path, content);
      return content;
    };
    const entries = (await readLog({ readPublic: readOnce }, end, MOST_ENTRIES)).map(show);
    contents = read;
    known = { head: end?.head, entries };
    return entries;
  };
}
