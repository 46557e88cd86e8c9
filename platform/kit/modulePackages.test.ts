import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modulePackages } from './modulePackages.ts';

let folder = '';
const write = (path: string, manifest: object) => {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-modules-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('ES modules are found, also behind other packages and in circles; what is not installed is left out', () => {
  write('.', { dependencies: { 'd3-shape': '^3', old: '^1', missing: '^1' }, devDependencies: { tool: '^1' } });
  write('node_modules/d3-shape', { type: 'module', dependencies: { 'd3-path': '^3' } });
  write('node_modules/d3-path', { type: 'module', dependencies: { 'd3-shape': '^3' } });
  write('node_modules/old', { dependencies: { inner: '^1' } });
  write('node_modules/inner', { type: 'module' });
  write('node_modules/tool', { type: 'module' });
  expect(modulePackages(folder)).toEqual(['d3-path', 'd3-shape', 'inner']);
});
