import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A clone with a lockfile of one package; `npm` is a program that records its arguments. */
let clone = '';

const at = (...path: readonly string[]) => join(clone, ...path);

function writeProgram(path: string, script: string): void {
  mkdirSync(at(path, '..'), { recursive: true });
  writeFileSync(at(path), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

const packages = (version: string) =>
  JSON.stringify({
    packages: { '': { version: '1.0.0' }, shared: { version: '1.0.0' }, 'node_modules/react': { version } },
  });
const writeLock = (version: string) => {
  writeFileSync(at('package-lock.json'), packages(version));
};
const writeInstalled = (version: string) => {
  writeFileSync(at('node_modules/.package-lock.json'), packages(version));
};
const npmCalls = () => (existsSync(at('npm-calls')) ? readFileSync(at('npm-calls'), 'utf8').trim().split('\n') : []);
const fakeNpm = (result: string) => {
  writeProgram('bin/npm', `echo "$@" >> '${at('npm-calls')}'; ${result}`);
};

function setup(...args: readonly string[]): { code: number | null; output: string } {
  const { CHROMIUM_PATH: _path, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('tools/repo/setup.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...environment, PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`, ...browserVariable },
  });
  return { code: status, output: stdout + stderr };
}

let browserVariable: Readonly<Record<string, string>> = {};

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'artha-clone-'));
  for (const folder of ['tools/repo', 'node_modules/.bin']) mkdirSync(at(folder), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'setup.mjs'), at('tools/repo/setup.mjs'));
  symlinkSync(process.execPath, at('node_modules/.bin/node'));
  writeFileSync(at('.nvmrc'), '24\n');
  writeLock('19.3.1');
  writeInstalled('19.3.1');
  fakeNpm('exit 0');
  browserVariable = {};
});

afterEach(() => {
  rmSync(clone, { recursive: true });
});

describe('the packages', () => {
  test('are not changed if they match the lockfile, whoever installed them', () => {
    expect(setup()).toEqual({ code: 0, output: '' });
    expect(npmCalls()).toEqual([]);
  });

  test('are installed once if they are missing or do not match the lockfile', () => {
    writeLock('19.4.0');
    expect(setup()).toEqual({
      code: 0,
      output: 'setup: the packages do not match the lockfile; running npm ci\n',
    });
    expect(npmCalls()).toEqual(['ci --no-audit --no-fund']);
    expect(setup().output).toBe('');
    writeLock('19.5.0');
    setup();
    expect(npmCalls()).toHaveLength(2);
  });

  test('may lack optional ones, such as the build of another system, and those of other uses of a package', () => {
    const lacking = {
      'node_modules/fsevents': { version: '2.0.0', optional: true },
      'node_modules/@rspack/core': { version: '2.2.9', peer: true },
    };
    writeFileSync(at('package-lock.json'), JSON.stringify({ packages: lacking }));
    setup();
    expect(npmCalls()).toEqual([]);
  });

  test('include those of this repository: a missing link to a workspace is installed', () => {
    const linked = { 'node_modules/@artha/new': { link: true } };
    writeFileSync(at('package-lock.json'), JSON.stringify({ packages: linked }));
    setup();
    expect(npmCalls()).toHaveLength(1);
  });

  describe('with --omit=dev', () => {
    const locked = {
      'node_modules/react': { version: '19.3.1' },
      'node_modules/jest': { version: '30.0.0', dev: true },
      'node_modules/typescript': { version: '6.0.3', devOptional: true },
    };
    const record = (file: string, ...names: readonly string[]) => {
      const chosen = Object.fromEntries(
        Object.entries(locked).filter(([path]) => names.some((one) => path.endsWith(one))),
      );
      writeFileSync(at(file), JSON.stringify({ packages: chosen }));
    };
    /** Installs what the real one would. */
    const npmThatInstalls = () => {
      fakeNpm(
        `mkdir -p '${at('node_modules')}'; case "$*" in *--omit=dev*) from=fewer;; *) from=package-lock.json;; esac; ` +
          `cp '${clone}'/$from '${at('node_modules/.package-lock.json')}'`,
      );
    };
    beforeEach(() => {
      record('package-lock.json', 'react', 'jest', 'typescript');
      record('fewer', 'react');
      npmThatInstalls();
    });

    test('a fresh clone gets those without which the site neither builds nor runs, once', () => {
      rmSync(at('node_modules'), { recursive: true });
      // The Node of the lockfile is not there: npm is a program of the test.
      expect(setup('--omit=dev').output).toContain('setup: no packages yet; running npm ci --omit=dev --omit=peer\n');
      setup('--omit=dev');
      expect(npmCalls()).toEqual(['ci --omit=dev --omit=peer --no-audit --no-fund']);
    });

    test('the others are added without deleting anything when a command needs them', () => {
      record('node_modules/.package-lock.json', 'react');
      expect(setup()).toEqual({
        code: 0,
        output: 'setup: no packages for development yet; running npm install --no-save\n',
      });
      setup('--omit=dev');
      setup();
      expect(npmCalls()).toEqual(['install --no-save --no-audit --no-fund']);
    });

    test('a clone that has all of them keeps all when the lockfile changes', () => {
      setup();
      record('node_modules/.package-lock.json', 'jest');
      writeFileSync(at('node_modules/.artha-lock'), 'of an earlier lockfile');
      setup('--omit=dev');
      expect(npmCalls()).toEqual(['install --no-save --no-audit --no-fund', 'ci --no-audit --no-fund']);
    });
  });

  test('are installed in a second attempt if a download fails', () => {
    writeLock('19.4.0');
    fakeNpm(`[ "$(wc -l < '${at('npm-calls')}')" -gt 1 ]`);
    expect(setup().code).toBe(0);
    expect(npmCalls()).toHaveLength(2);
  });

  test('end the setup with a message if they cannot be installed, and the next run tries again', () => {
    writeLock('19.4.0');
    fakeNpm('exit 1');
    expect(setup()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^setup: npm ci failed; its messages are above\..*$/m),
    });
    fakeNpm('exit 0');
    expect(setup().code).toBe(0);
    expect(npmCalls()).toHaveLength(3);
  });
});

describe('the Node of npm scripts', () => {
  test('is rejected with the remedy if it is older than in .nvmrc', () => {
    writeFileSync(at('.nvmrc'), '99\n');
    const { code, output } = setup();
    expect(code).toBe(1);
    expect(output).toContain(`npm scripts need Node 99, which is one of the packages, but node_modules/.bin/node is v`);
    expect(output).toContain('run npm ci without --ignore-scripts');
  });

  test('is missing if its install script was skipped', () => {
    rmSync(at('node_modules/.bin/node'));
    expect(setup()).toMatchObject({ code: 1, output: expect.stringContaining('node_modules/.bin/node does not run') });
  });
});

describe('the browser of the tests', () => {
  const noted = (name = 'chromium') => readFileSync(at('.artha', name), 'utf8');
  const note = (name: string, path: string) => {
    mkdirSync(at('.artha'), { recursive: true });
    writeFileSync(at('.artha', name), `${path}\n`);
  };

  test('is the one in CHROMIUM_PATH, and is recorded for all tests', () => {
    writeProgram('own-chromium', 'exit 0');
    writeProgram('own-shell', 'exit 0');
    note('headless', at('own-shell'));
    browserVariable = { CHROMIUM_PATH: at('own-chromium') };
    const path = at('own-chromium');
    expect(setup('--browser')).toEqual({
      code: 0,
      output: `setup: the tests use ${path}\nsetup: the journeys use ${path}\n`,
    });
    expect([noted(), noted('headless')]).toEqual([`${path}\n`, `${path}\n`]);
    expect(setup('--browser').output).toBe('');
  });

  test('is the one of the last run while it exists', () => {
    for (const [name, program] of [
      ['chromium', 'own-chromium'],
      ['headless', 'own-shell'],
    ] as const) {
      writeProgram(program, 'exit 0');
      note(name, at(program));
    }
    expect(setup('--browser')).toEqual({ code: 0, output: '' });
    expect([noted(), noted('headless')]).toEqual([`${at('own-chromium')}\n`, `${at('own-shell')}\n`]);
  });

  test('is checked: if the path does not exist, the remedy is printed', () => {
    browserVariable = { CHROMIUM_PATH: at('nowhere') };
    const { code, output } = setup('--browser');
    expect(code).toBe(1);
    expect(output).toContain(`no Chromium at ${at('nowhere')}. Install one`);
    expect(existsSync(at('.artha/chromium'))).toBe(false);
  });

  describe('in which some journeys run too', () => {
    beforeEach(() => {
      writeProgram('own-chromium', 'exit 0');
      note('chromium', at('own-chromium'));
      note('headless', at('own-chromium'));
    });

    test('is the one of its variable, or of the last run, and is recorded', () => {
      writeProgram('own-firefox', 'exit 0');
      writeProgram('own-webkit', 'exit 0');
      note('webkit', at('own-webkit'));
      browserVariable = { FIREFOX_PATH: at('own-firefox') };
      expect(setup('--browsers')).toEqual({
        code: 0,
        output: `setup: the journeys in Firefox use ${at('own-firefox')}\n`,
      });
      browserVariable = {};
      expect(setup('--browsers').output).toBe('');
      expect(noted('firefox')).toBe(`${at('own-firefox')}\n`);
    });

    test('is only for tests: the benchmarks do without', () => {
      expect(setup('--browser').output).toBe('');
      expect(existsSync(at('.artha/firefox'))).toBe(false);
    });

    test('ends the setup if it is named and does not exist', () => {
      browserVariable = { FIREFOX_PATH: at('nowhere') };
      expect(setup('--browsers')).toMatchObject({
        code: 1,
        output: expect.stringContaining(`no Firefox at ${at('nowhere')}. Install it`),
      });
    });
  });

  test('is only installed on request', () => {
    browserVariable = { CHROMIUM_PATH: at('nowhere') };
    expect(setup().code).toBe(0);
  });
});
