import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { findEntry } from '@artha/build/readWorkspaces';
import { compileSource } from './compileSource.ts';
import { compileDeclarations, type DeclarationOptions } from './declarations.ts';
import { findReferences, type Reference, type ReferenceKind } from './references.ts';
import { findFiles, findFilesBelow, isOwnManifest, shownPath, type SourcePackage } from './sourcePackage.ts';

/** A reference to a file of the package. */
interface InnerReference extends Reference {
  /** The file in the sources, absolute. */
  readonly target: string;
}

/** A text that becomes part of a package, and the files that it names. */
export interface CollectedText {
  readonly text: string;
  readonly inner: readonly InnerReference[];
  /** Specifiers of packages and of Node modules. */
  readonly outer: readonly string[];
}

/** The files of a package; every key is the absolute path of a source. */
export interface CollectedFiles {
  /** Executable files, compiled from TypeScript. */
  readonly scripts: ReadonlyMap<string, CollectedText>;
  readonly declarations: ReadonlyMap<string, CollectedText>;
  /** Copied unchanged. */
  readonly data: readonly string[];
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Whether a file is compiled; a declaration file has no executable code. */
export const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

const isScript = (file: string) => isTypeScript(file) || ['.js', '.mjs', '.cjs'].includes(extname(file));

/** Whether a reference names a file of the package. */
const isInner = (source: SourcePackage, { specifier, kind }: Reference) =>
  kind !== 'import' || /^\.\.?\//.test(specifier) || findEntry(source.parts, specifier) !== undefined;

/** Possible extensions of each kind of specifier; declarations omit some of them. */
const endings = {
  import: ['', '.ts', '.tsx', '.d.ts', '/index.ts'],
  path: [''],
  stem: ['.ts', '.tsx', '.js'],
} satisfies Record<ReferenceKind, readonly string[]>;

/** The file of a reference; undefined for a path without a file, such as that of a folder. */
function findTarget(source: SourcePackage, file: string, reference: Reference): string | undefined {
  const target = findEntry(source.parts, reference.specifier) ?? resolve(dirname(file), reference.specifier);
  const found = endings[reference.kind].map((ending) => target + ending).find(isFile);
  const where = `${shownPath(source, file)} names ${reference.specifier}`;
  if (found === undefined && reference.kind === 'import') throw new Error(`${where}, which does not exist.`);
  if (found !== undefined && !source.parts.some(({ folder }) => found.startsWith(`${folder}/`))) {
    throw new Error(
      `${where}, which is outside ${shownPath(source, source.folder)}/ and the workspaces that it depends on.`,
    );
  }
  return found;
}

function collectText(source: SourcePackage, file: string, text: string): CollectedText {
  const references = findReferences(file, text);
  return {
    text,
    inner: references
      .filter((reference) => isInner(source, reference))
      .flatMap((reference) => {
        const target = findTarget(source, file, reference);
        return target === undefined ? [] : [{ ...reference, target }];
      }),
    outer: references.filter((reference) => !isInner(source, reference)).map(({ specifier }) => specifier),
  };
}

/** Reads files and those that they name, until there are no new ones. */
function collectAll(
  files: readonly string[],
  collect: (file: string) => CollectedText | undefined,
): Map<string, CollectedText | undefined> {
  const collected = new Map<string, CollectedText | undefined>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (collected.has(file)) continue;
    const found = collect(file);
    collected.set(file, found);
    waiting.push(...(found?.inner.map(({ target }) => target) ?? []));
  }
  return collected;
}

const withText = (collected: ReadonlyMap<string, CollectedText | undefined>) =>
  new Map(
    [...collected]
      .flatMap(([file, found]) => (found ? [[file, found] as const] : []))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * Collects the files of a package: those that its entries and commands import or find by path, those that it lists as
 * found by path, and the declarations of its entries with their imports. Sources with types only are not included as
 * scripts.
 * @throws if an imported file does not exist or is outside the workspace.
 */
export function collectFiles(source: SourcePackage): CollectedFiles {
  const { exports, bin, artha } = source.manifest;
  const copies = new Set(findFilesBelow(source, artha.package.copies));
  const entries = findFilesBelow(source, Object.values(exports));
  const found = findFiles(source, artha.package.files);

  const run = collectAll([...entries, ...findFilesBelow(source, Object.values(bin)), ...found], (file) => {
    if (!isScript(file) || copies.has(file)) return undefined;
    const text = readFileSync(file, 'utf8');
    return collectText(source, file, isTypeScript(file) ? compileSource(source, file, text) : text);
  });
  const declarations = collectDeclarations(source, entries.filter(isTypeScript));
  const scripts = withText(run);
  const data = [...new Set([...run.keys(), ...copies])].filter(
    (file) => !scripts.has(file) && !isOwnManifest(source, file),
  );
  return { scripts, declarations, data: data.sort() };
}

/** The declarations of some files of a package and of their imports. */
export function collectDeclarations(
  source: SourcePackage,
  files: readonly string[],
  options?: DeclarationOptions,
): CollectedFiles['declarations'] {
  const { read } = compileDeclarations(source, files, options);
  return withText(
    collectAll(files, (file) => {
      const text = read(file);
      if (text === undefined) throw new Error(`${shownPath(source, file)} has no types.`);
      return collectText(source, file, text);
    }),
  );
}
