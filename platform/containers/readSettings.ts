import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { variableName } from '@artha/core/loadConfig';
import { root } from '@artha/process/root';
import { findEntry, readWorkspaces } from '@artha/build/readWorkspaces';

/** The environment variables that a program knows. */
export interface Settings {
  readonly read: ReadonlySet<string>;
  /** The required ones. */
  readonly required: ReadonlySet<string>;
}

/** Read by a package that the programs use. */
const readByPackages = ['AWS_SHARED_CREDENTIALS_FILE'];

/** Its functions read settings: only those count that a program calls. */
const ENVIRONMENT = 'platform/containers/environment.ts';

const specifiers = /(?:from|import\()\s*'([^']+)'/g;
const workspaces = readWorkspaces(root);

/** Our own file behind an import; undefined for an external package. */
const findImported = (specifier: string, file: string): string | undefined =>
  specifier.startsWith('.') ? join(dirname(file), specifier) : findEntry(workspaces, specifier);

/** Our own sources in a program, by their paths from the root. */
function readSources(program: string, sources = new Map<string, string>()): Map<string, string> {
  if (sources.has(program) || program === ENVIRONMENT || !existsSync(join(root, program))) return sources;
  const text = readFileSync(join(root, program), 'utf8');
  sources.set(program, text);
  for (const [, specifier = ''] of text.matchAll(specifiers)) {
    const imported = findImported(specifier, program);
    if (imported !== undefined) readSources(imported, sources);
  }
  return sources;
}

/** Names of all values of a configuration, nested ones included. */
function namesOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [variableName(path)];
  return Object.entries(value).flatMap(([key, inner]) => namesOf(inner, [...path, key]));
}

const requiredIn = (text: string): string[] =>
  [...text.matchAll(/(?:required|readNamed)\('([A-Z_]+)'\)/g)].map(([, name = '']) => name);

/** The text of the functions of environment.ts that a program calls, directly or not. */
function readHelpers(program: string): string {
  const text = readFileSync(join(root, ENVIRONMENT), 'utf8');
  const helpers = text.split(/^export (?:const|function) (?=\w)/m).slice(1);
  return helpers.filter((helper) => program.includes(`${/^\w+/.exec(helper)?.[0] ?? ''}()`)).join('\n');
}

/**
 * Finds the settings of a program in its sources.
 * @param program from the root of the repository.
 */
export function readSettings(program: string): Settings {
  const sources = readSources(program);
  const own = sources.get(program) ?? '';
  const helpers = readHelpers(own);
  const named = [...sources.values(), helpers].flatMap((text) =>
    [...text.matchAll(/['"`.]([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g)].map(([, name = '']) => name),
  );
  const config = helpers.includes('loadConfig(')
    ? namesOf(JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')))
    : [];
  return {
    read: new Set([...named, ...config, ...readByPackages]),
    required: new Set([...requiredIn(own), ...requiredIn(helpers)]),
  };
}
