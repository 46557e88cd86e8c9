import { compareApis } from './compareApis.ts';

const kindsOf = (old: string, now: string) =>
  compareApis({ '.': old }, { '.': now }).map(({ name, kind }) => `${name} ${kind}`);

describe('public APIs are compared by name:', () => {
  test('the same API is no change, regardless of imports and order', () => {
    expect(
      kindsOf(
        "import { A } from 'a';\nexport function f(a: A): void;\nexport type B = 'x' | 'y';",
        "export type B = \"y\" | 'x';\nimport { A } from 'b';\nexport function f(a: A): void;",
      ),
    ).toEqual([]);
  });

  test.each([
    ['a new export', '', 'export function f(): void;', ['f added']],
    ['a removed export', 'export const a: 1;', '', ['a removed']],
    ['one that is no longer exported', 'export type A = 1;', 'type A = 1;', ['A removed']],
    ['a type that is now exported', 'type A = 1;', 'export type A = 1;', ['A added']],
    ['an unexported type, new or removed', 'type A = 1;', 'type B = 1;', []],
    ['an unexported type, changed', 'interface A { a: string }', 'interface A { a: number }', ['A changed']],
    ['a re-export', '', "export { useParams } from 'router';", ['useParams added']],
    ['another type', 'export function f(): string;', 'export function f(): number;', ['f changed']],
    ['another kind', 'export type A = { a: 1 };', 'export interface A { a: 1 }', ['A changed']],
    ['an optional member', 'export interface A { a: 1 }', 'export interface A { a: 1; b?: 2 }', ['A extended']],
    ['a required member', 'export interface A { a: 1 }', 'export interface A { a: 1; b: 2 }', ['A changed']],
    ['one member less', 'export interface A { a: 1; b?: 2 }', 'export interface A { a: 1 }', ['A changed']],
    ['a member that becomes optional', 'export interface A { a: 1 }', 'export interface A { a?: 1 }', ['A changed']],
    [
      'a nested optional member',
      'export type A = { a: { b: 1 }[] } | undefined;',
      'export type A = { a: { b: 1; c?: 2 }[] } | undefined;',
      ['A extended'],
    ],
    ['one literal more', "export type A = 'x' | 'y';", "export type A = 'x' | 'z' | 'y';", ['A extended']],
    ['one literal less', "export type A = 'x' | 'y' | 'z';", "export type A = 'x' | 'y';", ['A changed']],
    ['another type in a union', 'export type A = 1 | string;', 'export type A = 1 | string | Date;', ['A changed']],
    ['a value with more members', 'export const a: { b: 1 };', 'export const a: { b: 1; c: 2 };', ['a extended']],
    ['a class with more members', 'export class A { a: 1; }', 'export class A { a: 1; b(): void; }', ['A extended']],
    [
      'a required parameter more',
      'export function f(a: 1): void;',
      'export function f(a: 1, b: 2): void;',
      ['f changed'],
    ],
    [
      'an optional parameter more',
      'export function f(a: 1): void;',
      'export function f(a: 1, b?: 2): void;',
      ['f extended'],
    ],
    ['a rest parameter', 'export const f: () => void;', 'export const f: (...all: 1[]) => void;', ['f extended']],
    ['another base', 'export interface A extends B {}', 'export interface A extends C {}', ['A changed']],
    ['another overload', 'export interface A { f(): 1 }', 'export interface A { f(): 1; f(a: 1): 2 }', ['A changed']],
  ])('%s', (_, old, now, changes) => {
    expect(kindsOf(old, now)).toEqual(changes);
  });

  test('a new entry adds all its exports, and a deleted one removes them', () => {
    const entry = 'export const a: 1;';
    expect(compareApis({ '.': entry }, { '.': entry, './b': entry })).toEqual([
      { entry: './b', name: 'a', kind: 'added' },
    ]);
    expect(compareApis({ '.': entry, './b': entry }, { '.': entry })).toEqual([
      { entry: './b', name: 'a', kind: 'removed' },
    ]);
  });
});
