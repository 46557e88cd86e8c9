import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { collectFiles, isTypeScript, type CollectedFiles, type CollectedText } from './collectFiles.ts';
import { findDependencyFaults } from './dependencyFaults.ts';
import { replaceReferences } from './references.ts';
import { commonFolder, isOwnManifest, shownPath, type SourcePackage } from './sourcePackage.ts';

/** The files of a package in their published form: content by path. */
export type StagedFiles = ReadonlyMap<string, string | Uint8Array>;

const asScript = (path: string) => (isTypeScript(path) ? path.replace(/\.tsx?$/, '.js') : path);
/** The declaration file of a source. */
export const asDeclaration = (path: string): string => (isTypeScript(path) ? path.replace(/\.tsx?$/, '.d.ts') : path);

/** A relative reference between two files, from their paths in the package. */
function specifierOf(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

type Place = (file: string) => string;

/** Replaces references to sources by references to scripts of the package. */
function rename({ text, inner }: CollectedText, path: string, placeOf: Place): string {
  return replaceReferences(text, inner, (reference) => {
    const one = inner.find(({ start }) => start === reference.start);
    if (!one || one.kind === 'stem') return undefined;
    return specifierOf(path, asScript(placeOf(one.target).replace(/\.d\.ts$/, '.ts')));
  });
}

/** The declaration files of a package, by their paths in it. */
export function stageDeclarations(declarations: CollectedFiles['declarations'], placeOf: Place): Map<string, string> {
  return new Map(
    [...declarations].map(([file, collected]) => {
      const path = asDeclaration(placeOf(file));
      return [path, rename(collected, path, placeOf)];
    }),
  );
}

/** Creates the files of a package from its sources. Below `dist/` they keep their relative paths. */
export function stagePackage(source: SourcePackage): StagedFiles {
  const { scripts, declarations, data } = collectFiles(source);
  checkDependencies(source, [...scripts, ...declarations]);
  const base = commonFolder([...scripts.keys(), ...declarations.keys(), ...data]);
  const placeOf: Place = (file) =>
    isOwnManifest(source, file) ? 'package.json' : posix.join('dist', relative(base, file));
  const commands = new Set(Object.values(source.manifest.bin).map((path) => join(source.folder, path)));
  const manifest = stagedManifest(source, (file) => placeOf(join(source.folder, file)));
  return new Map<string, string | Uint8Array>([
    ...[...scripts].map(([file, collected]) => {
      const path = asScript(placeOf(file));
      const text = rename(collected, path, placeOf);
      return [path, commands.has(file) && !text.startsWith('#!') ? `#!/usr/bin/env node\n${text}` : text] as const;
    }),
    ...stageDeclarations(declarations, placeOf),
    ...data.map((file) => [placeOf(file), readFileSync(file)] as const),
    ...readTexts(source),
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
  ]);
}

function checkDependencies(source: SourcePackage, texts: readonly (readonly [string, CollectedText])[]): void {
  const importers = texts.map(([file, { outer }]) => ({ file: shownPath(source, file), imports: outer }));
  const faults = findDependencyFaults(source.manifest, importers);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Files that people read before they install a package. */
function readTexts({ folder, root, manifest }: SourcePackage): [string, Uint8Array][] {
  const texts = { 'README.md': folder, 'CHANGELOG.md': folder, LICENSE: root };
  return Object.entries(texts).map(([name, where]) => {
    if (!existsSync(join(where, name))) throw new Error(`${manifest.name} has no ${name}.`);
    return [name, readFileSync(join(where, name))];
  });
}

function stagedManifest({ manifest }: SourcePackage, place: Place): object {
  const { exports, bin, artha, devDependencies: own, ...others } = manifest;
  const onDemand = artha.package.installedOnDemand.map((name) => [name, own[name]] as const);
  const said = { ...others, devDependencies: Object.fromEntries(onDemand) };
  const isEmpty = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => !isEmpty(value))),
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, file]) => {
        const path = `./${place(file)}`;
        return [entry, isTypeScript(file) ? { types: asDeclaration(path), default: asScript(path) } : path];
      }),
    ),
    ...(!isEmpty(bin) && {
      bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, `./${asScript(place(file))}`])),
    }),
    files: ['dist', 'CHANGELOG.md'],
  };
}
