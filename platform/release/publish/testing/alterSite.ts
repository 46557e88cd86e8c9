import { readSnapshot, readComposed, signAndReplace, type PublishContext } from '../changeSite.ts';

/**
 * Replaces files of the site, signed as if it had been composed that way: for faults that a release service never
 * causes, but that pages must handle.
 * @param changes by path; undefined removes a file.
 */
export async function alterSite(
  context: PublishContext,
  changes: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { state, stored, signed } = await readSnapshot(context);
  const files = signed && (await readComposed(signed));
  if (!files) throw new Error('The store holds no signed site.');
  for (const [path, content] of Object.entries(changes)) {
    for (const twin of [path, `${path}.br`, `${path}.gz`]) files.delete(twin);
    if (content !== undefined) files.set(path, Buffer.from(content));
  }
  if (!(await signAndReplace(context, files, { ...state, version: state.version + 1 }, stored))) {
    throw new Error('Another process has replaced the site.');
  }
}
