import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { ownManifest } from '../ownManifest.ts';
import { areLocked, missingTools, toolsOf } from './tools.ts';

const manifestSchema = v.object({
  artha: v.object({ package: v.object({ installedOnDemand: v.array(v.string()) }) }),
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-tools-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what is not installed in a folder or above it is missing', () => {
  const own = join(folder, 'tool');
  mkdirSync(own);
  expect(missingTools('dev', own, { 'webpack-dev-server': '^6.1.0' })).toEqual(['webpack-dev-server@^6.1.0']);
  mkdirSync(join(folder, 'node_modules/webpack-dev-server'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/webpack-dev-server/package.json'), '{}');
  expect(missingTools('dev', own, {})).toEqual([]);
});

test('packages are locked if the next lockfile names all of them', () => {
  const own = join(folder, 'tool');
  mkdirSync(own);
  const lock = (...names: readonly string[]) => {
    const packages = Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }]));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  };
  expect(areLocked(['jest'], own)).toBe(false);
  lock('jest');
  expect(areLocked(['jest'], own)).toBe(true);
  expect(areLocked(['jest', 'oxlint'], own)).toBe(false);
});

test.each(['pnpm-lock.yaml', 'yarn.lock'])(
  'with %s, which all workspaces share, if the package itself names them',
  (file) => {
    const own = join(folder, 'tool');
    mkdirSync(own);
    writeFileSync(join(folder, file), 'jest@30.5.2:\n');
    writeFileSync(join(own, 'package.json'), '{}');
    expect(areLocked(['jest'], own)).toBe(false);
    writeFileSync(join(own, 'package.json'), '{"devDependencies":{"jest":"^30.5.2"}}');
    expect(areLocked(['jest'], own)).toBe(true);
    expect(areLocked(['jest', 'oxlint'], own)).toBe(false);
  },
);

test('the kit knows a range of each, and installs none of them by itself', () => {
  const { dependencies, devDependencies } = ownManifest();
  const all = Object.values(toolsOf).flat();
  const onDemand = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')),
  );
  expect([...onDemand.artha.package.installedOnDemand].sort()).toEqual([...new Set(all)].sort());
  expect(all.filter((name) => !(name in devDependencies))).toEqual([]);
  expect(all.filter((name) => name in dependencies)).toEqual([]);
});
