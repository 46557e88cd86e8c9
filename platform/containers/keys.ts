import { parseArgs } from 'node:util';
import { endWith, optional } from './environment.ts';
import { createSecrets, readTeamKey } from './secrets.ts';

/** Creates the missing secrets of a site in containers; with `--show <remote>` prints the key of one team. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { show: { type: 'string' } } });
  const folder = optional('ARTHA_KEYS') ?? '/keys';
  if (values.show !== undefined) {
    process.stdout.write(await readTeamKey(folder, values.show));
    return;
  }
  await createSecrets(folder);
  console.log('Every service has its keys.');
}

await run().catch(endWith);
