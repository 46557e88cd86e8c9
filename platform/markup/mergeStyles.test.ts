import fc from 'fast-check';
import { mergeStyles } from './mergeStyles.ts';

/** A component's styles as styled-components writes them: each class has its rules. */
const component = (place: number, id: string, classes: Readonly<Record<string, readonly string[]>>): string => {
  const rules = Object.entries(classes).flatMap(([name, styles]) => styles.map((style) => `.${name}{${style}}`));
  const names = Object.keys(classes).map((name) => `${name},`);
  const last = `data-styled.g${place}[id="${id}"]{content:"${names.join('')}"}`;
  return [...rules, last].map((rule) => `${rule}/*!sc*/\n`).join('');
};
const element = (...components: readonly string[]): string =>
  `<style data-styled="true" data-styled-version="6.6.0">${components.join('')}</style>`;

const button = component(2, 'sc-button', { a: ['color:red', '@media print{color:black}'] });
const link = component(5, 'sc-link', { b: ['color:blue'] });
const card = component(9, 'tax-card', { c: ['padding:0'] });

test('the components of a frame and of a screen are in one element, in their order among all', () => {
  expect(mergeStyles(element(link), element(button, card))).toBe(element(button, link, card));
});

test('a component that both use is written once, with the classes of both', () => {
  const more = component(2, 'sc-button', { a: ['color:red', '@media print{color:black}'], z: ['color:green'] });
  expect(mergeStyles(element(button), element(more))).toBe(element(more));
  expect(mergeStyles(element(more), element(button))).toBe(element(more));
  const other = component(2, 'sc-button', { z: ['color:green'] });
  expect(mergeStyles(element(button), element(other))).toBe(element(more));
});

test('a rule that a screen repeats after another one stays where it is', () => {
  const again = component(9, 'tax-card', { c: ['color:red', 'color:blue', 'color:red'] });
  expect(mergeStyles(element(link), element(again))).toBe(element(link, again));
});

test('without styles of a screen the frame has its own', () => {
  expect(mergeStyles(element(link), '')).toBe(element(link));
  expect(mergeStyles(element(link), element())).toBe(element(link));
});

test('the element is always the frame’s', () => {
  expect(mergeStyles('<style></style>', element(card))).toBe(`<style>${card}</style>`);
});

test.each([
  ['more than an element', `${element(card)}<script>steal()</script>`],
  ['two elements', element(card) + element(card)],
  ['markup in the styles', element(component(9, 'tax-card', { c: ['content:"<"'] }))],
  ['an event handler', element(card).replace('data-styled=', 'onload=')],
  ['another attribute', element(card).replace('data-styled=', 'media=')],
  ['an attribute after a line break', element(card).replace(' data-styled-version', ' \nonload')],
  ['no element', card],
  ['an end that browsers read otherwise', element(card).replace('</style>', '</style >')],
  ['rules without a component', element('.a{color:red}/*!sc*/\n')],
  ['rules that do not end', element(`${card}.a{color:red}`)],
  ['another component at the place of one of the frame', element(component(5, 'tax-link', { b: ['color:blue'] }))],
])('a screen with %s is refused', (_, screen) => {
  expect(mergeStyles(element(link), screen)).toBeUndefined();
});

test('whatever a screen has for styles, nothing can end the element', () => {
  const pieces = [
    '.a{}',
    '/*!sc*/\n',
    'data-styled.g1[id="x"]{content:"a,"}',
    '<',
    '</style>',
    '<script>',
    '"',
    '>',
    '\n',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (content) => {
      const merged = mergeStyles(element(link), `<style>${content.join('')}</style>`) ?? element();
      expect(merged.slice(0, -'</style>'.length).lastIndexOf('<')).toBe(0);
    }),
  );
});
