import { join } from 'node:path';
import ts from 'typescript';
import { findReferences, replaceReferences } from './references.ts';
import type { Part, SourcePackage } from './sourcePackage.ts';

/** The compiler's information about the types of a package. */
export interface Declarations {
  /** The declaration file of a source; undefined if the compiler does not know the file. */
  readonly read: (file: string) => string | undefined;
}

function readOptions(folder: string): ts.CompilerOptions {
  const file = ts.findConfigFile(folder, (path) => ts.sys.fileExists(path));
  if (file === undefined) throw new Error(`${folder} has no tsconfig.json.`);
  const fail = ({ messageText }: ts.Diagnostic) => {
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  return ts.getParsedCommandLineOfConfigFile(file, {}, host)?.options ?? {};
}

/** Resolves modules as in every consumer, Node's own rules included. */
function createCompleter(options: ts.CompilerOptions): (file: string, text: string) => string {
  const nodeOptions = {
    ...options,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  };
  const isFound = (specifier: string, file: string) =>
    ts.resolveModuleName(specifier, file, nodeOptions, ts.sys, undefined, undefined, ts.ModuleKind.ESNext)
      .resolvedModule !== undefined;
  const known = new Map<string, string>();
  const complete = (specifier: string, file: string) => {
    // For a package without `exports`, such as styled-components, the compiler omits the extension.
    const script = `${specifier}.js`;
    return !isFound(specifier, file) && isFound(script, file) ? script : specifier;
  };
  return (file, text) =>
    replaceReferences(text, findReferences(file, text), ({ specifier }) => {
      if (specifier.startsWith('.')) return undefined;
      const completed = known.get(specifier) ?? complete(specifier, file);
      known.set(specifier, completed);
      return completed;
    });
}

/** How declarations are written. */
export interface DeclarationOptions {
  /** Types inferred from a value, such as a schema, are written out. */
  readonly writeOutInferred?: boolean;
}

/** The aliases in a file for the type of a value: `type Theme = v.InferOutput<typeof themeSchema>`. */
function inferredAliases(source: ts.SourceFile): ts.TypeAliasDeclaration[] {
  const isInferred = (node: ts.Node): boolean => ts.isTypeQueryNode(node) || ts.forEachChild(node, isInferred) === true;
  return source.statements.filter(ts.isTypeAliasDeclaration).filter(({ type }) => isInferred(type));
}

function writeOutInferred(checker: ts.TypeChecker, source: ts.SourceFile, text: string): string {
  const flags: ts.TypeFormatFlags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.InTypeAlias |
    ts.TypeFormatFlags.MultilineObjectLiterals |
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  const written = new Map(
    inferredAliases(source)
      .filter(({ typeParameters }) => !typeParameters)
      .map((alias) => [alias.name.text, checker.typeToString(checker.getTypeAtLocation(alias.name), alias, flags)]),
  );
  const declared = ts.createSourceFile(source.fileName, text, ts.ScriptTarget.Latest, true);
  return inferredAliases(declared).reduceRight((changed, { name, type }) => {
    const inferred = written.get(name.text);
    return inferred === undefined
      ? changed
      : changed.slice(0, type.getStart()) + inferred + changed.slice(type.getEnd());
  }, text);
}

/** Leads imports of unpublished workspaces to their sources: a package's own files are compiled, installed ones are not. */
const pathsOf = (parts: readonly Part[]): Record<string, string[]> =>
  Object.fromEntries(
    parts.flatMap(({ name, folder, exports }) =>
      Object.entries(exports).map(([entry, file]) => [name + entry.slice(1), [join(folder, file)]]),
    ),
  );

/** The declarations of installed packages and of the compiler, which most packages have in common. */
const installed = new Map<string, ts.SourceFile | undefined>();

/** Reads sources like the compiler, but parses those of installed packages once. */
function createHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const read: ts.CompilerHost['getSourceFile'] = (file, version, ...others) => {
    if (!file.includes('/node_modules/')) return host.getSourceFile(file, version, ...others);
    const key = [file, JSON.stringify(version)].join(' ');
    if (!installed.has(key)) installed.set(key, host.getSourceFile(file, version, ...others));
    return installed.get(key);
  };
  return { ...host, getSourceFile: read };
}

/** Compiles the types of some files and of their imports, with the options of the nearest tsconfig.json. */
export function compileDeclarations(
  { folder, root, parts }: SourcePackage,
  entries: readonly string[],
  options: DeclarationOptions = {},
): Declarations {
  const compilerOptions: ts.CompilerOptions = {
    ...readOptions(folder),
    composite: false,
    incremental: false,
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    // Types and lint check the sources, which takes half of the time.
    noCheck: true,
    declarationMap: false,
    paths: pathsOf(parts),
    rootDir: root,
    outDir: join(root, '.artha/declarations'),
  };
  const program = ts.createProgram([...entries], compilerOptions, createHost(compilerOptions));
  const complete = createCompleter(compilerOptions);
  return {
    read: (file) => {
      const source = program.getSourceFile(file);
      if (!source) return undefined;
      if (source.isDeclarationFile) return source.text;
      let written: string | undefined;
      const { diagnostics } = program.emit(source, (_, text) => (written = text), undefined, true);
      const [fault] = diagnostics;
      if (fault) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(fault.messageText, '\n')}`);
      if (written === undefined) return undefined;
      const text = options.writeOutInferred ? writeOutInferred(program.getTypeChecker(), source, written) : written;
      return complete(file, text);
    },
  };
}
