import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import federationLoader from './federationLoader.ts';

const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced');
const runtimeCore = dirname(createRequire(enhanced).resolve('@module-federation/runtime-core'));
const source = readFileSync(join(runtimeCore, 'remote/index.js'), 'utf8');

test('only the removal of remotes is cut from the installed runtime', () => {
  const lean = federationLoader(source);
  expect(lean).toContain('\tremoveRemote() {}\n');
  expect(lean).not.toContain('removeRemote failed');
  expect(source.startsWith(lean.slice(0, lean.indexOf('\tremoveRemote() {}')))).toBe(true);
  expect(source.endsWith(lean.slice(lean.indexOf('removeRemote() {}\n') + 'removeRemote() {}\n'.length))).toBe(true);
});

test('other code stays unchanged', () => {
  expect(federationLoader('class A {\n\tregisterRemote() {}\n}')).toBe('class A {\n\tregisterRemote() {}\n}');
});
