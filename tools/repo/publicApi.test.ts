import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';
import { root } from '@artha/process/root';

const manifestSchema = v.object({ exports: v.optional(v.record(v.string(), v.string()), {}) });

/** The public files of a package. */
function publicFiles(name: string): string[] {
  const { exports } = v.parse(manifestSchema, JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));
  return Object.values(exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, name, file));
}

const files = [
  'shared',
  ...globSync('platform/*/package.json', { cwd: root })
    .sort()
    .map((file) => dirname(file)),
].flatMap(publicFiles);
const options: ts.CompilerOptions = {
  allowImportingTsExtensions: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  noLib: true,
  types: [],
};
const host = ts.createCompilerHost(options);
/** Our own files alone: checking the imported packages takes most of the time and is not needed. */
host.resolveModuleNameLiterals = (literals, file) =>
  literals.map(({ text }) =>
    text.startsWith('.') || text.startsWith('@artha/')
      ? ts.resolveModuleName(text, file, options, host)
      : { resolvedModule: undefined },
  );
const program = ts.createProgram(files, options, host);
const checker = program.getTypeChecker();

/** Our exports in a file that have no documentation. */
function undocumented(file: string): string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const isOurs = symbol.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/'));
    return isOurs && symbol.getDocumentationComment(checker).length === 0 ? [exported.name] : [];
  });
}

test.each(files.map((file) => file.slice(root.length + 1)))('every export of %s has documentation', (file) => {
  expect(undocumented(join(root, file))).toEqual([]);
});
