import * as v from 'valibot';
import { testConfig } from '../testing/renderScreen.tsx';
import { sampleRegistry, sampleVersion } from '../testing/sampleRegistry.ts';
import { pageDocumentSchema } from './page.ts';

const page = { registry: sampleRegistry({ sample: [sampleVersion()] }), config: testConfig };

test('a page’s document survives being written into the page and read again', () => {
  expect(v.parse(pageDocumentSchema, JSON.parse(JSON.stringify(page)))).toEqual(page);
});

test('a page’s document needs both the registry and the configuration', () => {
  expect(v.is(pageDocumentSchema, { registry: page.registry })).toBe(false);
  expect(v.is(pageDocumentSchema, { config: page.config })).toBe(false);
});

test('a page’s document with a file of unknown digest is invalid', () => {
  const registry = sampleRegistry({ sample: [sampleVersion({ files: { 'remoteEntry.js': 'unknown' } })] });
  expect(v.is(pageDocumentSchema, { ...page, registry })).toBe(false);
});
