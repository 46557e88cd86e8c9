import { withTwins } from '../../compose/encodeSite.ts';
import type { SiteContent } from '../../store/siteContent.ts';
import { readSnapshot, signAndReplace, type PublishContext } from '../changeSite.ts';

/**
 * Replaces files of the site, signed as if it had been composed that way: for faults that a release service never
 * causes, but that pages must handle.
 * @param changes by path; undefined removes a file.
 */
export async function alterSite(
  context: PublishContext,
  changes: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const snapshot = await readSnapshot(context);
  const { state } = snapshot;
  if (!snapshot.signed) throw new Error('The store holds no signed site.');
  const files = new Map<string, SiteContent>();
  for (const [path, content] of Object.entries(changes)) {
    for (const twin of withTwins(path)) files.set(twin, undefined);
    if (content !== undefined) files.set(path, Buffer.from(content));
  }
  if (!(await signAndReplace(context, files, { ...state, version: state.version + 1 }, snapshot))) {
    throw new Error('Another process has replaced the site.');
  }
}
