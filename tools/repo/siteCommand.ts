import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { changedSince } from '@artha/edge/changedSince';
import { exportSite } from '@artha/edge/exportSite';
import { collect, describeUnneeded, SESSION_DAYS } from './collect/collect.ts';
import { readRegistry, recompose } from '@artha/core/publish';
import { openStore } from '@artha/object-storage/openStore';
import { announceShell, replaceSiteKey } from '@artha/core/authority';
import { findBroken } from '@artha/core/checkRelease';
import { readReleaseFolder } from '@artha/core/readReleaseFolder';
import { root } from '@artha/process/root';
import { localContext, serviceFolder, storeAddress } from './localSettings.ts';

const usage = `npm run site -- compose       write every page again, as after a change of site.config.json
                              (--accept-older: continue from the site in the store)
npm run site -- replace-key   give the release service of this machine a new key
npm run site -- collect       what the store no longer needs; --delete deletes it
                              (--days <n>: how long a tab may stay open, 30 by default)
npm run site -- changed       the addresses that the last publish changed, for a CDN's own command
                              (--since <n>: since the site of that number)
npm run site -- announce <day>  tell teams of the shell in shell/dist (--dir <folder>), live from that day on: 2027-03-01
npm run site -- export <dir>  the site as a folder for hosts of plain files

For site operators, on the machine of the release service. Teams use artha.`;

type Log = (line: string) => void;

/** Lists what is no longer needed in the store, and deletes it on request. @param days as typed. */
async function collectStore(days: string, isDeleting: boolean, log: Log): Promise<void> {
  if (!/^\d{1,4}$/.test(days)) throw new Error(`--days takes a number of days, not “${days}”.`);
  const lines = describeUnneeded(await collect(openStore(storeAddress()), { days: Number(days), isDeleting }));
  const end = isDeleting ? 'Deleted.' : 'Nothing was deleted; --delete deletes it.';
  log(lines.length === 0 ? 'Everything in the store is needed.' : [...lines, end].join('\n'));
}

/** Writes the site as a folder of plain files. */
async function exportTo(folder: string | undefined, log: Log): Promise<void> {
  if (folder === undefined) throw new Error('npm run site -- export <dir>: name the output folder.');
  const { store, trust } = await localContext();
  const { pages, files, warnings } = await exportSite(store, trust, folder);
  for (const warning of warnings) console.warn(warning);
  log(`${String(pages)} pages, ${String(files)} files in ${folder}.`);
}

/** Announces the built shell to teams, and lists the remotes that it would break. */
async function announce(day: string | undefined, folder: string, log: Log): Promise<void> {
  if (!v.is(v.pipe(v.string(), v.isoDate()), day))
    throw new Error('npm run site -- announce 2027-03-01: name the day.');
  const { release } = await readReleaseFolder(folder);
  if (release.kind !== 'shell') throw new Error(`${folder} holds no shell.`);
  const { version, supportedContracts, provides } = release;
  const broken = findBroken(await readRegistry(await localContext()), release);
  await announceShell(serviceFolder(), { version, from: day, supportedContracts, provides });
  for (const { name, owner, reasons, changes } of broken)
    log(`${name} (${owner}): ${reasons.join(' ')}${changes.length > 0 ? ` To change: ${changes.join('; ')}.` : ''}`);
  log(
    `Shell ${version} is announced for ${day}: artha check and artha status warn ${broken.length} of the live remotes.`,
  );
}

/**
 * Runs a command of `npm run site --`.
 * @returns its exit code: 2 if no command has that name.
 * @throws with a sentence for the operator if the command fails.
 */
export async function runSiteCommand(args: readonly string[], log: Log): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'accept-older': { type: 'boolean', default: false },
      days: { type: 'string', default: String(SESSION_DAYS) },
      dir: { type: 'string', default: join(root, 'shell/dist') },
      delete: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  });
  const commands: Readonly<Record<string, () => Promise<void>>> = {
    compose: async () => {
      await recompose(await localContext(), { acceptOlder: values['accept-older'] });
      log('Every page was composed again.');
    },
    'replace-key': async () => {
      await replaceSiteKey(serviceFolder());
      await recompose(await localContext());
      log('The site is signed with a new key. Restart the release service.');
    },
    collect: () => collectStore(values.days, values.delete, log),
    changed: async () => {
      for (const address of await changedSince(openStore(storeAddress()), values.since)) log(address);
    },
    announce: () => announce(positionals[1], values.dir, log),
    export: () => exportTo(positionals[1], log),
  };
  const [command = ''] = positionals;
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!chosen) {
    log(usage);
    return 2;
  }
  await chosen();
  return 0;
}
