import { begin, readComposed, signAndReplace, type PublishContext } from '../publish/changeSite.ts';

/**
 * Gives visitors the site with other contents of some files, signed as if it had been composed so: for what a release
 * service never does, and pages have to bear.
 * @param changes by path; undefined takes a file away.
 */
export async function alterSite(
  context: PublishContext,
  changes: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { state, stored, signed } = await begin(context);
  const files = signed && (await readComposed(signed));
  if (!files) throw new Error('The store holds no site that is signed.');
  for (const [path, content] of Object.entries(changes)) {
    for (const twin of [path, `${path}.br`, `${path}.gz`]) files.delete(twin);
    if (content !== undefined) files.set(path, Buffer.from(content));
  }
  if (!(await signAndReplace(context, files, { ...state, version: state.version + 1 }, stored))) {
    throw new Error('Somebody else has replaced the site.');
  }
}
