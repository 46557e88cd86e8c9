import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package whose public API the check knows. */
const SHARED = '@artha/shared';

/** An export that its package will take away. */
interface Deprecation {
  /** The day from which a release of the site may be without it: 2027-03-01. */
  readonly from: string | undefined;
  /** The replacement to use instead. */
  readonly advice: string;
}

/** A docblock, and the name of the export that it describes. */
const documentedExport =
  /\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\s*export\s+(?:declare\s+)?(?:async\s+)?(?:function|const|let|class|abstract class|interface|type|enum)\s+(\w+)/g;
/** `@deprecated 2027-03-01 Use formatRupees.`, up to the next tag. */
const deprecatedTag = /@deprecated\b([^@]*)/;
/** `import { a, type b as c } from '@artha/shared/format'`. */
const namedImport = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;

const textOf = (docblock: string): string =>
  docblock
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Finds what a text of types marks as deprecated.
 * @returns the deprecations by name of the export.
 */
export function readDeprecations(types: string): Map<string, Deprecation> {
  const found = [...types.matchAll(documentedExport)].flatMap(([, docblock = '', name = '']) => {
    const said = deprecatedTag.exec(textOf(docblock))?.[1]?.trim();
    if (said === undefined) return [];
    const from = /^\d{4}-\d{2}-\d{2}/.exec(said)?.[0];
    return [[name, { from, advice: said.slice(from?.length ?? 0).trim() }] as const];
  });
  return new Map(found);
}

/** The names that a source file imports from a package or a part of it. */
function importedNames(source: string, packageName: string): string[] {
  return [...source.matchAll(namedImport)].flatMap(([, names = '', from = '']) =>
    from === packageName || from.startsWith(`${packageName}/`)
      ? names.split(',').map(
          (one) =>
            one
              .trim()
              .replace(/^type\s+/, '')
              .split(/\s+as\s+/)[0] ?? '',
        )
      : [],
  );
}

const readAll = (folder: string, pattern: string): [file: string, text: string][] =>
  globSync(pattern, { cwd: folder, exclude: (path) => path.includes('node_modules') })
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);

/**
 * Finds where a remote uses exports of `@artha/shared` that its types mark by `@deprecated`, with a date.
 * @param sharedFolder the installed package: declarations, or its sources.
 * @returns a sentence for each use.
 */
export function findDeprecations(remoteFolder: string, sharedFolder: string): string[] {
  const types = readAll(sharedFolder, '{src,dist}/**/*.{ts,tsx}');
  const deprecations = new Map(types.flatMap(([, text]) => [...readDeprecations(text)]));
  if (deprecations.size === 0) return [];
  return readAll(remoteFolder, '{src/**/*.{ts,tsx,js,jsx,mjs},*.{ts,js,mjs}}').flatMap(([file, source]) =>
    importedNames(source, SHARED).flatMap((name) => {
      const deprecation = deprecations.get(name);
      if (!deprecation) return [];
      const { from, advice } = deprecation;
      return [
        `${file}: ${name} of ${SHARED} may be gone from ${from ?? 'its next major version'} on. ${advice}`.trim(),
      ];
    }),
  );
}
