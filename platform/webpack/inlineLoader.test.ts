import { runInNewContext } from 'node:vm';
import inlineLoader from './inlineLoader.ts';

/** The script that the loader makes of a module. */
function inline(source: string): string {
  const code: unknown = Reflect.apply(inlineLoader, undefined, [source]);
  return String(code);
}

/** What a page looks like after it ran the script. */
function run(source: string, page: Record<string, unknown> = {}): Record<string, unknown> {
  runInNewContext(inline(source), page);
  return page;
}

describe('a module that is put into a page', () => {
  test('does what it did, without its types', () => {
    const source = `interface Theme { name: string }
      const theme: Theme = { name: saved ?? 'light' };
      document.theme = theme.name;
      export {};`;
    expect(run(source, { saved: 'dark', document: {} })['document']).toEqual({ theme: 'dark' });
    expect(run(source, { saved: null, document: {} })['document']).toEqual({ theme: 'light' });
  });

  test('leaves no name of its own behind, because the page’s other scripts share them', () => {
    const source = 'const theme = 1; function apply() { return theme; } globalThis.applied = apply(); export {};';
    expect(Object.keys(run(source))).toEqual(['applied']);
  });

  test('is a classic script: a page’s policy allows it by its hash, and no import is left', () => {
    const script = inline('export {};\nglobalThis.done = true;\nexport {};');
    expect(script).not.toMatch(/\b(import|export)\b/);
    expect(script).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/s);
  });

  test('weighs little, because every page carries it', () => {
    const source = `// Why it is so.
      const aLongName = globalThis.first;
      if (aLongName) { globalThis.second = aLongName + aLongName; }
      export {};`;
    expect(inline(source)).not.toMatch(/Why|aLongName|\n| {2}| = /);
  });

  test('that cannot be read fails the build', () => {
    expect(() => inline('const = 1;')).toThrow();
  });
});
