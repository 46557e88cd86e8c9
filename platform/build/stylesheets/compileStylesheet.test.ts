import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { compileStylesheet } from './compileStylesheet.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-css-'));
  writeFileSync(join(folder, 'dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'itself.css'), '@import "./itself.css";');
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'parts/part.css'), '@keyframes spin { to { top: 0 } } b { background: url(dot.svg) }');
  writeFileSync(join(folder, 'parts/dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(folder, 'node_modules/chart/dist'), { recursive: true });
  writeFileSync(
    join(folder, 'node_modules/chart/package.json'),
    '{"name":"chart","exports":{"./style":"./dist/style.css"}}',
  );
  writeFileSync(join(folder, 'node_modules/chart/dist/style.css'), 'html, body { margin: 0; color: red } i { top: 0 }');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const compile = (source: string, name = 'screen.css') =>
  compileStylesheet(join(folder, name), source, folder, 'tax-planner');
const css = (source: string) => compile(source).css;

describe('a stylesheet is limited to the screens of its remote:', () => {
  test.each([
    ['p { color: red }', ':where(&) p{color:red;}'],
    ['p, .note > b { color: red }', ':where(&) p,:where(&) .note>b{color:red;}'],
    [':scope { --gap: 4px }', '&{--gap:4px;}'],
    [':scope > p { margin: 0 }', ':where(&)>p{margin:0;}'],
    ['> p { margin: 0 }', ':where(&) >p{margin:0;}'],
    [
      '.card { color: red; &:hover, .x & { color: blue } }',
      ':where(&) .card{color:red;}:where(&) .card:hover,:where(&) .x .card{color:blue;}',
    ],
    ['@media (min-width: 3px) { p { color: red } }', '@media (min-width: 3px){:where(&) p{color:red;}}'],
    [
      '@layer a { @supports (display: grid) { i { top: 0 } } }',
      '@layer a{@supports (display: grid){:where(&) i{top:0;}}}',
    ],
    ['[data-theme="html"] p { top: 0 }', ':where(&) [data-theme="html"] p{top:0;}'],
    ['.html, #body, html-like { top: 0 }', ':where(&) .html,:where(&) #body,:where(&) html-like{top:0;}'],
    ['/* html { } */ p::before { content: "}{" }', ':where(&) p::before{content:"}{";}'],
    ['@charset "utf-8"; p { top: 0 }', ':where(&) p{top:0;}'],
    [':root { --x: 1 }', '&{--x:1;}'],
    ['html, body { font-family: serif; line-height: 1.5 }', '&{font-family:serif;line-height:1.5;}'],
    ['@media (width < 600px) { p { top: 0 } }', '@media (not (min-width:600px)){:where(&) p{top:0;}}'],
    ['p { --animate-x: spin 1s } @keyframes other { to { top: 0 } }', /--animate-x:spin 1s/],
  ])('%s', (source, expected) => {
    expect(css(source)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });

  test('its animations have names of their own', () => {
    const text = css('p { animation: 1s spin ease, other 2s } @keyframes spin { from { top: 0 } 50% { top: 1px } }');
    expect(text).toMatch(
      /^:where\(&\) p\{animation:1s (screen_spin_\w{5}) ease,other 2s;\}@keyframes \1\{from\{top:0;\}50%\{top:1px;\}\}$/,
    );
  });

  test('its pictures are part of it', () => {
    expect(css('p { background: url(./dot.svg) } i { mask: url("#m") }')).toBe(
      ':where(&) p{background:url("data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=");}:where(&) i{mask:url("#m");}',
    );
  });

  test('styled-components write it as rules of one element, with the specificity that it has', () => {
    const Styles = styled.div`
      display: contents;
      ${css('p { color: red } @media print { :scope > b { top: 0 } }')}
    `;
    const sheet = new ServerStyleSheet();
    renderToStaticMarkup(sheet.collectStyles(createElement(Styles)));
    expect(sheet.getStyleTags()).toMatch(
      /\.(\w+)\{display:contents;\}[^]*:where\(\.\1\) p\{color:red;\}[^]*@media print\{:where\(\.\1\)>b\{top:0;\}\}/,
    );
  });
});

test('rules with a prefix are left out, and so are the fonts of a package, with a warning', () => {
  const source =
    '@-webkit-keyframes spin { to { rotate: 1turn } } @font-face { font-family: KaTeX; src: url(a.woff2) } .a { top: 0 }';
  const file = join(folder, 'node_modules/katex/katex.min.css');
  const { css: text, warnings } = compileStylesheet(file, source, folder, 'tax');
  expect(text).toBe(':where(&) .a{top:0;}');
  expect(warnings).toEqual(['katex.min.css: its fonts are left out, its texts have the font of the page']);
});

describe('what could reach the site is refused with its line and the way that works:', () => {
  test.each([
    ['body { margin: 0 }', /^screen\.css, line 1: “body” selects body, which belongs to the site\. Name an element/],
    ['\n\n:root { background: red }', /^screen\.css, line 3: “:root” selects :root.*“:scope” is the screen itself/],
    ['main:is(html *, p) { top: 0 }', /selects html/],
    ['+ nav { display: none }', /selects what follows the screen/],
    [':scope ~ footer { display: none }', /selects what follows the screen/],
    ['@font-face { font-family: Inter; src: url(a.woff2) }', /“@font-face” is for the whole page/],
    ['@import "other.css";', /line 1: “@import” of “other\.css” finds neither a file beside this one nor an installed/],
    ['@import url(https://example.com/a.css);', /“@import” of another site is blocked by the policy of the page/],
    ['@import "itself.css";', /itself\.css: “itself\.css” imports itself/],
    ['@property --x { syntax: "*"; inherits: true }', /“@property” is for the whole page/],
    [
      'p { background: url(https://example.com/a.png) }',
      /not a file of the remote, and the policy of the page blocks it/,
    ],
    ['p { background: url(dot.gif) }', /url\(dot\.gif\) is not a PNG, JPEG or SVG/],
    ['p::before { content: "<b>" }', /a page may not have “<” in its styles, as in “.*content:"<b>/],
    ['p { color: red', /“}” is missing/],
    ['p { color: red } } b { top: 0 }', /closed that was not opened/],
  ])('%s', (source, fault) => {
    expect(() => css(source)).toThrow(fault);
  });
});

describe('a CSS module', () => {
  const module = (source: string) => compile(source, 'chart.module.css');

  test('gives its classes names that no other file has', () => {
    const { css: text, classes } = module('.bar:is(.tall, .md\\:wide), .bar[title=".x"] p { top: 0 }');
    expect(Object.keys(classes)).toEqual(['bar', 'tall', 'md:wide']);
    expect(classes['bar']).toMatch(/^chart_bar_\w{5}$/);
    expect(text).toBe(
      `:where(&) .${classes['bar']}:is(.${classes['tall']}, .${classes['md:wide']?.replace(':', '\\:')}),:where(&) .${classes['bar']}[title=".x"] p{top:0;}`,
    );
    const other = compileStylesheet(join(folder, 'chart.module.css'), '.bar { top: 0 }', folder, 'other');
    expect(other.classes['bar']).not.toBe(classes['bar']);
  });

  test('keeps global names, and composes classes', () => {
    const { css: text, classes } = module(':global(.dark) .a { top: 0 } .b { composes: a c; left: 0 }');
    expect(text).toMatch(/^:where\(&\) \.dark \.chart_a_\w{5}\{top:0;\}:where\(&\) \.chart_b_\w{5}\{left:0;\}$/);
    expect(classes['b']).toBe(
      `${module('.b{top:0}').classes['b']} ${classes['a']} ${module('.c{top:0}').classes['c']}`,
    );
    expect(() => module('.b { composes: a from "./other.css" }')).toThrow(/takes classes of the same file/);
  });

  test('has the same names on every machine', () => {
    const installed = (root: string) =>
      compileStylesheet(`${root}/node_modules/lib/a.module.css`, '.a{top:0}', `${root}/tool`, 'tax').classes;
    expect(installed('/here')).toEqual(installed('/there'));
  });
});

describe('an imported stylesheet', () => {
  test('is part of the one that imports it, under its conditions, with its own pictures and animations', () => {
    const { css: text, imported } = compile('@import "./parts/part.css" print; p { animation: spin 1s }');
    expect(text).toMatch(
      /^@media print\{@keyframes (part_spin_\w{5})\{to\{top:0;\}\}:where\(&\) b\{background:url\("data:image[^}]*\}\}:where\(&\) p\{animation:\1 1s;\}$/,
    );
    expect(imported).toEqual([join(folder, 'parts/part.css')]);
  });

  test('may be of a package, whose rules for the whole page are left out unless they set defaults of text', () => {
    expect(css('@import "chart/dist/style.css";')).toBe('&{color:red;}:where(&) i{top:0;}');
    expect(css('@import url("chart/style") layer(chart);')).toBe('@layer chart{&{color:red;}:where(&) i{top:0;}}');
  });
});

describe('the output of Tailwind', () => {
  const tailwind = readFileSync(join(import.meta.dirname, 'testing/tailwind.css'), 'utf8');

  test('is limited to the screens, in the order of its layers without them, and registers no property for the page', () => {
    const text = css(tailwind);
    expect(text).not.toMatch(/@layer|@property|:root|:host|html|</);
    expect(text).toContain('@media (not (min-width:40rem)){:where(&) .max-sm\\:hidden{display:none;}}');
    expect(text).toMatch(/@supports \(color:red\)\{:where\(&\) \*,[^{]*\{--tw-space-y-reverse:0;/);
    expect(text).toMatch(
      /&\{[^}]*--spacing:0\.25rem;[^}]*--animate-spin:(screen_spin_\w{5}) 1s linear infinite;[^]*@keyframes \1\{/,
    );
    expect(text.indexOf(':where(&) h1')).toBeLessThan(text.indexOf(':where(&) .btn'));
    expect(text.indexOf(':where(&) .btn')).toBeLessThan(text.indexOf(':where(&) .flex'));
  });

  test('has its rules in the component around the screen', () => {
    const Styles = styled.div`
      display: contents;
      ${css(tailwind)}
    `;
    const sheet = new ServerStyleSheet();
    renderToStaticMarkup(sheet.collectStyles(createElement(Styles)));
    const tags = sheet.getStyleTags();
    expect(tags).toMatch(/:where\(\.(\w+)\) \.mt-4\{margin-top:calc\(var\(--spacing\) \* 4\);\}/);
    expect(tags).toMatch(/@media \(hover: ?hover\)\{:where\(\.\w+\) \.hover\\:underline:hover\{/);
    expect(tags).not.toContain('&');
  });
});
