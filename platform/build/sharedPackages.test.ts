import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import fc from 'fast-check';
import semver from 'semver';
import {
  acceptedRanges,
  compatibleWith,
  sharedByRemote,
  sharedByShell,
  sharedSources,
  sharedVersions,
} from './sharedPackages.ts';
import { root } from '@artha/process/root';

const installedVersion = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(root, 'node_modules', name, 'package.json'), 'utf8'));

describe('the shared packages', () => {
  test('have the installed versions; a subpath has that of its package', () => {
    const versions = sharedVersions(root);
    for (const name of ['react', 'react-dom', 'styled-components', '@artha/shared']) {
      expect(installedVersion(name)).toMatchObject({ version: versions[name] });
    }
    expect(versions['react/jsx-runtime']).toBe(versions['react']);
  });

  test('are the same in the shell and in remotes', () => {
    expect(Object.keys(sharedByRemote(root))).toEqual(Object.keys(sharedByShell(root)));
  });

  test('are part of the shell’s first file, and never part of a remote', () => {
    for (const entry of Object.values(sharedByShell(root))) expect(entry).toMatchObject({ eager: true });
    for (const entry of Object.values(sharedByRemote(root))) {
      expect(entry).toMatchObject({ import: false, singleton: true, strictVersion: true });
    }
  });

  test('exclude the router, which remotes get from @artha/shared', () => {
    expect(Object.keys(sharedVersions(root)).filter((name) => name.includes('router'))).toEqual([]);
  });
});

describe('a compatible range', () => {
  const part = fc.nat({ max: 40 });
  const version = fc.tuple(fc.integer({ min: 1, max: 40 }), part, part);

  test('includes the version of the build, and newer ones with the same major version', () => {
    fc.assert(
      fc.property(version, part, ([major, minor, patch], more) => {
        const range = compatibleWith([major, minor, patch].join('.'));
        expect(semver.satisfies([major, minor, patch].join('.'), range)).toBe(true);
        expect(semver.satisfies([major, minor + more, patch].join('.'), range)).toBe(true);
        expect(semver.satisfies([major, minor, patch + more].join('.'), range)).toBe(true);
      }),
    );
  });

  test('includes no other major version, and no older one', () => {
    fc.assert(
      fc.property(version, ([major, minor, patch]) => {
        const range = compatibleWith([major, minor, patch].join('.'));
        expect(semver.satisfies([major + 1, minor, patch].join('.'), range)).toBe(false);
        if (minor > 0) expect(semver.satisfies([major, minor - 1, patch].join('.'), range)).toBe(false);
      }),
    );
  });
});

describe('the ranges that a remote accepts', () => {
  let folder = '';
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  const install = (name: string, version: string, more: object = {}) => {
    write(`node_modules/${name}/package.json`, { name, version, main: 'index.js', ...more });
    writeFileSync(join(folder, `node_modules/${name}/index.js`), '');
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'artha-ranges-'));
    install('react', '19.9.1');
    writeFileSync(join(folder, 'node_modules/react/jsx-runtime.js'), '');
    install('react-dom', '19.9.1');
    install('styled-components', '6.7.0');
    install('@artha/shared', '1.4.2', { peerDependencies: { react: '^19.0.0', 'react-dom': '^19.2.0' } });
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('are those of its package.json or else of @artha/shared, never only the installed version', () => {
    write('package.json', {
      dependencies: { '@artha/shared': '^1.2.0', react: '>=19.1 <20' },
      peerDependencies: { 'styled-components': '~6.6.0' },
    });
    expect(acceptedRanges(folder)).toEqual({
      react: '>=19.1 <20',
      'react/jsx-runtime': '>=19.1 <20',
      'react-dom': '^19.2.0',
      'styled-components': '~6.6.0',
      '@artha/shared': '^1.2.0',
    });
    expect(sharedByRemote(folder)['@artha/shared']).toMatchObject({ requiredVersion: '^1.2.0', version: '1.4.2' });
  });

  test('of a package from a file are those compatible with the version in it', () => {
    write('package.json', { dependencies: { '@artha/shared': 'file:../artha-shared-1.4.2.tgz' } });
    expect(acceptedRanges(folder)).toMatchObject({ '@artha/shared': '^1.4.2', 'styled-components': '^6.7.0' });
  });

  test('are rejected if package.json has an invalid range', () => {
    write('package.json', { dependencies: { react: 'newest' } });
    expect(() => acceptedRanges(folder)).toThrow(
      'package.json requires react “newest”, which is not a range of versions.',
    );
  });

  test('compile no sources of an installed @artha/shared, but do in its own repository', () => {
    expect(sharedSources(folder)).toBeUndefined();
    expect(sharedSources(join(root, 'mfe-tax'))).toBe(join(root, 'shared'));
  });
});
