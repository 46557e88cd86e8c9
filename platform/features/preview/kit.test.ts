import { rmSync } from 'node:fs';
import { publish } from '@artha/core/publish';
import { shellFolder } from '@artha/core/testing/releaseFolders';
import { openTeamSite, type TeamSite } from '../testing/openTeamSite.ts';
import { preview as kitHalf } from './kit.ts';
import { preview as serviceHalf } from './release.ts';

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

test('a preview prints its link, and visitors keep what they have', async () => {
  site = await openTeamSite({ release: [serviceHalf('http://localhost:8080')], kit: [kitHalf] });
  const { context } = site;
  let printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  jest.spyOn(console, 'table').mockImplementation((rows: unknown) => printed.push(JSON.stringify(rows)));
  const artha = async (...args: readonly string[]) => {
    printed = [];
    await site?.artha(...args);
    return printed.join('\n');
  };
  await publish(context, [made(shellFolder())]);
  const liveShell = async () => (await artha('status')).includes('"version":"1.0.0"');
  const next = made(shellFolder({ version: '1.1.0' }));
  const said = await artha('publish', '--dir', next, '--preview', '--for', '2h');
  expect(said).toMatch(/^Preview of shell 1\.1\.0 .*\nhttp:\/\/[0-9a-f]{32}\.localhost:8080\/$/);
  const link = said.split('\n')[1] ?? '';
  expect(await artha('publish', '--dir', next, '--preview', '--with', link)).toBe(said);
  expect(await liveShell()).toBe(true);
  expect(await artha('status', 'shell')).toContain(`${link} until `);
  // Without --preview, it would be a publish.
  await expect(artha('publish', '--dir', next, '--with', link)).rejects.toThrow('--for and --with are for --preview');
  await expect(artha('publish', '--dir', next, '--for', '2h')).rejects.toThrow('visitors would get the release');
  expect(await liveShell()).toBe(true);
});
