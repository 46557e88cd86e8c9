import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import semver from 'semver';
import { acceptedRange, sharedByRemote, sharedByShell, sharedVersions } from './sharedPackages.ts';

const root = resolve(import.meta.dirname, '../..');
const installedVersion = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(root, 'node_modules', name, 'package.json'), 'utf8'));

describe('the shared packages', () => {
  test('have the versions that are installed; a subpath has that of its package', () => {
    const versions = sharedVersions();
    for (const name of ['react', 'react-dom', 'styled-components', '@artha/shared']) {
      expect(installedVersion(name)).toMatchObject({ version: versions[name] });
    }
    expect(versions['react/jsx-runtime']).toBe(versions['react']);
  });

  test('are the same in the shell and in remotes', () => {
    expect(Object.keys(sharedByRemote())).toEqual(Object.keys(sharedByShell()));
  });

  test('are part of the shell’s first file, and never part of a remote', () => {
    for (const entry of Object.values(sharedByShell())) expect(entry).toMatchObject({ eager: true, singleton: true });
    for (const entry of Object.values(sharedByRemote())) {
      expect(entry).toMatchObject({ import: false, singleton: true, strictVersion: true });
    }
  });

  test('do not include the router, which remotes get from @artha/shared', () => {
    expect(Object.keys(sharedVersions()).filter((name) => name.includes('router'))).toEqual([]);
  });
});

describe('the range that a remote accepts', () => {
  const part = fc.nat({ max: 40 });
  const version = fc.tuple(fc.integer({ min: 1, max: 40 }), part, part);

  test('holds the version that it was built with, and newer ones with the same major version', () => {
    fc.assert(
      fc.property(version, part, ([major, minor, patch], more) => {
        const range = acceptedRange([major, minor, patch].join('.'));
        expect(semver.satisfies([major, minor, patch].join('.'), range)).toBe(true);
        expect(semver.satisfies([major, minor + more, patch].join('.'), range)).toBe(true);
        expect(semver.satisfies([major, minor, patch + more].join('.'), range)).toBe(true);
      }),
    );
  });

  test('holds no other major version, and no older one', () => {
    fc.assert(
      fc.property(version, ([major, minor, patch]) => {
        const range = acceptedRange([major, minor, patch].join('.'));
        expect(semver.satisfies([major + 1, minor, patch].join('.'), range)).toBe(false);
        if (minor > 0) expect(semver.satisfies([major, minor - 1, patch].join('.'), range)).toBe(false);
      }),
    );
  });
});
