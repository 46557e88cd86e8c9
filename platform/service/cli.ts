import { parseArgs } from 'node:util';
import { changedSince } from '../cdn/changedSince.ts';
import { exportSite } from '../cdn/exportSite.ts';
import { collect, describeUnneeded, SESSION_DAYS } from '../publish/collect.ts';
import { recompose } from '../publish/publish.ts';
import { openStore } from '../store/openStore.ts';
import { replaceSiteKey } from './authority.ts';
import { localContext, serviceFolder, storeAddress } from './localSettings.ts';

const usage = `npm run site -- compose       write every page again, as after a change of site.config.json
                              (--accept-older: go on from what the store holds)
npm run site -- replace-key   give the release service of this machine a new key
npm run site -- collect       what nobody needs any more in the store; --delete deletes it
                              (--days <n>: how long a tab may stay open, 30 by default)
npm run site -- changed       the addresses that the last publish changed, for a CDN's own command
                              (--since <n>: since the site of that number)
npm run site -- export <dir>  the site as a folder for hosts of plain files

For who runs the site, on the machine of its release service. Teams use artha.`;

/** Says what nobody needs any more in the store, and deletes it where that is wanted. @param days as it was written. */
async function collectStore(days: string, isDeleting: boolean): Promise<void> {
  if (!/^\d{1,4}$/.test(days)) throw new Error(`--days takes a number of days, not “${days}”.`);
  const lines = describeUnneeded(await collect(openStore(storeAddress()), { days: Number(days), isDeleting }));
  const end = isDeleting ? 'Deleted.' : 'Nothing is deleted; --delete deletes it.';
  console.log(lines.length === 0 ? 'Everything in the store is needed.' : [...lines, end].join('\n'));
}

/** Writes the site as a folder of plain files. */
async function exportTo(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('npm run site -- export <dir>: name the folder to write to.');
  const { store, trust } = await localContext();
  const { pages, files, warnings } = await exportSite(store, trust, folder);
  for (const warning of warnings) console.warn(warning);
  console.log(`${String(pages)} pages, ${String(files)} files in ${folder}.`);
}

/** Runs a command. @returns whether there is one of that name. */
async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'accept-older': { type: 'boolean', default: false },
      days: { type: 'string', default: String(SESSION_DAYS) },
      delete: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  });
  const commands: Readonly<Record<string, () => Promise<void>>> = {
    compose: async () => {
      await recompose(await localContext(), { acceptOlder: values['accept-older'] });
      console.log('Every page is composed anew.');
    },
    'replace-key': async () => {
      await replaceSiteKey(serviceFolder());
      await recompose(await localContext());
      console.log('The site is signed by a new key. Start the release service again.');
    },
    collect: () => collectStore(values.days, values.delete),
    changed: async () => {
      for (const address of await changedSince(openStore(storeAddress()), values.since)) console.log(address);
    },
    export: () => exportTo(positionals[1]),
  };
  const [command = ''] = positionals;
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  await chosen?.();
  return chosen !== undefined;
}

if (import.meta.main) {
  try {
    if (!(await run())) {
      console.log(usage);
      process.exitCode = 2;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
