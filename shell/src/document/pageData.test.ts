import { sampleIntegrity, sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { answerRegistry, sampleElement, writeElement } from '../testing/writePage.ts';

const registry = sampleRegistry({ tax: [sampleVersion()] });
const text = JSON.stringify(sampleElement(testConfig));

/** The module as a new document loads it. */
function importPageData() {
  jest.resetModules();
  return import('./pageData.ts');
}

test('a page fetches the registry that it was composed with, with its digest', async () => {
  writeElement(text);
  const fetch = answerRegistry(() => registry);
  const { loadPageData, pageData } = await importPageData();
  const read = { registry, config: testConfig, registryUrl: '/registries/1234.json' };
  await expect(loadPageData()).resolves.toEqual(read);
  expect(pageData()).toEqual(read);
  expect(fetch.mock.calls).toEqual([['/registries/1234.json', { integrity: sampleIntegrity, cache: 'default' }]]);
});

test('a registry that does not load is requested once more, past the cache', async () => {
  writeElement(text);
  let asked = 0;
  const fetch = answerRegistry(() => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return registry;
  });
  const { loadPageData } = await importPageData();
  await expect(loadPageData()).resolves.toMatchObject({ registry });
  expect(fetch).toHaveBeenLastCalledWith('/registries/1234.json', { integrity: sampleIntegrity, cache: 'reload' });
});

test('the page data cannot be read before it is loaded', async () => {
  const { pageData } = await importPageData();
  expect(pageData).toThrow('There is no page data');
});

const without = (key: string) => JSON.stringify({ ...sampleElement(testConfig), [key]: undefined });

describe('loading fails with AR-201 where', () => {
  test.each([
    ['its element is cut short', text.slice(0, -1), registry],
    ['its element is empty', '', registry],
    ['its element names no registry', without('registry'), registry],
    ['its element has no configuration', without('config'), registry],
    ['the registry lacks a digest', text, JSON.parse(JSON.stringify(registry).replaceAll(sampleIntegrity, ''))],
    ['the registry is something else', text, { error: 'gone' }],
  ])('%s', async (_, element, answer: unknown) => {
    writeElement(element);
    answerRegistry(() => answer);
    const { loadPageData } = await importPageData();
    await expect(loadPageData()).rejects.toMatchObject({ name: 'Failure', code: 'AR-201' });
  });

  test('there is no element', async () => {
    document.body.replaceChildren();
    const { loadPageData } = await importPageData();
    await expect(loadPageData()).rejects.toMatchObject({ code: 'AR-201' });
  });
});
