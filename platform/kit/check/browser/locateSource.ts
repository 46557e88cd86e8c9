import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { MapFrame } from '@artha/release/readSourceMaps';
import { readPackageJson } from '@artha/build/packageManifest';
import type { ScriptPosition } from './PageFault.ts';

/** A line of a team's own file. */
export interface SourcePlace {
  /** `src/screens/Tax.tsx`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Whose code was running. */
export interface Located {
  /** The innermost line of the team's own files; undefined if none took part. */
  readonly source?: SourcePlace;
  /** The installed package whose code was innermost. */
  readonly package?: { readonly name: string; readonly version?: string | undefined };
}

/** What is known of a remote's scripts. */
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

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The first line of a remote's sources that imports a package; undefined if only other packages do. */
function findImport(folder: string | undefined, name: string): SourcePlace | undefined {
  if (folder === undefined) return undefined;
  const imports = new RegExp(`(?:from|import|require)\\s*\\(?\\s*['"]${escape(name)}(?:/[^'"]*)?['"]`);
  for (const file of globSync('src/**/*.{ts,tsx,js,jsx,mjs}', { cwd: folder }).sort()) {
    if (/\.test\.[a-z]+$/.test(file)) continue;
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    const index = lines.findIndex((line) => imports.test(line));
    if (index >= 0) return { file, line: index + 1, column: 1 };
  }
  return undefined;
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
  const source = own
    ? { file: own.path.slice(2), line: own.line, column: own.column }
    : isOthers
      ? findImport(folder, name)
      : undefined;
  return {
    ...(source && { source }),
    ...(isOthers && { package: { name, version: versionOf(folder, path) } }),
  };
}
