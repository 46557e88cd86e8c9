import { writeClient } from '@artha/remote-kit/clients';
import { findPackage } from '@artha/remote-kit/findRemote';
import type { FeatureCall, KitFeature } from '@artha/remote-kit/KitFeature';

async function logs({ folder, name: named, settings }: FeatureCall): Promise<void> {
  const name = named ?? findPackage(folder, undefined).name;
  if (settings.keyFile === undefined)
    throw new Error(
      `Only the team of ${name} may read its errors. Name the file of its key: --key, ARTHA_KEY, or "artha".`,
    );
  const { describeErrors } = await import('./kit/describeErrors.ts');
  const { readErrors } = await import('./release/readErrors.ts');
  console.log(describeErrors(name, await readErrors(await writeClient(settings), name)));
}

/** The kit's half: the command that shows a team the errors that visitors met. */
export const errors: KitFeature = {
  name: 'errors',
  usage: 'artha logs [name]        the errors that visitors met, by release, with the lines of the sources',
  options: {},
  commands: { logs },
};
