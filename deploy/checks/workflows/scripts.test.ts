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
  for (const name of ['shell', 'mfe-auth', 'mfe-tax', 'mfe-report']) {
    write(`${name}/webpack.config.ts`, '');
    write(`${name}/package.json`, `{\n  "dependencies": { "@artha/shared": "1.0.0" }\n}\n`);
  }
  commit('README.md', 'shared/a.ts', 'engine/a.ts');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('changed-packages', () => {
  const nothing = ['shell=false', 'remotes=[]', 'others=[]'];

  test('publishes each package that a change touches, and no other', () => {
    const before = git('rev-parse', 'HEAD');
    commit('mfe-tax/src/tax.ts', 'mfe-auth/src/a.ts', 'docs/a.md');
    expect(run('changed-packages', before).output).toEqual([
      'shell=false',
      'remotes=["mfe-auth","mfe-tax"]',
      'others=[]',
    ]);
    commit('shell/src/main.ts');
    expect(run('changed-packages', 'HEAD~1').output).toEqual(['shell=true', 'remotes=[]', 'others=[]']);
  });

  test('publishes the shell if a shared package changes, which it contains, and checks the remotes', () => {
    commit('shared/a.ts', 'mfe-tax/src/tax.ts');
    expect(run('changed-packages', 'HEAD~1').output).toEqual([
      'shell=true',
      'remotes=["mfe-tax"]',
      'others=["mfe-auth","mfe-report"]',
    ]);
  });

  test('checks every remote if a tool changes, and publishes none', () => {
    for (const file of ['platform/build/remotePreset.ts', 'platform/kit/artha.ts', 'package-lock.json', '.nvmrc']) {
      commit(file);
      const { output } = run('changed-packages', 'HEAD~1');
      expect(output).toEqual(['shell=false', 'remotes=[]', 'others=["mfe-auth","mfe-report","mfe-tax"]']);
    }
  });

  test('publishes a remote if a package changes that it depends on', () => {
    write('engine/package.json', '{\n  "name": "@artha/engine",\n  "version": "1.0.0"\n}\n');
    write('mfe-report/package.json', '{\n  "dependencies": {\n    "@artha/engine": "1.0.0"\n  }\n}\n');
    commit('other.md');
    commit('engine/a.ts');
    expect(run('changed-packages', 'HEAD~1').output).toEqual(['shell=false', 'remotes=["mfe-report"]', 'others=[]']);
  });

  test('finds a new package without configuration, and publishes no deleted one', () => {
    const before = git('rev-parse', 'HEAD');
    git('rm', '-rq', 'mfe-tax');
    commit('mfe-new/webpack.config.ts', 'mfe-new/package.json');
    expect(run('changed-packages', before).output).toEqual(['shell=false', 'remotes=["mfe-new"]', 'others=[]']);
  });

  test('compares with the previous commit if it is given none', () => {
    commit('mfe-tax/src/tax.ts');
    commit('mfe-auth/src/a.ts');
    for (const base of ['0'.repeat(40), '']) {
      expect(run('changed-packages', base).output).toContain('remotes=["mfe-auth"]');
    }
  });

  test('does nothing if only documents change', () => {
    commit('README.md', 'platform/README.md');
    expect(run('changed-packages', 'HEAD~1').output).toEqual(nothing);
  });

  test('ignores a folder whose name a workflow cannot use', () => {
    commit('mfe-a";b/webpack.config.ts', 'mfe-$(id)/webpack.config.ts', 'mfe-ünï/webpack.config.ts');
    expect(run('changed-packages', 'HEAD~1').output).toEqual(nothing);
  });

  test('writes lists that a workflow can read', () => {
    commit('shared/a.ts', 'mfe-tax/src/tax.ts');
    const values = run('changed-packages', 'HEAD~1').output.map((line): unknown =>
      JSON.parse(line.replace(/^\w+=/, '')),
    );
    expect(values).toEqual([true, ['mfe-tax'], ['mfe-auth', 'mfe-report']]);
  });
});

describe('named-package', () => {
  test('selects one package', () => {
    expect(run('named-package', 'tax').output).toEqual(['name=tax', 'shell=false', 'remotes=["mfe-tax"]', 'others=[]']);
    expect(run('named-package', 'shell').output).toEqual(['name=shell', 'shell=true', 'remotes=[]', 'others=[]']);
  });

  test('rejects every other name', () => {
    for (const name of ['', 'other', '../mfe-tax', 'tax; id', '$(id)', 'tax\nshell=true', '"], "x": ["']) {
      const refused = { status: 1, stderr: 'No package here has that name.\n', output: [''] };
      expect(run('named-package', name)).toEqual(refused);
    }
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
