import { compareFaces } from './compareFaces.ts';

const kindsOf = (old: string, now: string) =>
  compareFaces({ '.': old }, { '.': now }).map(({ name, kind }) => `${name} ${kind}`);

describe('faces are compared by name:', () => {
  test('the same is no change, whatever is imported and in whatever order', () => {
    expect(
      kindsOf(
        "import { A } from 'a';\nexport function f(a: A): void;\nexport type B = 'x' | 'y';",
        "export type B = \"y\" | 'x';\nimport { A } from 'b';\nexport function f(a: A): void;",
      ),
    ).toEqual([]);
  });

  test.each([
    ['a new export', '', 'export function f(): void;', ['f added']],
    ['one that goes', 'export const a: 1;', '', ['a removed']],
    ['one that is exported no longer', 'export type A = 1;', 'type A = 1;', ['A removed']],
    ['a type that is exported now', 'type A = 1;', 'export type A = 1;', ['A added']],
    ['what others name, new or gone', 'type A = 1;', 'type B = 1;', []],
    ['what others name, changed', 'interface A { a: string }', 'interface A { a: number }', ['A changed']],
    ['a re-export', '', "export { useParams } from 'router';", ['useParams added']],
    ['another type', 'export function f(): string;', 'export function f(): number;', ['f changed']],
    ['another kind', 'export type A = { a: 1 };', 'export interface A { a: 1 }', ['A changed']],
    ['an optional member', 'export interface A { a: 1 }', 'export interface A { a: 1; b?: 2 }', ['A extended']],
    ['a member that must be there', 'export interface A { a: 1 }', 'export interface A { a: 1; b: 2 }', ['A changed']],
    ['a member less', 'export interface A { a: 1; b?: 2 }', 'export interface A { a: 1 }', ['A changed']],
    ['a member that may be missing', 'export interface A { a: 1 }', 'export interface A { a?: 1 }', ['A changed']],
    [
      'an optional member deep inside',
      'export type A = { a: { b: 1 }[] } | undefined;',
      'export type A = { a: { b: 1; c?: 2 }[] } | undefined;',
      ['A extended'],
    ],
    ['a literal more', "export type A = 'x' | 'y';", "export type A = 'x' | 'z' | 'y';", ['A extended']],
    ['a literal less', "export type A = 'x' | 'y' | 'z';", "export type A = 'x' | 'y';", ['A changed']],
    ['a type more in a union', 'export type A = 1 | string;', 'export type A = 1 | string | Date;', ['A changed']],
    ['a value that has more', 'export const a: { b: 1 };', 'export const a: { b: 1; c: 2 };', ['a extended']],
    ['a class that has more', 'export class A { a: 1; }', 'export class A { a: 1; b(): void; }', ['A extended']],
    ['a parameter more', 'export function f(a: 1): void;', 'export function f(a: 1, b: 2): void;', ['f changed']],
    [
      'one that may be left out',
      'export function f(a: 1): void;',
      'export function f(a: 1, b?: 2): void;',
      ['f extended'],
    ],
    ['any number more', 'export const f: () => void;', 'export const f: (...all: 1[]) => void;', ['f extended']],
    ['another base', 'export interface A extends B {}', 'export interface A extends C {}', ['A changed']],
    ['another overload', 'export interface A { f(): 1 }', 'export interface A { f(): 1; f(a: 1): 2 }', ['A changed']],
  ])('%s', (_, old, now, changes) => {
    expect(kindsOf(old, now)).toEqual(changes);
  });

  test('an entry that is new adds all that it exports, one that goes takes it away', () => {
    const face = 'export const a: 1;';
    expect(compareFaces({ '.': face }, { '.': face, './b': face })).toEqual([
      { entry: './b', name: 'a', kind: 'added' },
    ]);
    expect(compareFaces({ '.': face, './b': face }, { '.': face })).toEqual([
      { entry: './b', name: 'a', kind: 'removed' },
    ]);
  });
});
