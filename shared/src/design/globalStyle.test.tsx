import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chooseTheme } from '../state/theme.ts';
import { readStylesheets, resolveColour, type Declaration } from '../testing/stylesheets.ts';
import { globalStyle } from './globalStyle.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The site's sources by package, without tests. */
const sources = new Map(
  ['shared', 'shell', ...globSync('mfe-*', { cwd: root })].map((folder) => [
    folder,
    globSync('src/**/*.{ts,tsx,svg}', { cwd: join(root, folder), exclude: ['**/*.test.*', 'src/testing/**'] })
      .map((file) => readFileSync(join(root, folder, file), 'utf8'))
      .join('\n'),
  ]),
);
const namesIn = (text: string, form: RegExp) => new Set(Array.from(text.matchAll(form), ([, name = '']) => name));
const tokens = namesIn(globalStyle, /^ {4}--([\w-]+):/gm);

const style = document.createElement('style');
let declarations: readonly Declaration[];

beforeEach(() => {
  style.textContent = globalStyle;
  document.head.append(style);
  declarations = readStylesheets();
});

afterEach(() => {
  style.remove();
  chooseTheme('system');
});

describe('the tokens', () => {
  test.each([...sources.keys()])('that %s uses are declared, here or by itself', (folder) => {
    const source = sources.get(folder) ?? '';
    const own = namesIn(source, /--([a-z][\w-]*)['"]?\s*:/g);
    const used = namesIn(source, /var\(--([\w-]+)/g);
    expect([...used].filter((name) => !tokens.has(name) && !own.has(name))).toEqual([]);
  });

  test('are all used somewhere on the site: every page carries them', () => {
    const used = namesIn([...sources.values()].join('\n'), /var\(--([\w-]+)/g);
    expect([...tokens].filter((name) => !used.has(name))).toEqual([]);
  });

  test('are declared once each: a second value would silently replace the first', () => {
    expect(globalStyle.match(/^ {4}--[\w-]+(?=:)/gm)).toHaveLength(tokens.size);
  });

  test('are all that a small screen or paper changes: a misspelt one would change nothing', () => {
    const changed = declarations.filter(({ media, property }) => media !== '' && property.startsWith('--'));
    expect(changed.length).toBeGreaterThan(0);
    for (const { property } of changed) expect(tokens).toContain(property.slice(2));
  });
});

/** The rules for the root element's colours that hold under a medium, as the browser weighs them: the last one wins. */
function colourSchemes(holds: (media: string) => boolean): string[] {
  // Classes, attributes and pseudo-classes: what weighs in a selector of the root (Selectors Level 4, 'specificity').
  const weigh = (selector: string) => selector.match(/[.[:]/g)?.length ?? 0;
  return declarations
    .filter(({ media, property }) => property === 'color-scheme' && (media === '' || holds(media)))
    .flatMap(({ selector, value }) => selector.split(',').map((part) => ({ part: part.trim(), value })))
    .filter(({ part }) => document.documentElement.matches(part))
    .sort((one, other) => weigh(one.part) - weigh(other.part))
    .map(({ value }) => value);
}

describe('the theme', () => {
  const onScreen = () => colourSchemes((media) => media === 'screen').at(-1);

  test('is the system’s until the visitor chooses, and then what was chosen', () => {
    expect(onScreen()).toBe('light dark');
    chooseTheme('dark');
    expect(onScreen()).toBe('dark');
    chooseTheme('light');
    expect(onScreen()).toBe('light');
  });

  test.each(['system', 'light', 'dark'] as const)('is the light one on paper, also where %s was chosen', (choice) => {
    chooseTheme(choice);
    expect(colourSchemes((media) => media === 'print').at(-1)).toBe('light');
  });
});

describe('for visitors who ask for less motion', () => {
  test('whatever is animated ends at once, and no rule of the page is stronger', () => {
    const isMotion = ({ property }: Declaration) => /^(animation|transition|scroll-behavior)/.test(property);
    const [reduced, other] = [true, false].map((reduces) =>
      declarations.filter((one) => isMotion(one) && (one.media === '(prefers-reduced-motion: reduce)') === reduces),
    );
    for (const part of ['*', '*::before', '*::after']) {
      const stopped = reduced?.filter(
        ({ selector, isImportant }) => isImportant && selector.split(', ').includes(part),
      );
      expect(stopped?.map(({ property, value }) => [property, value])).toEqual([
        ['animation-duration', '0.01ms'],
        ['transition-duration', '0s'],
        ['scroll-behavior', 'auto'],
      ]);
    }
    expect(other?.filter(({ isImportant }) => isImportant)).toEqual([]);
  });
});

test('no view transition holds the first paint of the next page', () => {
  expect(globalStyle).not.toContain('view-transition');
});

describe('on paper', () => {
  const printed = (selector: string, property: string) =>
    declarations.find(
      (one) => one.media === 'print' && one.property === property && one.selector.split(/, ?/).includes(selector),
    );

  test('the text is black on the white of the light theme, whose ground costs no ink', () => {
    expect(printed(':root', '--text')?.value).toBe('#000000');
    expect(resolveColour(printed(':root', '--bg')?.value ?? 'var(--bg)', 'light')).toEqual([255, 255, 255]);
  });

  test('a link to another site shows its address, and one within the site does not', () => {
    const rule = printed("p a[href^='http']::after", 'content');
    expect(rule?.value).toContain('attr(href)');
    const shows = (markup: string) => {
      document.body.innerHTML = markup;
      const parts = rule?.selector.split(',') ?? [];
      return parts.some((part) => document.body.querySelector(part.replace('::after', '')) !== null);
    };
    expect(shows('<p><a href="https://rules.example">the rules</a></p>')).toBe(true);
    expect(shows('<ul><li><a href="http://rules.example">the rules</a></li></ul>')).toBe(true);
    expect(shows('<p><a href="/tos">the terms</a></p>')).toBe(false);
    expect(shows('<nav><a href="https://x.example">X</a></nav>')).toBe(false);
    document.body.innerHTML = '';
  });

  test('closed answers are open, and a form that uploads is left out', () => {
    expect(printed('details::details-content', 'content-visibility')?.value).toBe('visible');
    expect(printed("form:has(input[type='file'])", 'display')?.value).toBe('none');
  });

  test('no heading is left alone at the foot of a sheet, and no row is cut in two', () => {
    for (const name of ['h1', 'h2', 'h3', 'summary']) expect(printed(name, 'break-after')?.value).toBe('avoid');
    for (const name of ['li', 'tr', 'figure', 'svg']) expect(printed(name, 'break-inside')?.value).toBe('avoid');
  });
});

test('the heading that takes the focus after a navigation shows no ring, and every other element does', () => {
  const outlines = declarations.filter(({ property }) => property === 'outline');
  expect(outlines.map(({ selector, value }) => [selector, value])).toEqual([
    [':focus-visible', '2px solid var(--text)'],
    ['h1:focus', 'none'],
  ]);
});
