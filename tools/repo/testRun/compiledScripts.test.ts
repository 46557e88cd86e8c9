import vm from 'node:vm';
import { keepScripts } from './compiledScripts.ts';

const filename = '/a/module.js';
const compileAsBefore = jest.fn(vm.compileFunction);
const compile = keepScripts(compileAsBefore);

/** Compiles a function in a context, which is a new one by default, and calls it. */
function run(
  code: string,
  args: Readonly<Record<string, unknown>> = {},
  parsingContext: vm.Context = vm.createContext({}),
): unknown {
  return Reflect.apply(compile(code, Object.keys(args), { filename, parsingContext }), undefined, Object.values(args));
}

beforeEach(() => {
  compileAsBefore.mockClear();
});

test('a module runs with the globals of each context and with its own arguments', () => {
  const greet = (greeting: string) =>
    run('return `${greeting} ${name}`;', { name: 'Asha' }, vm.createContext({ greeting }));
  expect([greet('Namaste'), greet('Vanakkam')]).toEqual(['Namaste Asha', 'Vanakkam Asha']);
});

test('a context does not keep the state of another one', () => {
  const code = 'globalThis.count = (globalThis.count ?? 0) + 1; return count;';
  expect([run(code), run(code)]).toEqual([1, 1]);
});

test('a file is compiled once', () => {
  const compiled = jest.fn();
  class WatchedScript extends vm.Script {
    constructor(...args: ConstructorParameters<typeof vm.Script>) {
      super(...args);
      compiled(args[0]);
    }
  }
  const compileOnce = keepScripts(vm.compileFunction, WatchedScript);
  for (let context = 0; context < 3; context += 1)
    compileOnce('return 1;', ['module'], { filename, parsingContext: vm.createContext({}) });
  expect(compiled.mock.calls).toEqual([['(function(module){return 1;\n})']]);
});

test('a file whose code or parameters differ is compiled again', () => {
  expect([run('return 1;'), run('return 2;')]).toEqual([1, 2]);
  const code = 'return typeof jest;';
  expect([run(code), run(code, { jest: {} })]).toEqual(['undefined', 'object']);
});

test('a module is strict if it says so, and may end with a comment', () => {
  expect(run('"use strict"; return this; // the end')).toBeUndefined();
});

test('errors name the file, the line and the column', () => {
  const stack = run('return new Error("broken").stack;', { module: {} });
  expect(stack).toContain(`${filename}:1:8`);
});

test.each([
  ['imports dynamically', 'return import("node:fs");', vm.createContext({})],
  ['has no context of its own', 'return 1;', undefined],
])('a module that %s is compiled as before', (_, code, parsingContext) => {
  const options = { filename, ...(parsingContext && { parsingContext }) };
  compile(code, ['module'], options);
  expect(compileAsBefore).toHaveBeenCalledWith(code, ['module'], options);
});
