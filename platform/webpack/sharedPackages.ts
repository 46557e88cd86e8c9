import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

/**
 * The packages that exist once in a page: the shell carries them, remotes only name them. The router is not among
 * them: sharing it would switch off tree shaking (48 KB gzip); remotes get its parts through `@artha/shared`.
 */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', '@artha/shared'] as const;

const manifestSchema = v.object({ name: v.string(), version: v.string() });
const require = createRequire(import.meta.url);

/** Version of an installed package, read from its own package.json; subpaths have their package's version. */
function installedVersion(specifier: string): string {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  for (let folder = dirname(require.resolve(specifier)); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const manifest = v.safeParse(manifestSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
      if (manifest.success && manifest.output.name === name) return manifest.output.version;
    } catch {
      // No package.json in this folder: the next one up has it.
    }
  }
  throw new Error(`The shared package “${name}” is not installed; run npm ci.`);
}

/** Every shared package with the version installed here. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((name) => [name, installedVersion(name)]));
}

/** The versions that a remote built here accepts from a shell: the same major version, not older. */
export function acceptedRange(version: string): string {
  return `^${version}`;
}

/** What the shell puts into the share scope: part of its own first file, so that remotes never wait for them. */
export function sharedByShell() {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      { singleton: true, strictVersion: true, eager: true, version, requiredVersion: acceptedRange(version) },
    ]),
  );
}

/** What a remote takes from the share scope: `import: false`, so that it carries no copy. */
export function sharedByRemote() {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        import: false as const,
        version,
        requiredVersion: acceptedRange(version),
      },
    ]),
  );
}
