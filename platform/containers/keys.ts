import { parseArgs } from 'node:util';
import { endWith, optional } from './environment.ts';
import { createSecrets, readTeamKey } from './secrets.ts';

/** Makes the secrets of a site in containers where there are none; with `--show <remote>` prints the key of one team. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { show: { type: 'string' } } });
  const folder = optional('ARTHA_KEYS') ?? '/keys';
  if (values.show !== undefined) {
    process.stdout.write(await readTeamKey(folder, values.show));
    return;
  }
  await createSecrets(folder);
  console.log('Every part has its keys.');
}

await run().catch(endWith);
