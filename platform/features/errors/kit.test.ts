import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '@artha/core/publish';
import { createKey } from '@artha/core/signer';
import { remoteFolder, shellFolder } from '@artha/core/testing/releaseFolders';
import { openTeamSite, type TeamSite } from '../testing/openTeamSite.ts';
import { errors as kitHalf } from './kit.ts';
import { errors as serviceHalf } from './release.ts';

let site: TeamSite | undefined;
const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};

afterEach(async () => {
  jest.restoreAllMocks();
  await site?.close();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});

test('the errors of visitors are shown to the team’s key alone', async () => {
  site = await openTeamSite({ release: [serviceHalf(undefined)], kit: [kitHalf] });
  const { context, folder, serviceUrl, artha } = site;
  const printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  await publish(context, [made(shellFolder())]);
  const [{ digest: release } = { digest: '' }] = await publish(context, [made(remoteFolder())]);
  const thrown = [{ remote: 'tax', release, count: 2, code: 'TypeError', frames: ['remoteEntry.js:1:6'] }];
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${serviceUrl}/v1/errors`, { method: 'POST', headers, body: JSON.stringify({ thrown }) });
  await artha('logs', 'tax');
  expect(printed.join('\n')).toMatch(
    /^TypeError in tax 1\.0\.0 \([0-9a-f]{20}\), 2 times, last [\d-]+ [\d:]+ UTC\n {4}at remoteEntry\.js:1:6$/,
  );
  writeFileSync(join(folder, 'other.pem'), createKey());
  await expect(artha('logs', 'tax', '--key', join(folder, 'other.pem'))).rejects.toThrow(/^RE-21: The key/);
  rmSync(join(folder, 'team.pem'));
  await expect(artha('logs', 'tax')).rejects.toThrow(/^Only the team of tax may read its errors/);
});

test('artha logs says in a folder without a remote what it looked for, and where', async () => {
  site = await openTeamSite({ kit: [kitHalf] });
  await expect(site.artha('logs')).rejects.toThrow(/^There is no remote here\..* searched: .*artha create <name>\.$/);
});
