import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const scripts = resolve(import.meta.dirname, '../../../.ci');

let folder = '';

function write(file: string, content: string, mode = 0o644): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content, { mode });
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** Commits the current files and, with new content, the given ones. */
function commit(...files: string[]): string {
  for (const file of files) write(file, String(Math.random()));
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@artha.example', 'commit', '-qm', files.join());
  return git('rev-parse', 'HEAD');
}

/** Puts a command first on the path: it notes its arguments, and runs a line of shell. */
function fake(command: string, line: string): void {
  write(`bin/${command}`, `#!/bin/sh\necho "$*" >> ${join(folder, 'calls')}\n${line}\n`, 0o755);
}

const calls = () => (existsSync(join(folder, 'calls')) ? readFileSync(join(folder, 'calls'), 'utf8').split('\n') : []);

/** Runs a script of .ci in the test's repository. */
function run(script: string, ...args: string[]) {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
  const { status, stdout, stderr } = spawnSync(join(scripts, script), args, { cwd: folder, encoding: 'utf8', env });
  return { status, stderr, output: stdout.trim().split('\n') };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-git-'));
  git('init', '-q');
  write('package.json', JSON.stringify({ workspaces: ['shared', 'shell', 'mfe-*'] }));
  write('shared/package.json', JSON.stringify({ name: '@artha/shared' }));
  for (const name of ['shell', 'mfe-auth', 'mfe-tax', 'mfe-report']) {
    write(`${name}/webpack.config.ts`, '');
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@artha/${name}`, dependencies: { '@artha/shared': '1.0.0' } }),
    );
  }
  commit('README.md', 'shared/a.ts');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('changedPackages.ts', () => {
  const runPlan = (...args: string[]) => {
    const script = resolve(import.meta.dirname, '../../../tools/repo/changedPackages.ts');
    return execFileSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' })
      .trim()
      .split('\n');
  };

  test('writes outputs that a workflow can read, for a change and for one package', () => {
    commit('shared/b.ts', 'mfe-tax/src/tax.ts');
    expect(runPlan('--since', 'HEAD~1', '--name', '')).toEqual([
      'shell=true',
      'remotes=["mfe-tax"]',
      'others=["mfe-auth","mfe-report"]',
    ]);
    expect(runPlan('--since', '', '--name', 'tax')).toEqual([
      'name=tax',
      'shell=false',
      'remotes=["mfe-tax"]',
      'others=[]',
    ]);
  });
});

describe('check-remotes', () => {
  test('checks every remote, and names those that the site would reject', () => {
    fake('npx', '[ "$5" != auth ]');
    const { status, stderr } = run('check-remotes', '["mfe-auth","mfe-tax"]', '["mfe-report"]');
    expect(calls()).toEqual(['--no -- artha check auth', '--no -- artha check tax', '--no -- artha check report', '']);
    expect(status).toBe(1);
    expect(stderr).toContain('would be rejected: mfe-auth\n');
  });

  test('passes if there is no remote', () => {
    fake('npx', 'exit 1');
    expect(run('check-remotes', '[]', '[]').status).toBe(0);
    expect(calls()).toEqual([]);
  });
});

describe('unpublished-packages', () => {
  beforeEach(() => {
    for (const [file, name] of [
      ['shared', '@artha/shared'],
      ['platform/kit', '@artha/remote-kit'],
    ]) {
      write(`${file}/package.json`, JSON.stringify({ name, version: '1.1.0', artha: { package: {} } }));
    }
    commit('.changeset/README.md', '.changeset/config.json');
    fake('npm', '[ "$2" = @artha/shared@1.1.0 ] && echo 1.1.0');
  });

  test('finds packages whose version is not on npm', () => {
    expect(run('unpublished-packages').output).toEqual(['changesets=false', 'packages=["@artha/remote-kit@1.1.0"]']);
  });

  test('publishes nothing while changesets are pending', () => {
    commit('.changeset/brave-cats-run.md');
    expect(run('unpublished-packages').output).toEqual(['changesets=true', 'packages=[]']);
  });
});

test('publish-packages publishes what is not on npm, with its provenance', () => {
  for (const name of ['shared', 'remote-kit']) {
    write('package/package.json', JSON.stringify({ name: `@artha/${name}`, version: '1.1.0' }));
    execFileSync('tar', ['-czf', `artha-${name}-1.1.0.tgz`, 'package'], { cwd: folder });
  }
  fake('npm', '[ "$2" = @artha/shared@1.1.0 ] && echo 1.1.0; [ "$1" = publish ]');
  expect(run('publish-packages', '.')).toMatchObject({ status: 0, output: ['npm has @artha/shared@1.1.0.'] });
  expect(calls()).toEqual([
    'view @artha/remote-kit@1.1.0 version',
    'publish ././artha-remote-kit-1.1.0.tgz --provenance --access public',
    'view @artha/shared@1.1.0 version',
    '',
  ]);
});
