import { findBroken } from '@artha/core/checkRelease';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import type { ReleaseClient } from '@artha/service/ReleaseClient';

/**
 * Checks a shell that is not published yet against every remote that visitors get, and prints a line for each.
 * @param releaseFolder where the build wrote `release.json`.
 * @throws if it would break one.
 */
export async function checkShell(client: ReleaseClient, releaseFolder: string): Promise<void> {
  const { release } = await readReleaseFolder(releaseFolder);
  if (release.kind !== 'shell') throw new Error(`${release.name} is not a shell: artha check ${release.name}.`);
  const { registry } = await client.site();
  const broken = new Map(findBroken(registry, release).map((one) => [one.name, one]));
  const live = (await client.status()).filter(({ name }) => name !== 'shell');
  for (const { name, version, owner } of live) {
    const { reasons = [], changes = [] } = broken.get(name) ?? {};
    console.log(
      `${reasons.length === 0 ? 'ok    ' : 'FAILED'}  ${name} ${version} of ${owner}  ${reasons.join(' ')}`.trimEnd(),
    );
    if (changes.length > 0) console.log(`        ${owner} changes: ${changes.join('; ')}.`);
  }
  if (broken.size > 0)
    throw new Error(
      `Shell ${release.version} would break ${[...broken.keys()].join(', ')}. Announce it, so that their teams are told what to change: npm run site -- announce <day>.`,
    );
}
