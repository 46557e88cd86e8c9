import { runBundlesHere } from '@artha/interpreter/testing/runBundlesHere';
import { runBundlesInVm } from '@artha/interpreter/testing/runBundlesInVm';
import { bundlesOf } from '../bundlesOf.ts';
import type { RenderTask } from '../renderTask.ts';

const shell = `
  exports.shareScope = { react: { version: 19 } };
  exports.renderRegion = async (path, page, load) => {
    const screen = await load();
    const stream = new ReadableStream({ pull(controller) {
      controller.enqueue(new TextEncoder().encode('<main>' + screen.text(path) + '</main>'));
      controller.close();
    } });
    const { value } = await stream.getReader().read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { html: new TextDecoder().decode(value), style: page.config.product };
  };`;
const bundles = [
  {
    path: 'server/Tax.cjs',
    code: `const { version } = require('react');
      exports.text = (path) => version + new URL('/₹?a=1&a=2', 'https://artha.example').href + new URLSearchParams('a=1 2').toString() + path;
      exports.structuredData = (site) => [{ '@type': 'Thing', name: site.product }];
      exports.embeddedDocument = (config) => ({ html: typeof process + typeof fetch + config.product });`,
  },
  { path: 'server/Broken.cjs', code: 'exports.text = (' },
  { path: 'server/Throwing.cjs', code: "require('fs')" },
  {
    path: 'server/Waiting.cjs',
    code: 'exports.text = () => ""; exports.structuredData = () => new Promise(() => {});',
  },
];
const tasks: RenderTask[] = [
  { kind: 'page', bundle: 'server/Tax.cjs', path: '/tax' },
  { kind: 'data', bundle: 'server/Tax.cjs', site: '{"product":"Artha"}' },
  { kind: 'document', bundle: 'server/Tax.cjs' },
];
const failing: RenderTask[] = [
  ...['Broken', 'Throwing', 'Missing'].map((name): RenderTask => ({
    kind: 'page',
    bundle: `server/${name}.cjs`,
    path: '/',
  })),
  { kind: 'data', bundle: 'server/Waiting.cjs', site: '{}' },
  { kind: 'document', bundle: 'server/Waiting.cjs' },
];
/** A remote with one entry, which has these tasks. */
const remoteWith = (some: readonly RenderTask[]) =>
  bundlesOf({
    shell,
    bundles,
    page: '{"config":{"product":"Artha"}}',
    entries: [{ kind: 'page', address: '/tax', name: 'Tax', tasks: some }],
  });

test('the results of a remote are the same as in the interpreter', async () => {
  const answers = await runBundlesInVm(remoteWith(tasks));
  expect(answers).toEqual(await runBundlesHere(remoteWith(tasks)));
  expect(answers.every((answer) => answer.startsWith('{"json":'))).toBe(true);
});

test('what fails in the interpreter fails here, and everything else is rendered', async () => {
  const all = [...failing, ...tasks];
  const kinds = (answers: readonly string[]) => answers.map((answer) => Object.keys(JSON.parse(answer)));
  const answers = await runBundlesInVm(remoteWith(all));
  expect(kinds(answers)).toEqual(kinds(await runBundlesHere(remoteWith(all))));
  expect(kinds(answers).flat()).toEqual([...failing.map(() => 'error'), ...tasks.map(() => 'json')]);
});
