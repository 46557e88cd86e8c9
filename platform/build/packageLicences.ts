import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { findInstalled } from './installedPackage.ts';

const packageSchema = v.object({
  version: v.string(),
  license: v.optional(v.string()),
  author: v.optional(
    v.union([
      v.string(),
      v.pipe(
        v.object({ name: v.string() }),
        v.transform(({ name }) => name),
      ),
    ]),
  ),
});

/**
 * The licences of packages whose files contain none, as one text to publish with a release (`assets` of
 * `remotePreset`): each with its name and version, and its LICENSE files or else the licence in its package.json.
 * @param folder of the remote that uses them
 * @throws if a package is not installed or states no licence
 */
export function packageLicences(folder: string, names: readonly string[]): Uint8Array {
  const texts = names.map((name) => {
    const installed = findInstalled(name, folder);
    if (installed === undefined) throw new Error(`${name} is not installed for ${folder}.`);
    const { version, license, author } = v.parse(
      packageSchema,
      JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')),
    );
    // A package with a font has one for the font as well.
    const own = globSync('LICEN[CS]E*', { cwd: installed }).toSorted();
    if (own.length === 0 && license === undefined) throw new Error(`${name} states no licence.`);
    const words =
      own.length > 0
        ? own.map((file) => readFileSync(join(installed, file), 'utf8').trim()).join('\n\n')
        : [`License: ${String(license)}`, ...(author === undefined ? [] : [`Copyright (c) ${author}`])].join('\n');
    return `${name} ${version}\n\n${words}\n`;
  });
  return new TextEncoder().encode(texts.join(`\n${'-'.repeat(80)}\n\n`));
}
