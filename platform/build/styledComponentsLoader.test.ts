import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import styledComponentsLoader from './styledComponentsLoader.ts';

const installed = dirname(createRequire(require.resolve('@artha/shared')).resolve('styled-components'));
const source = readFileSync(join(installed, 'styled-components.browser.esm.js'), 'utf8');

const exported = (code: string) => [...code.matchAll(/ as (\w+)[,}]/g)].map(([, name]) => name);

test('only the two exports for servers are cut from the installed file', () => {
  const lean = exported(styledComponentsLoader(source));
  expect(exported(source).filter((name) => !lean.includes(name))).toEqual(['ServerStyleSheet', 'stylisPluginRSC']);
  expect(lean).toEqual(expect.arrayContaining(['ThemeProvider', 'createGlobalStyle', 'css', 'default', 'keyframes']));
});
