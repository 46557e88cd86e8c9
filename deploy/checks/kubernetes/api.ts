import ts from 'typescript';
import { root } from '@artha/process/root';
import { nameOf, type Manifest } from './manifest.ts';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es5.d.ts'],
  types: [],
};
const file = `${root}/deploy/checks/kubernetes/manifests.ts`;

/** A line of TypeScript: the object as a constant of its type. */
function asConstant(manifest: Manifest, index: number): string {
  const { apiVersion, kind } = manifest;
  const type = `import(${JSON.stringify(`kubernetes-models/${apiVersion}/${kind}`)}).I${kind}`;
  return `export const manifest${String(index)}: ${type} = ${JSON.stringify(manifest)};`;
}

/**
 * Returns what an API server would reject by its schema: a wrong type, a missing field, an unknown one. TypeScript
 * compares the objects with the API's types in the package kubernetes-models.
 */
export function findSchemaFaults(manifests: readonly Manifest[]): string[] {
  const text = manifests.map(asConstant).join('\n');
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...others) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : readSource(name, ...others);
  const program = ts.createProgram([file], options, host);
  const source = program.getSourceFile(file);
  return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    const [manifest] = manifests.slice(line);
    return `${manifest ? nameOf(manifest) : file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
