import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readRemoteConfig } from '@artha/build/readConfiguration';
import { createKey, readSigner } from '@artha/core/signer';
import { policyLines, policyNeeds, policyPaths } from '../policyLines.ts';

/** The file of a team's key, beside its remote. */
export const KEY_FILE = 'artha.key.pem';

/** Whether git would not commit a file: a `.gitignore` of its folder or above excludes `*.pem`. */
function isIgnored(folder: string): boolean {
  const file = join(folder, '.gitignore');
  if (existsSync(file) && /^\*\.pem$/m.test(readFileSync(file, 'utf8'))) return true;
  return folder !== dirname(folder) && !existsSync(join(folder, '.git')) && isIgnored(dirname(folder));
}

/**
 * Writes a new key for a remote, such as after a loss, and prints what the site's operator puts into the policy in place of
 * the lost one.
 * @throws if there is a key already: it may still be the one that publishes.
 */
export async function createTeamKey(folder: string): Promise<void> {
  const file = join(folder, KEY_FILE);
  const { name, owner, routes } = await readRemoteConfig(folder);
  const paths = policyPaths({ routes }, '{product}');
  const allows = policyNeeds({ routes });
  const linesOf = (pem: string) => policyLines({ name, owner, paths, allows, key: readSigner(pem).id });
  if (existsSync(file)) {
    throw new Error(
      `${file} exists, and is not replaced: move it away first. The policy names it so:\n${linesOf(readFileSync(file, 'utf8'))}`,
    );
  }
  const pem = createKey();
  writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  const warning = isIgnored(folder) ? '' : ' Write *.pem in .gitignore: who has this file can publish.';
  console.log(`${relative(process.cwd(), file)} is the new key of ${name}.${warning}

The site’s operator puts it into the policy in place of the lost one. What is published stays live meanwhile:

${linesOf(pem)}`);
}
