import ts from 'typescript';

/** A reference in a file to another file or a package. */
export interface Reference {
  /** As it is written: `./x.ts`, `valibot`. */
  readonly specifier: string;
  /** Offset of the specifier in the text, without its quotes. */
  readonly start: number;
  readonly end: number;
  readonly kind: ReferenceKind;
}

/**
 * An import is resolved as a module. A path is joined at run time with the folder of the file. A stem is a path without
 * extension, passed to a function along with `import.meta` or the file name.
 */
export type ReferenceKind = 'import' | 'path' | 'stem';

function nameOf(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? `${nameOf(node.expression)}.${node.name.text}` : node.getText();
}

/** The literal argument of `import('…')`, `require('…')`, `require.resolve('…')`, `import.meta.resolve('…')`. */
function importedByCall(node: ts.CallExpression): ts.Node | undefined {
  const isImport =
    node.expression.kind === ts.SyntaxKind.ImportKeyword ||
    ['require', 'require.resolve', 'import.meta.resolve'].includes(nameOf(node.expression));
  return isImport ? node.arguments[0] : undefined;
}

/** The stem in `ownModule(import.meta.filename, '…')`, for any function name. */
function stemOf({ arguments: [first, second] }: ts.CallExpression): ts.Node | undefined {
  return first && ['import.meta', 'import.meta.filename'].includes(nameOf(first)) ? second : undefined;
}

/**
 * The path in `join(import.meta.dirname, '…')`, `resolve(import.meta.dirname, '…')` and `new URL('…',
 * import.meta.url)`.
 */
function pathOf(node: ts.CallExpression | ts.NewExpression): ts.Node | undefined {
  const [first, second, ...others] = node.arguments ?? [];
  if (!first || !second || others.length > 0) return undefined;
  if (ts.isNewExpression(node)) return nameOf(second) === 'import.meta.url' ? first : undefined;
  return nameOf(first) === 'import.meta.dirname' ? second : undefined;
}

function importedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (ts.isModuleDeclaration(node)) return node.name;
  return ts.isCallExpression(node) ? importedByCall(node) : undefined;
}

/** Every literal reference in a script or a declaration file, in order. */
export function findReferences(file: string, text: string): Reference[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Reference[] = [];
  const add = (node: ts.Node | undefined, kind: Reference['kind']) => {
    if (!node || !ts.isStringLiteralLike(node)) return;
    found.push({ specifier: node.text, start: node.getStart() + 1, end: node.getEnd() - 1, kind });
  };
  const visit = (node: ts.Node): void => {
    add(importedBy(node), 'import');
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) add(pathOf(node), 'path');
    if (ts.isCallExpression(node)) add(stemOf(node), 'stem');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Replaces specifiers in the text; `undefined` keeps one. */
export function replaceReferences(
  text: string,
  references: readonly Reference[],
  replace: (reference: Reference) => string | undefined,
): string {
  return [...references]
    .sort((one, other) => other.start - one.start)
    .reduce((written, reference) => {
      const { start, end } = reference;
      return written.slice(0, start) + (replace(reference) ?? reference.specifier) + written.slice(end);
    }, text);
}
