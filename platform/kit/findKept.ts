import type { RemoteReport } from '@artha/service/ReleaseClient';

type Kept = RemoteReport['history'][number];

/** How a kept release is shown: `0.1.0 (f55f109cac0bad29c459)`. */
export const describeKept = ({ version, digest }: Pick<Kept, 'version' | 'digest'>): string => `${version} (${digest})`;

/**
 * The kept release that a person names.
 * @param named its version, or its digest or the first digits of it.
 * @throws if none or several have it, with those to choose from.
 */
export function findKept(history: readonly Kept[], named: string): Kept {
  const byVersion = history.filter(({ version }) => version === named);
  const byDigest = /^[0-9a-f]{4,}$/.test(named) ? history.filter(({ digest }) => digest.startsWith(named)) : [];
  const [found, ...others] = byDigest.length > 0 ? byDigest : byVersion;
  if (found && others.length === 0) return found;
  const choice = (found ? [found, ...others] : history).map(describeKept).join(', ');
  throw new Error(
    found
      ? `Several releases are ${named}: ${choice}. Name one by its digest.`
      : `The site keeps no release ${named}. It keeps ${choice || 'none'}.`,
  );
}
