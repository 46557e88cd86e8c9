import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EveryPrimitive } from '../testing/everyPrimitive.tsx';
import { provideSite } from '../state/site.ts';
import { testConfig, TestRouter } from '../testing/renderScreen.tsx';
import { sampleRegistry, sampleRoute, sampleVersion } from '../testing/sampleRegistry.ts';
import { contrastRatio, readStylesheets, resolveColour, type Declaration } from '../testing/stylesheets.ts';
import * as design from './index.ts';

let declarations: readonly Declaration[];

/** Renders every primitive and reads its styles. */
function show() {
  const dialog = { event: 'term:open', screen: 'TermDialog' };
  provideSite(testConfig, sampleRegistry({ words: [sampleVersion({ routes: [sampleRoute({ dialog })] })] }));
  render(
    <TestRouter>
      <EveryPrimitive />
    </TestRouter>,
  );
  declarations = readStylesheets();
}

/** The value of a property by the rules for an element at rest; the last rule wins. */
function valuesOf(element: Element, property: string, media = ''): string[] {
  return declarations
    .filter((one) => one.media === media && one.property === property && !one.selector.includes('::'))
    .filter(({ selector }) => element.matches(selector))
    .map(({ value }) => value);
}

test('every primitive is read here', () => {
  const shown = readFileSync(join(import.meta.dirname, '../testing/everyPrimitive.tsx'), 'utf8');
  const components = Object.keys(design).filter((name) => /^[A-Z]/.test(name));
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(shown))).toEqual([]);
});

const themes = ['light', 'dark'] as const;

/**
 * The least contrast of two colours in both themes; undefined if one of them is not a colour, such as `transparent`.
 */
function leastContrast(one: string, other: string): number | undefined {
  const ratios = themes.flatMap((theme) => {
    const [first, second] = [resolveColour(one, theme), resolveColour(other, theme)];
    return first && second ? [contrastRatio(first, second)] : [];
  });
  return ratios.length === themes.length ? Math.min(...ratios) : undefined;
}

describe('contrast, as WCAG 2.2 computes it', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#0e1116', '#0e1116', 1],
  ])('of %s on %s is %d to one', (word, ground, ratio) => {
    expect(leastContrast(word, ground)).toBeCloseTo(ratio, 2);
    expect(leastContrast(ground, word)).toBeCloseTo(ratio, 2);
  });

  test('of a token is that of its worse theme, and a mixture lies between its parts', () => {
    expect(leastContrast('var(--text)', 'var(--bg)')).toBeCloseTo(17.66, 1);
    expect(resolveColour('color-mix(in srgb, #000000 50%, #ffffff)', 'light')).toEqual([127.5, 127.5, 127.5]);
    expect(leastContrast('transparent', 'var(--bg)')).toBeUndefined();
  });
});

describe('in both themes', () => {
  const grounds = ['var(--bg)', 'var(--surface)'];
  /** A rule's selector without the state that it is for: `.a:hover` holds beside `.a`. */
  const atRest = (selector: string) => /^(.*?[^:\s>+~,([])(?=[:[]|$)/.exec(selector)?.[1] ?? selector;
  const valueAt = (selector: string, property: string) =>
    declarations.findLast((one) => one.media === '' && one.selector === selector && one.property === property)?.value;

  const holdsWords = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).some((element) => element.matches('input, select, :not(:empty)'));

  test('words can be read on the ground that their own rule gives them, also under the pointer and disabled', () => {
    show();
    const grounded = declarations.flatMap(({ media, selector, property, value: ground }) => {
      if (media !== '' || property !== 'background' || !holdsWords(atRest(selector))) return [];
      const word = valueAt(selector, 'color') ?? valueAt(atRest(selector), 'color') ?? 'var(--text)';
      const least = leastContrast(word, ground);
      return least === undefined ? [] : [{ selector, word, ground, least }];
    });
    expect(grounded.length).toBeGreaterThan(20);
    expect(grounded.filter(({ least }) => least < 4.5)).toEqual([]);
  });

  test('words can be read on the page and on raised surfaces', () => {
    show();
    const words = declarations.filter(
      ({ media, selector, property }) => media === '' && property === 'color' && !valueAt(selector, 'background'),
    );
    const readings = words.flatMap(({ selector, value }) =>
      grounds.map((ground) => ({ selector, value, ground, least: leastContrast(value, ground) ?? 0 })),
    );
    expect(readings.length).toBeGreaterThan(40);
    expect(readings.filter(({ least }) => least < 4.5)).toEqual([]);
  });

  test.each([
    ['a text field', 'textbox', 'Salary'],
    ['a list', 'combobox', 'Bank'],
    ['a search', 'searchbox', 'Search'],
    ['a secondary button', 'button', 'secondary'],
    ['a chosen tab', 'tab', 'Chart'],
  ])('the edge of %s can be seen', (_, role, name) => {
    show();
    const control = screen.getByRole(role, { name });
    const edges = ['border', 'border-color'].flatMap((property) => valuesOf(control, property));
    const colour = edges.flatMap((value) => /var\(--[\w-]+\)/.exec(value)?.[0] ?? []).at(-1) ?? 'transparent';
    for (const ground of grounds) expect(leastContrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('where the focus is can be seen: a ring that is taken away is drawn as an edge', () => {
  show();
  const rings = declarations.filter(
    ({ selector, property }) => selector.includes('focus-visible') && property === 'outline',
  );
  expect(rings.length).toBeGreaterThan(3);
  for (const { selector, value } of rings) {
    const edge = declarations.find((one) => one.selector === selector && one.property === 'box-shadow')?.value;
    const drawn = /var\(--[\w-]+\)/.exec(value === 'none' ? (edge ?? '') : value)?.[0] ?? 'transparent';
    for (const ground of ['var(--bg)', 'var(--surface)', 'var(--surface-2)'])
      expect(leastContrast(drawn, ground)).toBeGreaterThanOrEqual(3);
  }
});

describe('a thumb', () => {
  const heights = (element: Element) =>
    ['height', 'min-height'].flatMap((property) =>
      ['', '(pointer: coarse)'].flatMap((media) => valuesOf(element, property, media).map(Number.parseFloat)),
    );

  test('finds 44 pixels at every button, field, tab and standalone link', () => {
    show();
    const names = ['primary', 'secondary', 'waitlist', 'quiet', 'Close'];
    const targets = [
      ...names.map((name) => screen.getByText(name)),
      ...screen.getAllByRole('tab'),
      ...screen.getAllByRole('textbox'),
      ...screen.getAllByRole('combobox'),
      ...screen.getAllByRole('searchbox'),
      screen.getByRole('link', { name: 'Tools' }),
      screen.getByRole('link', { name: 'Scope' }),
      screen.getByText('Old regime'),
      screen.getByText('I accept').closest('label') ?? document.body,
      screen.getByText('Is it free?'),
    ];
    for (const target of targets) expect(Math.max(...heights(target))).toBeGreaterThanOrEqual(44);
  });
});

describe('on paper', () => {
  const isPrinted = (element: Element) => !valuesOf(element, 'display', 'print').includes('none');

  test('there is nothing to press, and what is to be read stays', () => {
    show();
    for (const name of ['primary', 'secondary', 'waitlist', 'quiet', 'Close'])
      expect(isPrinted(screen.getByText(name))).toBe(false);
    for (const name of ['Tools', 'Join']) expect(isPrinted(screen.getByRole('link', { name }))).toBe(false);
    expect(isPrinted(screen.getByRole('link', { name: 'Terms' }))).toBe(true);
    expect(isPrinted(screen.getByText('You save ₹10,000.'))).toBe(true);
  });

  test('an article leaves out its contents, which cannot be followed there', () => {
    show();
    expect(isPrinted(screen.getByRole('navigation', { name: 'Contents' }))).toBe(false);
    expect(isPrinted(screen.getByRole('article'))).toBe(true);
  });
});

test('in forced colours, the chosen option and the chosen tab are still visible', () => {
  show();
  const forced = declarations.filter(({ media }) => media === '(forced-colors: active)');
  const marked = (element: Element) =>
    forced.some(({ selector, property }) => property === 'border-color' && element.matches(selector));
  expect(marked(screen.getByRole('tab', { name: 'Chart' }))).toBe(true);
  expect(marked(screen.getByText('Old regime'))).toBe(true);
});

test('without script there is no search to type into: nothing would be found', () => {
  show();
  const box = screen.getByRole('searchbox').parentElement;
  expect(box && valuesOf(box, 'display', '(scripting: none)')).toEqual(['none']);
});

test('no style of a primitive outweighs what a visitor asks of the browser', () => {
  show();
  expect(declarations.filter(({ isImportant }) => isImportant)).toEqual([]);
});
