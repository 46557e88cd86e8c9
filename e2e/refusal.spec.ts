import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEdge } from './createEdge.ts';
import { publish, readRegistry } from '@artha/core/publish';
import { alterRelease, unrenderableRelease } from './alteredRelease.ts';
import { expect, hydrated, test, type OwnSite } from './site.ts';

const alteredTax = (alter: (manifest: string) => string): Promise<string> => alterRelease('tax', alter);

/** Publishing is refused with a code, a reason and a remedy, and visitors keep what they have. */
async function expectRefusal({ context }: OwnSite, folder: string, expected: RegExp): Promise<void> {
  const before = (await context.store.openSite())?.version;
  await expect(publish(context, [folder])).rejects.toThrow(expected);
  expect((await context.store.openSite())?.version).toBe(before);
  await rm(folder, { recursive: true, force: true });
}

test.describe('PF-04 a release is refused, with the reason and the remedy,', () => {
  test('if a file does not match its digest @area', async ({ ownSite }) => {
    const folder = await alteredTax((manifest) => manifest.replace('"version": "1.0.0"', '"version": "1.0.1"'));
    const [entry = ''] = await readdir(join(folder, 'browser'));
    await writeFile(join(folder, 'browser', entry), 'alert(1)');
    await expectRefusal(ownSite, folder, /RE-03: tax: browser\/.* does not match its digest[\s\S]*Build it again/);
  });

  test('if it has a file that the manifest does not list', async ({ ownSite }) => {
    const folder = await alteredTax((manifest) => manifest.replace('"version": "1.0.0"', '"version": "1.0.1"'));
    await writeFile(join(folder, 'browser/extra.js'), 'alert(1)');
    await expectRefusal(ownSite, folder, /RE-03: tax: browser\/extra\.js is not listed/);
  });

  test('if the shell does not support its contract', async ({ ownSite }) => {
    const folder = await alteredTax((manifest) => manifest.replace('"contract": 1', '"contract": 2'));
    await expectRefusal(ownSite, folder, /RE-04: tax was written for contract 2; the shell supports 1\./);
  });

  test('if the shell cannot satisfy a shared range', async ({ ownSite }) => {
    const folder = await alteredTax((manifest) => manifest.replace(/"range": "\^19[^"]*"/, '"range": "^20.0.0"'));
    await expectRefusal(ownSite, folder, /RE-05: tax needs react \^20\.0\.0; the shell provides 19\./);
  });

  test('if another remote owns its route', async ({ ownSite }) => {
    const folder = await alteredTax((manifest) => manifest.replaceAll('/tools/tax-calculator', '/finterms'));
    await expectRefusal(ownSite, folder, /RE-06: \/finterms belongs to glossary \(team-glossary\)/);
  });

  test('if it has another release format', async ({ ownSite }) => {
    const folder = await alteredTax((manifest) => manifest.replace('"formatVersion": 1', '"formatVersion": 7'));
    await expectRefusal(ownSite, folder, /RE-02: .* has release format version 7, not 1/);
  });

  test('if a screen throws while its page is composed', async ({ ownSite }) => {
    await expectRefusal(
      ownSite,
      await unrenderableRelease('tax', 'TaxCalculator', 'no document here'),
      /RE-08: \/tools\/tax-calculator \(tax\/TaxCalculator\) does not render: [\s\S]*no document here/,
    );
  });
});

test('PF-04 a damaged registry in the store is restored by the next publish, and visitors notice nothing', async ({
  ownSite,
}) => {
  const { quickContext: context, url } = ownSite;
  const pages = () => Promise.all(['/', '/tools'].map(async (path) => (await fetch(url + path)).status));
  expect(await pages()).toEqual([200, 200]);
  const damaged = join(context.store.siteLink, 'registry.json');
  await rm(damaged);
  await writeFile(damaged, '{"schema":');
  expect(await pages()).toEqual([200, 200]);
  const folder = await alteredTax((manifest) => manifest.replace('"version": "1.0.0"', '"version": "1.0.1"'));
  await publish(context, [folder]);
  expect(await pages()).toEqual([200, 200]);
  const { microFrontends } = await readRegistry(context);
  expect(microFrontends['tax']?.map(({ metadata }) => metadata.version)).toEqual(['1.0.0', '1.0.1']);
  expect(Object.keys(microFrontends)).toContain('glossary');
});

test('CA-10 if the statement service is down, the categorizer says so, and that nothing was lost', async ({
  page,
  ownSite,
}) => {
  const edge = await createEdge({
    store: ownSite.context.store,
    trust: ownSite.context.trust,
    statementsUrl: 'http://127.0.0.1:9',
  });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  await page.goto(`${url}/tools/transaction-categorizer`);
  await hydrated(page);
  await page.locator('select').selectOption('HDFC');
  await page.locator('input[type="file"]').setInputFiles(join(import.meta.dirname, '../statements/samples/hdfc-a.pdf'));
  await page.getByRole('button', { name: 'Upload PDF' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'We could not reach the server. Your file and bank are still selected; please try again.',
  );
  await expect(page.getByText('hdfc-a.pdf')).toBeVisible();
  await expect(page.locator('select')).toHaveValue('HDFC');
  await edge.close();
});
