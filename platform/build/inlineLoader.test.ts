import { runInNewContext } from 'node:vm';
import inlineLoader from './inlineLoader.ts';

/** The loader's script for a module. */
function inline(source: string): string {
  const code: unknown = Reflect.apply(inlineLoader, undefined, [source]);
  return String(code);
}

/** The page after the script ran. */
function run(source: string, page: Record<string, unknown> = {}): Record<string, unknown> {
  runInNewContext(inline(source), page);
  return page;
}

describe('an inlined module', () => {
  test('has the same effect without its types', () => {
    const source = `interface Theme { name: string }
      const theme: Theme = { name: saved ?? 'light' };
      document.theme = theme.name;
      export {};`;
    expect(run(source, { saved: 'dark', document: {} })['document']).toEqual({ theme: 'dark' });
    expect(run(source, { saved: null, document: {} })['document']).toEqual({ theme: 'light' });
  });

  test('adds no global names, because the page’s other scripts share them', () => {
    const source = 'const theme = 1; function apply() { return theme; } globalThis.applied = apply(); export {};';
    expect(Object.keys(run(source))).toEqual(['applied']);
  });

  test('is a classic script without imports, which a page’s policy allows by its hash', () => {
    const script = inline('export {};\nglobalThis.done = true;\nexport {};');
    expect(script).not.toMatch(/\b(import|export)\b/);
    expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
  });

  test('is small, because every page contains it', () => {
    const source = `// Why it is so.
      const aLongName = globalThis.first;
      if (aLongName) { globalThis.second = aLongName + aLongName; }
      export {};`;
    expect(inline(source)).not.toMatch(/Why|aLongName|\n| {2}| = /);
  });

  test('with a syntax error fails the build', () => {
    expect(() => inline('const = 1;')).toThrow();
  });
});
