import * as v from 'valibot';
import { runBundlesHere } from '@artha/interpreter/testing/runBundlesHere';
import { bundlesOf } from './bundlesOf.ts';
import type { RenderTask } from './renderTask.ts';

const shell = 'exports.shareScope = {}; exports.renderRegion = () => undefined;';
const answerSchema = v.object({ json: v.optional(v.string()), error: v.optional(v.string()) });

/** The response of a bundle to a task. */
async function run(code: string, task: RenderTask): Promise<v.InferOutput<typeof answerSchema>> {
  const [answer = ''] = await runBundlesHere(
    bundlesOf({
      shell,
      bundles: [{ path: 'server/Tax.cjs', code }],
      page: JSON.stringify({ registry: {}, config: { product: 'Artha' } }),
      entries: [{ kind: 'page', address: '/tax', name: 'Tax', tasks: [task] }],
    }),
  );
  return v.parse(answerSchema, JSON.parse(answer));
}

test('structured data gets its page as input', async () => {
  const code = "exports.structuredData = ({ url }) => [{ '@type': 'Thing', url }];";
  const site = JSON.stringify({ url: 'https://artha.example/tax' });
  const answer = await run(code, { kind: 'data', bundle: 'server/Tax.cjs', site });
  expect(answer).toEqual({ json: '[{"@type":"Thing","url":"https://artha.example/tax"}]' });
});

test('an embedded document gets the configuration; the result may be null', async () => {
  const document = { kind: 'document', bundle: 'server/Tax.cjs' } as const;
  expect(await run('exports.embeddedDocument = ({ product }) => ({ title: product });', document)).toEqual({
    json: '{"title":"Artha"}',
  });
  expect(await run('exports.embeddedDocument = () => undefined;', document)).toEqual({ json: 'null' });
});

test('a task fails if the bundle is missing or does not export what it needs', async () => {
  const missing = await run('', { kind: 'document', bundle: 'server/None.cjs' });
  expect(missing.error).toContain('There is no bundle server/None.cjs.');
  expect((await run('', { kind: 'document', bundle: 'server/Tax.cjs' })).error).toContain(
    'no function embeddedDocument',
  );
  const data = await run('', { kind: 'data', bundle: 'server/Tax.cjs', site: '{}' });
  expect(data.error).toContain('no function structuredData');
});
