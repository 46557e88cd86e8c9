import ts from 'typescript';
import type { PublicApi } from './describeApi.ts';

/** The change of a declaration. An extended one still works for existing users. */
export interface ApiChange {
  /** The entry that exports it, such as `./design`. */
  readonly entry: string;
  readonly name: string;
  readonly kind: 'added' | 'extended' | 'changed' | 'removed';
}

type Difference = 'same' | 'extended' | 'changed';

const worst = (differences: readonly Difference[]): Difference =>
  differences.find((one) => one === 'changed') ?? differences.find((one) => one === 'extended') ?? 'same';

/** The children of a node, except lists that are compared separately. */
function childrenOf(node: ts.Node, leftOut: readonly ts.Node[] = []): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    if (!leftOut.includes(child)) children.push(child);
  });
  return children;
}

type WithMembers = ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassDeclaration;
const hasMembers = (node: ts.Node): node is WithMembers =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node);

const membersOf = (node: WithMembers): readonly (ts.TypeElement | ts.ClassElement)[] => [...node.members];
const keyOf = ({ name, ...node }: ts.TypeElement | ts.ClassElement) => name?.getText() ?? ts.SyntaxKind[node.kind];
const isOptional = (node: ts.TypeElement | ts.ClassElement) =>
  'questionToken' in node && node.questionToken !== undefined;

/** Whether others only read it: then a value may gain members. */
interface Side {
  readonly isGiven: boolean;
}

function compareMembers(old: WithMembers, now: WithMembers, side: Side): Difference {
  const [before, after] = [membersOf(old), membersOf(now)];
  const given = { isGiven: side.isGiven || ts.isClassDeclaration(now) };
  const kept = before.map((member): Difference => {
    const same = after.filter((other) => keyOf(other) === keyOf(member));
    const overloads = before.filter((other) => keyOf(other) === keyOf(member));
    const match = same[overloads.indexOf(member)];
    return match && same.length === overloads.length ? compareNodes(member, match, given) : 'changed';
  });
  const keys = new Set(before.map(keyOf));
  const added = after.filter((member) => !keys.has(keyOf(member)));
  return worst([
    ...kept,
    ...added.map((member): Difference => (given.isGiven || isOptional(member) ? 'extended' : 'changed')),
    compareLists(childrenOf(old, before), childrenOf(now, after), side),
  ]);
}

/** Compares the members of a union in any order; it may gain literals, but nothing else. */
function compareUnions(old: ts.UnionTypeNode, now: ts.UnionTypeNode, side: Side): Difference {
  const textOf = (node: ts.TypeNode) => node.getText().replaceAll("'", '"');
  const [before, after] = [new Set(old.types.map(textOf)), new Set(now.types.map(textOf))];
  const lost = old.types.filter((type) => !after.has(textOf(type)));
  const won = now.types.filter((type) => !before.has(textOf(type)));
  if (lost.length === 0 && won.every(ts.isLiteralTypeNode)) return won.length > 0 ? 'extended' : 'same';
  return compareLists(lost, won, side);
}

/** A function may gain parameters that are not required. */
function compareSignatures(old: ts.SignatureDeclaration, now: ts.SignatureDeclaration, side: Side): Difference {
  const extra = now.parameters.slice(old.parameters.length);
  const isExtended = extra.length > 0 && extra.every((one) => one.questionToken ?? one.dotDotDotToken);
  const rest = compareLists(childrenOf(old), childrenOf(now, isExtended ? extra : []), side);
  return isExtended ? worst(['extended', rest]) : rest;
}

function compareLists(old: readonly ts.Node[], now: readonly ts.Node[], side: Side): Difference {
  if (old.length !== now.length) return 'changed';
  return worst(
    old.map((node, index) => {
      const other = now[index];
      return other ? compareNodes(node, other, side) : 'changed';
    }),
  );
}

function compareNodes(old: ts.Node, now: ts.Node, side: Side): Difference {
  if (old.getText() === now.getText()) return 'same';
  if (old.kind !== now.kind) return 'changed';
  if (hasMembers(old) && hasMembers(now)) return compareMembers(old, now, side);
  if (ts.isUnionTypeNode(old) && ts.isUnionTypeNode(now)) return compareUnions(old, now, side);
  if (ts.isFunctionLike(old) && ts.isFunctionLike(now)) return compareSignatures(old, now, side);
  const [before, after] = [childrenOf(old), childrenOf(now)];
  return before.length === 0 ? 'changed' : compareLists(before, after, side);
}

interface Declared {
  readonly nodes: readonly ts.Node[];
  readonly isExported: boolean;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [statement.getText()];
    return exportClause.elements.map(({ name }) => name.text);
  }
  if (ts.isExportAssignment(statement)) return ['default'];
  const named = childrenOf(statement).find(ts.isIdentifier);
  return named ? [named.text] : [];
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement)) return true;
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function declarationsOf(text: string): Map<string, Declared> {
  const file = ts.createSourceFile('entry.d.ts', text, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, Declared>();
  for (const statement of file.statements.filter((one) => !ts.isImportDeclaration(one))) {
    for (const name of namesOf(statement)) {
      const { nodes, isExported: wasExported } = declared.get(name) ?? { nodes: [], isExported: false };
      declared.set(name, { nodes: [...nodes, statement], isExported: wasExported || isExported(statement) });
    }
  }
  return declared;
}

function compareEntries(entry: string, old: string, now: string): ApiChange[] {
  const [before, after] = [declarationsOf(old), declarationsOf(now)];
  const isNew = (name: string) => after.get(name)?.isExported === true && before.get(name)?.isExported !== true;
  const kept = [...before].flatMap(([name, { nodes, isExported }]): ApiChange[] => {
    const other = after.get(name);
    if (isExported && !other?.isExported) return [{ entry, name, kind: 'removed' }];
    if (!other || isNew(name)) return [];
    const difference = compareLists(nodes, other.nodes, { isGiven: nodes.every(ts.isVariableStatement) });
    return difference === 'same' ? [] : [{ entry, name, kind: difference }];
  });
  const added = [...after.keys()].filter(isNew).map((name): ApiChange => ({ entry, name, kind: 'added' }));
  return [...kept, ...added];
}

/**
 * Compares two versions of a public API by name. Extended: an interface with a new optional member, a union with a new
 * literal, a function with a new optional parameter, and a value with more members. Changed: any other difference. An
 * unexported declaration counts if an exported one names it before and after.
 */
export function compareApis(old: PublicApi, now: PublicApi): ApiChange[] {
  const entries = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return entries.flatMap((entry) => compareEntries(entry, old[entry] ?? '', now[entry] ?? ''));
}
