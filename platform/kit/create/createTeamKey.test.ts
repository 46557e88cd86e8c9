import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigner } from '@artha/core/signer';
import { createTeamKey } from './createTeamKey.ts';

let folder = '';
let printed = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-key-'));
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printed += text;
  });
  const routes = [{ path: '/tools/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' }];
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'remote.config.ts'),
    `export default ${JSON.stringify({ name: 'tax', owner: 'team-tax', contract: 1, routes })};`,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const pem = () => readFileSync(join(folder, 'artha.key.pem'), 'utf8');

test('a new key is only for this user, and its lines of the policy are printed', async () => {
  await createTeamKey(folder);
  expect(statSync(join(folder, 'artha.key.pem')).mode & 0o077).toBe(0);
  expect(printed).toContain(`"key": "${readSigner(pem()).id}"`);
  expect(printed).toContain('"/tools/tax"');
  expect(printed).toContain('Write *.pem in .gitignore');
});

test('a key that is there is never replaced, and its lines are said again', async () => {
  writeFileSync(join(folder, '.gitignore'), '*.pem\n');
  await createTeamKey(folder);
  expect(printed).not.toContain('.gitignore');
  const before = pem();
  await expect(createTeamKey(folder)).rejects.toThrow(new RegExp(`is not replaced[^]*${readSigner(before).id}`));
  expect(pem()).toBe(before);
});
