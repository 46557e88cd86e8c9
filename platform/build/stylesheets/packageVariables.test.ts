import { compile } from 'stylis';
import { keepVariables } from './packageVariables.ts';

const file = '/team/node_modules/@mantine/core/styles.css';

function keep(css: string, from = file): string[] | undefined {
  const [rule] = compile(css);
  const { props, children } = rule ?? {};
  return keepVariables(from, Array.isArray(props) ? props : [], Array.isArray(children) ? children : []);
}

test('variables of a package stay at the root, where its scripts set them for a theme', () => {
  expect(keep(':root, :host { --mantine-scale: 1; --mantine-color-white: #fff }')).toEqual([':root:where(:has(&))']);
  expect(keep(":root[data-mantine-color-scheme='dark'] { --mantine-color-text: #ccc }")).toEqual([
    ":root[data-mantine-color-scheme='dark']:where(:has(&))",
  ]);
});

test.each([
  ['a variable of the site', ':root { --accent: red }', file],
  ['anything else', ':root { --mantine-scale: 1; color: red }', file],
  ['an element below', ':root .card { --mantine-scale: 1 }', file],
  ['a stylesheet of the team', ':root { --mantine-scale: 1 }', '/team/src/screens/mantine.css'],
])('%s does not', (_, css, from) => {
  expect(keep(css, from)).toBeUndefined();
});
