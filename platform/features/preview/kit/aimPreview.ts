import { randomBytes } from 'node:crypto';
import { Refusal } from '@artha/core/refusal';
import type { ReleaseClient } from '@artha/service/ReleaseClient';
import { parseLife } from '@artha/remote-kit/parseLife';
import { readPreviews } from '../release/previewClient.ts';
import { previewOfLink } from '../release/previewLink.ts';
import type { Preview } from '../release/previewSchemas.ts';

/** How long a preview lives if its team does not say. */
const DEFAULT_LIFE = '7d';

/**
 * The preview that a release is for: a new one by a random id, or the one of a link.
 * @param options from the command line.
 * @throws if one of them is invalid.
 */
export function aimPreview(
  { life, link }: { readonly life?: string | undefined; readonly link?: string | undefined },
  now = Date.now(),
): { readonly id: string; readonly until?: string } {
  if (link === undefined) {
    const until = new Date(now + parseLife(life ?? DEFAULT_LIFE)).toISOString();
    return { id: randomBytes(16).toString('hex'), until };
  }
  if (life !== undefined) throw new Error('A preview ends when its first team said: leave out --for with --with.');
  return { id: previewOfLink(link) };
}

const describeReleases = ({ releases }: Preview): string =>
  releases.map(({ name, version, digest }) => `${name} ${version} (${digest})`).join(', ');

/** The output of the command: the link alone on its line, so that scripts find it. */
export function describePreview(preview: Preview): string {
  const { link, until } = preview;
  return `Preview of ${describeReleases(preview)}, until ${until}. Visitors do not get it; anyone with the link does:\n${link}`;
}

/** The previews of the team of a remote, one per line; only its own key may read them. */
export async function showPreviews(client: Pick<ReleaseClient, 'read'>, name: string): Promise<string> {
  const previews = await readPreviews(client, name).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!previews) return `The previews of ${name} are shown to its team alone.`;
  if (previews.length === 0) return `There are no previews of ${name}.`;
  return previews.map((one) => `${one.link} until ${one.until}: ${describeReleases(one)}`).join('\n');
}
