import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, siteOf } from './settings.ts';

let folder = '';
const write = (path: string, artha: object) => {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ artha }));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-settings-'));
  write('', { site: 'https://own.example', key: 'keys/team.pem' });
  mkdirSync(join(folder, 'keys'));
  writeFileSync(join(folder, 'keys/team.pem'), '');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the command is heard before the environment, and that before package.json', () => {
  const env = { ARTHA_SITE: 'https://env.example', ARTHA_KEY: 'env.pem' };
  const flags = { site: 'https://said.example', key: 'said.pem' };
  expect(readSettings(folder, flags, env)).toEqual({ site: flags.site, keyFile: 'said.pem' });
  expect(readSettings(folder, {}, env)).toEqual({ site: env.ARTHA_SITE, keyFile: 'env.pem' });
  expect(readSettings(folder, {}, {})).toEqual({ site: 'https://own.example', keyFile: join(folder, 'keys/team.pem') });
});

test('the nearest package.json that says something counts, and its paths are relative to it', () => {
  mkdirSync(join(folder, 'mfe-tax'));
  writeFileSync(join(folder, 'mfe-tax/package.json'), '{}');
  expect(readSettings(join(folder, 'mfe-tax'), {}, {}).keyFile).toBe(join(folder, 'keys/team.pem'));
  write('mfe-own', { site: 'https://other.example' });
  expect(readSettings(join(folder, 'mfe-own'), {}, {})).toEqual({ site: 'https://other.example', keyFile: undefined });
});

test('a key of package.json that is not there does not count: a CI vouches by its token', () => {
  rmSync(join(folder, 'keys'), { recursive: true });
  expect(readSettings(folder, {}, {}).keyFile).toBeUndefined();
});

test('without a site a command says how to name one', () => {
  expect(() => siteOf({ site: undefined, keyFile: undefined })).toThrow(/^Name the site: --site https:/);
});

test('an address that is none is refused', () => {
  write('', { site: 'artha' });
  expect(() => readSettings(folder, {}, {})).toThrow(/URL/);
});
