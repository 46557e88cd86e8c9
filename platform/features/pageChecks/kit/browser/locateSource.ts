import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { MapFrame } from '@artha/interpreter/sourceReader';
import { findInstalled } from '@artha/build/installedPackage';
import { readPackageJson } from '@artha/build/packageManifest';
import type { ScriptPosition, SourcePlace } from './PageFault.ts';

/** The code that was running. */
export interface Located {
  /** The innermost line of the team's own files; undefined if none took part. */
  readonly source?: SourcePlace;
  /** The installed package whose code was innermost. */
  readonly package?: { readonly name: string; readonly version?: string | undefined };
}

/** The sources of a remote's scripts, as far as they are known. */
export interface RemoteSources {
  readonly remote: string;
  /** Finds the source of `Tax.js:1:200`. */
  readonly mapFrame: MapFrame;
  /** The remote's folder; undefined if only its release is known. */
  readonly folder?: string | undefined;
}

/** `/remotes/tax/0a1b/Tax.js` → the remote, and its file. */
const scriptAddress = /\/remotes\/([^/]+)\/[^/]+\/([^?#]+)/;
const packageOfPath = /^(?:\.\/)?((?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const versionSchema = v.object({ version: v.optional(v.string()) });

function versionOf(folder: string | undefined, path: string): string | undefined {
  for (let at = folder; at !== undefined; at = at === '/' ? undefined : join(at, '..')) {
    if (existsSync(join(at, path, 'package.json'))) return readPackageJson(join(at, path), versionSchema)?.version;
  }
  return undefined;
}

const dependenciesSchema = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) });

/** Whether a package is another one, or depends on it, directly or not. */
function leadsTo(name: string, target: string, folder: string, seen = new Set<string>()): boolean {
  if (name === target) return true;
  const installed = findInstalled(name, folder);
  if (installed === undefined || seen.has(installed)) return false;
  seen.add(installed);
  const { dependencies } = readPackageJson(installed, dependenciesSchema) ?? { dependencies: {} };
  return Object.keys(dependencies).some((one) => leadsTo(one, target, installed, seen));
}

/** A line that imports a package: `import … from 'name/part'`, `import('name')`, `require('name')`. */
const importing = /(?:from|import|require)\s*\(?\s*['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)(?:\/[^'"]*)?['"]/;

/** The first line of a remote's sources that imports a package, or one that depends on it. */
function findImport(folder: string, target: string): SourcePlace | undefined {
  const imports = globSync('src/**/*.{ts,tsx,js,jsx,mjs}', { cwd: folder })
    .filter((file) => !/\.test\.[a-z]+$/.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const name = importing.exec(line)?.[1];
          return name === undefined || name.startsWith('@artha/') ? [] : { name, file, line: index + 1, column: 1 };
        }),
    );
  const found =
    imports.find(({ name }) => name === target) ?? imports.find(({ name }) => leadsTo(name, target, folder));
  return found && { file: found.file, line: found.line, column: found.column };
}

/**
 * Finds whose code was running, by the source maps of a release. Positions in other scripts, such as the shell's, are
 * passed over.
 * @param positions the innermost call first.
 */
export function locateSource(
  positions: readonly ScriptPosition[],
  { remote, mapFrame, folder }: RemoteSources,
): Located {
  const sources = positions.flatMap(({ url, line, column }) => {
    const [, name, script = ''] = scriptAddress.exec(url) ?? [];
    if (name !== remote) return [];
    const { source } = mapFrame(`${script}:${String(line)}:${String(column)}`);
    const [, path = '', at = '', character = ''] = /^(.+):(\d+):(\d+)$/.exec(source ?? '') ?? [];
    return path === '' ? [] : [{ path, line: Number(at), column: Number(character) }];
  });
  const [innermost] = sources;
  const own = sources.find(({ path }) => /^\.\/(?!.*node_modules\/)/.test(path));
  const [, path, name] = packageOfPath.exec(innermost?.path ?? '') ?? [];
  const isOthers = path !== undefined && name !== undefined && !name.startsWith('@artha/');
  const imported = isOthers && folder !== undefined ? findImport(folder, name) : undefined;
  const source = own ? { file: own.path.slice(2), line: own.line, column: own.column } : imported;
  return {
    ...(source && { source }),
    ...(isOthers && { package: { name, version: versionOf(folder, path) } }),
  };
}
