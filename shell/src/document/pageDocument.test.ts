import { sampleIntegrity, sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { answerRegistry, sampleElement, writeElement } from '../testing/writePage.ts';

const registry = sampleRegistry({ tax: [sampleVersion()] });
const text = JSON.stringify(sampleElement(testConfig));

/** The page as a new document reads it. */
function newPage() {
  jest.resetModules();
  return import('./pageDocument.ts');
}

test('a page fetches the registry that it was composed with, and proves it by its digest', async () => {
  writeElement(text);
  const fetch = answerRegistry(() => registry);
  const { loadPageDocument: openPage, pageDocument: page } = await newPage();
  await expect(openPage()).resolves.toEqual({ registry, config: testConfig });
  expect(page()).toEqual({ registry, config: testConfig });
  expect(fetch.mock.calls).toEqual([['/registries/1234.json', { integrity: sampleIntegrity, cache: 'default' }]]);
});

test('a registry that does not come is asked for once more, past the cache', async () => {
  writeElement(text);
  let asked = 0;
  const fetch = answerRegistry(() => {
    asked += 1;
    if (asked === 1) throw new TypeError('Failed to fetch');
    return registry;
  });
  const { loadPageDocument: openPage } = await newPage();
  await expect(openPage()).resolves.toMatchObject({ registry });
  expect(fetch).toHaveBeenLastCalledWith('/registries/1234.json', { integrity: sampleIntegrity, cache: 'reload' });
});

test('nothing is known of a page before it is opened', async () => {
  const { pageDocument: page } = await newPage();
  expect(page).toThrow('has not been opened');
});

const without = (key: string) => JSON.stringify({ ...sampleElement(testConfig), [key]: undefined });

describe('the shell does not start, and the page stays as it was composed, where', () => {
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
    const { loadPageDocument: openPage } = await newPage();
    await expect(openPage()).rejects.toMatchObject({ name: 'Failure', code: 'AR-201' });
  });

  test('there is no element', async () => {
    document.body.replaceChildren();
    const { loadPageDocument: openPage } = await newPage();
    await expect(openPage()).rejects.toMatchObject({ code: 'AR-201' });
  });
});
