import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStartedSite, readSettings, siteOf, startedSiteFile } from './settings.ts';

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

test('the command takes precedence over the environment, and that over package.json', () => {
  const env = { ARTHA_SITE: 'https://env.example', ARTHA_KEY: 'env.pem' };
  const flags = { site: 'https://said.example', key: 'said.pem' };
  expect(readSettings(folder, flags, env)).toEqual({ site: flags.site, keyFile: 'said.pem' });
  expect(readSettings(folder, {}, env)).toEqual({ site: env.ARTHA_SITE, keyFile: 'env.pem' });
  expect(readSettings(folder, {}, {})).toEqual({ site: 'https://own.example', keyFile: join(folder, 'keys/team.pem') });
});

test('the nearest package.json with settings applies, and its paths are relative to it', () => {
  mkdirSync(join(folder, 'mfe-tax'));
  writeFileSync(join(folder, 'mfe-tax/package.json'), '{}');
  expect(readSettings(join(folder, 'mfe-tax'), {}, {}).keyFile).toBe(join(folder, 'keys/team.pem'));
  write('mfe-own', { site: 'https://other.example' });
  expect(readSettings(join(folder, 'mfe-own'), {}, {})).toEqual({ site: 'https://other.example', keyFile: undefined });
});

test('a key of package.json without a file is ignored: a CI vouches with its token', () => {
  rmSync(join(folder, 'keys'), { recursive: true });
  expect(readSettings(folder, {}, {}).keyFile).toBeUndefined();
});

test('without any named site, it is the one that this checkout started', () => {
  write('', { key: 'keys/team.pem' });
  mkdirSync(join(folder, '.artha'));
  mkdirSync(join(folder, 'mfe-tax'));
  writeFileSync(startedSiteFile(folder), describeStartedSite('http://127.0.0.1:8090', folder));
  expect(readSettings(join(folder, 'mfe-tax'), {}, {}).site).toBe('http://127.0.0.1:8090');
  expect(readSettings(folder, { site: 'https://said.example' }, {}).site).toBe('https://said.example');
  write('', { site: 'https://own.example' });
  expect(readSettings(folder, {}, {}).site).toBe('https://own.example');
});

test('a copy of a checkout does not use the site that the other one started', () => {
  write('', { key: 'keys/team.pem' });
  mkdirSync(join(folder, '.artha'));
  writeFileSync(startedSiteFile(folder), describeStartedSite('http://127.0.0.1:8090', folder));
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  expect(readSettings(copy, {}, {}).site).toBeUndefined();
  rmSync(copy, { recursive: true });
});

test('a checkout that names no site and has started none has none', () => {
  write('', { key: 'keys/team.pem' });
  expect(readSettings(folder, {}, {}).site).toBeUndefined();
});

test('without a site a command says how to name one', () => {
  expect(() => siteOf({ site: undefined, keyFile: undefined })).toThrow(/^Name the site: --site https:/);
});

test('an invalid address is refused', () => {
  write('', { site: 'artha' });
  expect(() => readSettings(folder, {}, {})).toThrow(/URL/);
});
