import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSessionSecret } from './readSessionSecret.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artha-secret-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the secret is created at the first start, readable for its owner alone, and stays', async () => {
  const file = join(folder, 'edge/session.key');
  const created = await readSessionSecret(file);
  expect(created).toHaveLength(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readSessionSecret(file)).equals(created)).toBe(true);
});

test('a file with something else is not used, and the error says what to do', async () => {
  const file = join(folder, 'session.key');
  await writeFile(file, 'secret');
  await expect(readSessionSecret(file)).rejects.toThrow(/64 hexadecimal digits\. Delete it/);
});
