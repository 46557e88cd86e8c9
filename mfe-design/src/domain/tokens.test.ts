import { contrast } from './contrast.ts';
import { colourGroups, tokenValue, typeSizes } from './tokens.ts';

const themes = ['light', 'dark'] as const;

test('a token has its value in each theme, and a plain one the same in both', () => {
  expect(tokenValue('text', 'light')).toBe('#0e1116');
  expect(tokenValue('text', 'dark')).toBe('#f2f4f7');
  expect(tokenValue('accent', 'dark')).toBe('#f5b82e');
  expect(tokenValue('hatch', 'light')).toBe('rgb(14 17 22 / 42%)');
  expect(tokenValue('hatch', 'dark')).toBe('rgb(242 244 247 / 34%)');
  expect(() => tokenValue('mauve', 'light')).toThrow('There is no token mauve.');
});

test('every token that the page shows is declared', () => {
  const shown = [...colourGroups.flatMap(({ tokens }) => tokens), ...typeSizes];
  for (const { name } of shown) expect(tokenValue(name, 'light')).not.toBe('');
});

const readings = colourGroups.flatMap(({ tokens, on, least = 1 }) =>
  tokens.flatMap(({ name }) => on.flatMap((ground) => themes.map((theme) => [name, ground, theme, least] as const))),
);

test.each(readings)('%s on %s, %s, has a contrast of at least %d', (name, ground, theme, least) => {
  expect(contrast(tokenValue(name, theme), tokenValue(ground, theme))).toBeGreaterThanOrEqual(least);
});

test.each(themes)('words on the washes and on buttons can be read, %s', (theme) => {
  const pairs = [
    ['text', 'accent-wash'],
    ['danger', 'danger-wash'],
    ['on-ink', 'ink'],
    ['on-accent', 'accent'],
    ['nav-link', 'nav'],
    ['nav-muted', 'nav'],
  ] as const;
  for (const [word, ground] of pairs)
    expect(contrast(tokenValue(word, theme), tokenValue(ground, theme))).toBeGreaterThanOrEqual(4.5);
});
