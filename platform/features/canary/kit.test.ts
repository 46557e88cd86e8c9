import { rmSync } from 'node:fs';
import { versionsOf } from '@artha/shared/contract';
import { readRegistry } from '@artha/core/publish';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { openTeamSite, type TeamSite } from '../testing/openTeamSite.ts';
import { canary as kitHalf } from './kit.ts';
import { canary as serviceHalf } from './release.ts';

let site: TeamSite | undefined;
const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};
const taxFolder = (version: string) => made(remoteFolder({ version }));

afterEach(async () => {
  jest.restoreAllMocks();
  await site?.close();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});

test('a canary is published to a share, everyone reads its status, and an order may say that nothing guards a release', async () => {
  site = await openTeamSite({ release: [serviceHalf()], kit: [kitHalf] });
  const { client, context } = site;
  let printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  jest.spyOn(console, 'table').mockImplementation(() => undefined);
  jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const artha = async (...args: readonly string[]) => {
    printed = [];
    await site?.artha(...args);
    return printed.join('\n');
  };
  await client.publish(made(shellFolder()));
  await client.publish(taxFolder('1.0.0'));
  const next = taxFolder('1.1.0');
  expect(await artha('publish', '--dir', next, '--canary', '5%')).toMatch(
    /5 % of the visitors get tax 1\.1\.0 \([0-9a-f]{20}\); stored and composed in [\d.]+ s\. artha status tax shows what they meet\.$/,
  );
  expect(await artha('publish', '--dir', next, '--canary', '5')).toMatch(/got tax 1\.1\.0 .* already; nothing changed/);
  expect(await artha('status', 'tax')).toMatch(/Canary 1\.1\.0 \([0-9a-f]{20}\): 5 % of the visitors, since /);
  expect(await artha('publish', '--dir', taxFolder('1.2.0'), '--no-guard')).toMatch(/tax 1\.2\.0 .* is live; stored/);
  const versions = versionsOf(await readRegistry(context), 'tax');
  expect(versions.map(({ metadata, extras }) => [metadata.version, extras.guard])).toEqual([
    ['1.0.0', undefined],
    ['1.1.0', undefined],
    ['1.2.0', false],
  ]);
  await expect(artha('publish', '--dir', next, '--canary', 'all')).rejects.toThrow('from 1 to 99: --canary 5%');
  expect(await artha('--help')).toContain('artha publish --canary   5%: ');
});
