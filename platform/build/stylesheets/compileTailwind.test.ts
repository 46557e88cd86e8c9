import { join } from 'node:path';
import { TestRemote } from '../testing/TestRemote.ts';
import { compileTailwind, isTailwind } from './compileTailwind.ts';

let remote: TestRemote;
beforeEach(() => {
  remote = new TestRemote();
});
afterEach(() => {
  remote.remove();
});

test.each([
  ['@import "tailwindcss";', true],
  ["@import url('tailwindcss/utilities') layer(utilities);", true],
  ['@reference "tailwindcss"; .a { @apply flex; }', true],
  ['@import "./tailwindcss.css";', false],
  ['.tailwindcss { top: 0 }', false],
])('%s is for Tailwind: %s', (source, expected) => {
  expect(isTailwind(source)).toBe(expected);
});

test('the Tailwind of the remote compiles the stylesheet for the classes in its sources', async () => {
  remote.install(
    '@tailwindcss/postcss',
    { main: 'index.js' },
    { 'index.js': 'module.exports = (options) => options;' },
  );
  remote.install(
    'postcss',
    { main: 'index.js' },
    {
      'index.js':
        "module.exports = ([{ base }]) => ({ process: async (source, { from }) => ({ css: source.replace('x', base), messages: [{ type: 'dependency', file: from }, { type: 'other' }] }) });",
    },
  );
  const file = join(remote.folder, 'src/screens/test/screen.css');
  const src = join(remote.folder, 'src');
  expect(await compileTailwind(file, '.x { top: 0 }', remote.folder)).toEqual({
    css: `.${src} { top: 0 }`,
    files: [file],
  });
});

test('a remote without it is told what to install', async () => {
  await expect(compileTailwind('/a/screen.css', '@import "tailwindcss";', remote.folder)).rejects.toThrow(
    'screen.css is for Tailwind: npm install --save-dev tailwindcss @tailwindcss/postcss.',
  );
});
