import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { collectDeclarations } from './collectFiles.ts';
import { writeStaged } from './packPackage.ts';
import { isPublicEntry, type SourcePackage } from './sourcePackage.ts';
import { asDeclaration, stageDeclarations } from './stagePackage.ts';

/** The public API of a package: the declarations of each public entry, and those that they refer to. */
export type PublicApi = Readonly<Record<string, string>>;

const quiet = { default: { logLevel: ExtractorLogLevel.None } };

function prepare(folder: string, entryFile: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entryFile,
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: 'esnext',
            moduleResolution: 'bundler',
            target: 'es2023',
            lib: ['es2024', 'es2025.iterator', 'dom', 'dom.iterable'],
            skipLibCheck: true,
            // They were compiled from sources that types and lint check.
            noCheck: true,
            types: [],
          },
          files: [entryFile],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: 'entry',
        reportFolder: folder,
        reportTempFolder: join(folder, 'temporary'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: quiet,
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
      newlineKind: 'lf',
    },
    configObjectFullPath: join(folder, 'api-extractor.json'),
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

/**
 * API Extractor's report of each entry, as TypeScript. They are compiled together, which takes nearly all of the time.
 */
function extract(folder: string, entryFiles: readonly string[]): string[] {
  const configs = entryFiles.map((file) => prepare(folder, file));
  const [first] = configs;
  if (!first) return [];
  const compilerState = CompilerState.create(first, { additionalEntryPoints: [...entryFiles] });
  return configs.map((config) => {
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    const report = readFileSync(join(folder, 'entry.api.md'), 'utf8');
    return /```ts\n(.*)```/s.exec(report)?.[1] ?? '';
  });
}

const printer = ts.createPrinter({ removeComments: true });

/** Declarations without comments and with normalized spaces. */
function print(text: string): string {
  const file = ts.createSourceFile('entry.d.ts', text, ts.ScriptTarget.Latest, true);
  const statements = file.statements.map((one) => printer.printNode(ts.EmitHint.Unspecified, one, file));
  const isImport = (statement: string) => statement.startsWith('import ');
  return [
    ...(statements.some(isImport) ? [statements.filter(isImport).join('\n')] : []),
    ...statements.filter((statement) => !isImport(statement)),
  ].join('\n\n');
}

/** Describes the public entries of a package's current sources. */
export function describeApi(source: SourcePackage): PublicApi {
  const { name, version, exports } = source.manifest;
  const entries = Object.keys(exports).filter((entry) => isPublicEntry(source, entry));
  const fileOf = (entry: string) => join(source.folder, exports[entry] ?? '');
  const declarations = collectDeclarations(source, entries.map(fileOf), { writeOutInferred: true });
  const placeOf = (file: string) => relative(source.root, file);
  // Inside the repository, so that its imported packages are found.
  mkdirSync(join(source.root, '.artha'), { recursive: true });
  const folder = mkdtempSync(join(source.root, '.artha/api-'));
  try {
    writeStaged(folder, stageDeclarations(declarations, placeOf));
    writeStaged(folder, new Map([['package.json', JSON.stringify({ name, version, type: 'module' })]]));
    const entryFiles = entries.map((entry) => join(folder, asDeclaration(placeOf(fileOf(entry)))));
    const reports = extract(folder, entryFiles);
    return Object.fromEntries(entries.map((entry, index) => [entry, print(reports[index] ?? '')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
