import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { compileSource } from './compileSource.ts';
import { compileDeclarations, type DeclarationOptions } from './declarations.ts';
import { findReferences, type Reference, type ReferenceKind } from './references.ts';
import { findFiles, findFilesBelow, isOwnManifest, shownPath, type SourcePackage } from './sourcePackage.ts';

/** A reference that leads to a file of the package. */
interface InnerReference extends Reference {
  /** The file in the sources, absolute. */
  readonly target: string;
}

/** A text that becomes part of a package, and what it names. */
export interface CollectedText {
  readonly text: string;
  readonly inner: readonly InnerReference[];
  /** Specifiers of packages and of modules of Node. */
  readonly outer: readonly string[];
}

/** What a package is made of; every key is a file in the sources, absolute. */
export interface CollectedFiles {
  /** What runs: compiled where it was TypeScript. */
  readonly scripts: ReadonlyMap<string, CollectedText>;
  readonly declarations: ReadonlyMap<string, CollectedText>;
  /** Copied as they are. */
  readonly data: readonly string[];
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Whether a file is compiled; a declaration file says nothing that runs. */
export const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');

const isScript = (file: string) => isTypeScript(file) || ['.js', '.mjs', '.cjs'].includes(extname(file));
const isRelative = ({ specifier, kind }: Reference) => kind !== 'import' || /^\.\.?\//.test(specifier);

/** What may stand behind a specifier of each kind; declarations name some files without their endings. */
const endings = {
  import: ['', '.ts', '.tsx', '.d.ts', '/index.ts'],
  path: [''],
  stem: ['.ts', '.tsx', '.js'],
} satisfies Record<ReferenceKind, readonly string[]>;

/** The file that a reference leads to; undefined for a path where no file is, such as one of a folder. */
function findTarget(source: SourcePackage, file: string, reference: Reference): string | undefined {
  const target = resolve(dirname(file), reference.specifier);
  const found = endings[reference.kind].map((ending) => target + ending).find(isFile);
  const where = `${shownPath(source, file)} names ${reference.specifier}`;
  if (found === undefined && reference.kind === 'import') throw new Error(`${where}, which is not there.`);
  if (found !== undefined && !found.startsWith(`${source.owner}/`)) {
    throw new Error(
      `${where}, which is outside of ${shownPath(source, source.owner)}/ and cannot be part of the package.`,
    );
  }
  return found;
}

function collectText(source: SourcePackage, file: string, text: string): CollectedText {
  const references = findReferences(file, text);
  return {
    text,
    inner: references.filter(isRelative).flatMap((reference) => {
      const target = findTarget(source, file, reference);
      return target === undefined ? [] : [{ ...reference, target }];
    }),
    outer: references.filter((reference) => !isRelative(reference)).map(({ specifier }) => specifier),
  };
}

/** Reads files, and those that they name, until none is new. */
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
 * The files of a package: what its entries and commands import or find by path, what it names as found by path, and the
 * declarations of its entries with what these import. What only types need is no script of the package.
 * @throws where an import leads nowhere or out of the workspace.
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

/** The declarations of some files of a package, and of what these import. */
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
