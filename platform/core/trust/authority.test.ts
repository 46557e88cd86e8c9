import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyRegistry } from '../publish/emptyRegistry.ts';
import { openAuthority, policyOfOneKey, type LastSigned } from './authority.ts';
import { testTeam } from './testing/testTeam.ts';

const memory = (version: number): LastSigned => ({ version, registry: emptyRegistry, orders: {}, usedTokens: [] });

let folder = '';
const open = () => openAuthority(folder, () => Promise.resolve(policyOfOneKey(testTeam.id)));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-authority-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a service parses what was signed last only if another process has written it', async () => {
  const [own, other] = [await open(), await open()];
  const first = memory(1);
  await own.saveLastSigned(first);
  expect(await own.readLastSigned()).toBe(first);
  expect(await other.readLastSigned()).toEqual(first);
  await other.saveLastSigned(memory(2));
  expect(await own.readLastSigned()).toEqual(memory(2));
});

test('what was signed last never goes back, whoever saves it at the same time', async () => {
  const own = await open();
  await Promise.all([own.saveLastSigned(memory(1)), own.saveLastSigned(memory(3)), own.saveLastSigned(memory(2))]);
  expect(await own.readLastSigned()).toEqual(memory(3));
  const other = await open();
  await Promise.all([own, other].map((one) => one.saveLastSigned(memory(4))));
  await other.saveLastSigned(memory(3));
  expect(await own.readLastSigned()).toEqual(memory(4));
});

test('files of another version are named with what to do', async () => {
  const own = await open();
  writeFileSync(join(folder, 'last-site.json'), JSON.stringify({ ...memory(1), orders: { tax: 7 } }));
  await expect(own.readLastSigned()).rejects.toThrow(
    /wrote .*last-site\.json, which this one cannot read \(here: orders\.tax: .*\)\. Start that version, .* move .* away\./,
  );
  writeFileSync(join(folder, 'policy.json'), '{"remotes":7}');
  await expect(own.readPolicy()).rejects.toThrow(/policy\.json: remotes: /);
});
