import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthority, policyOfOneKey } from '@artha/release/authority';
import { FolderStore } from '@artha/release/folderStore';
import { publish } from '@artha/release/publish';
import { createKey, readSigner } from '@artha/release/signer';
import { startReleaseService } from '@artha/release/startReleaseService';
import { localContext } from '@artha/release/testing/localContext';
import { sampleConfig } from '@artha/release/testing/pages';
import { shellFolder } from '@artha/release/testing/releaseFolders';
import { runArtha } from '@artha/remote-kit/runArtha';
import { preview as kitHalf } from './kit.ts';
import { preview as serviceHalf } from './release.ts';

const folders: string[] = [];
const made = (one: string): string => {
  folders.push(one);
  return one;
};

afterEach(() => {
  jest.restoreAllMocks();
  for (const one of folders.splice(0)) rmSync(one, { recursive: true });
});

test('a preview prints its link, and visitors keep what they have', async () => {
  const folder = made(mkdtempSync(join(tmpdir(), 'artha-preview-')));
  const pem = createKey();
  const team = readSigner(pem);
  const context = {
    ...localContext(new FolderStore(made(mkdtempSync(join(tmpdir(), 'artha-store-')))), sampleConfig),
    authority: createAuthority(policyOfOneKey(team.id)),
    team,
    features: [serviceHalf('http://localhost:8080')],
  };
  const service = await startReleaseService(context);
  writeFileSync(join(folder, 'team.pem'), pem);
  let printed: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => printed.push(line));
  jest.spyOn(console, 'table').mockImplementation((rows: unknown) => printed.push(JSON.stringify(rows)));
  const artha = async (...args: readonly string[]) => {
    printed = [];
    await runArtha([...args, '--site', service.url, '--key', join(folder, 'team.pem')], folder, [kitHalf]);
    return printed.join('\n');
  };
  await publish({ ...context, audience: service.url }, [made(shellFolder())]);
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
  await service.close();
});
