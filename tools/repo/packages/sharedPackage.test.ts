import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { createOutsideFolder } from '@artha/process/testing/outsideFolder';
import { root } from '@artha/process/root';
import { packOnce } from './packOnce.ts';
import { findSourcePackages, isPublicEntry, type SourcePackage } from './sourcePackage.ts';

const outside = createOutsideFolder();
afterAll(outside.remove);

function sharedSource(): SourcePackage {
  const found = findSourcePackages(root).find(({ manifest }) => manifest.name === '@artha/shared');
  if (!found) throw new Error('@artha/shared is not published.');
  return found;
}

const source = sharedSource();
const entries = Object.keys(source.manifest.exports).filter((entry) => isPublicEntry(source, entry));
const specifiers = entries.map((entry) => join('@artha/shared', entry));

beforeAll(async () => {
  await outside.install('@artha/shared', await packOnce(source));
  const { dependencies, peerDependencies } = source.manifest;
  outside.link(...Object.keys(dependencies), ...Object.keys(peerDependencies), '@types/react-dom');
});

test('its public entries are those for teams', () => {
  expect(entries).toEqual(['.', './design', './format', './remote', './testing']);
});

test('Node imports every public entry, and a screen renders with them', () => {
  outside.write(
    'render.js',
    `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
${specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`).join('\n')}
import { Page } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { provideSite, testConfig, TestRouter, sampleRegistry } from '@artha/shared/testing';
import { siteConfig } from '@artha/shared';

provideSite(testConfig, sampleRegistry({}));
const page = createElement(Page, { title: siteConfig().product, lead: formatRupees(150_000) });
console.log(renderToString(createElement(TestRouter, { path: '/' }, page)));
`,
  );
  const html = execFileSync(process.execPath, ['render.js'], { cwd: outside.folder, encoding: 'utf8' });
  expect(html).toMatch(/<h1 [^>]*class="shared__sc-[^>]+>Artha<\/h1>.*₹1,50,000/);
});

const useOfEntries = `import type { ReactElement } from 'react';
${specifiers.map((specifier, index) => `export * as entry${index} from '${specifier}';`).join('\n')}
import { bus, createStore } from '@artha/shared';
import { Button } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import { lazyPart, type RemoteConfig } from '@artha/shared/remote';
import { renderScreen } from '@artha/shared/testing';

export const amount: string = formatRupees(1);
export const store = createStore(0);
export const stop: () => void = bus.on('remote:failed', ({ code }) => code.length);
export const Part = lazyPart<{ of: string }>({ remote: 'a', name: 'It', loading: null, load: () => Promise.resolve(() => null) });
export const screen = (): ReactElement => <Button variant="primary">{amount}</Button>;
renderScreen(screen());
export const config = { name: 'a', owner: 'b', contract: 1, routes: [] } satisfies RemoteConfig;
// @ts-expect-error It is no amount, so the types are not merely any.
formatRupees('one');
`;

/** The examples of the README, by file name. */
function examples(): Record<string, string> {
  const blocks = readFileSync(join(source.folder, 'README.md'), 'utf8').matchAll(/```tsx?\n(.*?)```/gs);
  return Object.fromEntries(Array.from(blocks, ([, text = ''], index) => [`example${index}.tsx`, text]));
}

test('its README has an example of every public entry', () => {
  const imported = Object.values(examples()).join('\n');
  expect(specifiers.filter((specifier) => !imported.includes(`from '${specifier}'`))).toEqual([]);
});

test('its types, and the examples of its README, compile in a project with Node’s own resolution of modules', () => {
  const files = Object.entries({ 'use.tsx': useOfEntries, ...examples() }).map(([name, text]) => {
    outside.write(name, text);
    return join(outside.folder, name);
  });
  // The journey of an external team compiles its remote with that of bundlers, which forgives more.
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2024.d.ts', 'lib.es2025.iterator.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
  });
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(outside.folder));
  expect(ours.length).toBeGreaterThan(entries.length);
  const faults = [...program.getOptionsDiagnostics(), ...ours.flatMap((file) => program.getSemanticDiagnostics(file))];
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
