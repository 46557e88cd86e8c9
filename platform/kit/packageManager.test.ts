import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callingManager, findManager } from './packageManager.ts';

let root = '';
let tool = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'artha-manager-'));
  tool = join(root, 'apps/tool');
  mkdirSync(tool, { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each([
  ['package-lock.json', '{}', 'npm'],
  ['pnpm-lock.yaml', '', 'pnpm'],
  ['pnpm-workspace.yaml', 'packages: [apps/*]', 'pnpm'],
  ['yarn.lock', '# yarn lockfile v1\n', 'yarn classic'],
  ['yarn.lock', '__metadata:\n  version: 8\n', 'yarn'],
  ['.yarnrc.yml', 'nodeLinker: node-modules', 'yarn'],
  ['package.json', '{"packageManager":"yarn@4.18.1"}', 'yarn'],
  ['package.json', '{"packageManager":"pnpm@12.21.0+sha512.abc"}', 'pnpm'],
])('a folder below one with %s (%s) is installed by %s', (file, content, name) => {
  writeFileSync(join(root, file), content);
  expect(findManager(tool)?.name).toBe(name);
});

test('the nearest folder decides, and package.json before a lockfile', () => {
  writeFileSync(join(root, 'yarn.lock'), '');
  writeFileSync(join(tool, 'package-lock.json'), '{}');
  expect(findManager(tool)?.name).toBe('npm');
  writeFileSync(join(tool, 'package.json'), '{"packageManager":"pnpm@12.0.0"}');
  expect(findManager(tool)?.name).toBe('pnpm');
});

test.each([
  ['pnpm/12.21.0 npm/? node/v24.0.0 linux x64', 'pnpm'],
  ['yarn/1.22.22 npm/? node/v24.0.0 linux x64', 'yarn classic'],
  ['yarn/4.18.1 npm/? node/v24.0.0 linux x64', 'yarn'],
  ['npm/11.0.0 node/v24.0.0 linux x64 workspaces/false', 'npm'],
  ['bun/1.3.0 npm/? node/v24.0.0 linux x64', undefined],
])('a command that says %s was started by %s', (agent, name) => {
  expect(callingManager({ npm_config_user_agent: agent })?.name).toBe(name);
});
