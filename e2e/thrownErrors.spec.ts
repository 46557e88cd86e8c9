import { readErrors } from '@artha/features/readErrors';
import { publish } from '@artha/core/publish';
import { ReleaseClient } from '@artha/service/ReleaseClient';
import { startReleaseService } from '@artha/service/startReleaseService';
import { createEdge } from './createEdge.ts';
import { breakableRelease, makesDocumentElement } from './alteredRelease.ts';
import { expect, test } from './site.ts';

const TAX = '/tools/tax-calculator';

test('SH-14 a screen that throws for a visitor is shown to its team with the lines of its sources, and to no other team', async ({
  page,
  ownSite,
  complaints,
}) => {
  const { context } = ownSite;
  const service = await startReleaseService(context);
  const edge = await createEdge({
    store: context.store,
    trust: context.trust,
    releaseServiceUrl: service.url,
    vitalsFile: undefined,
  });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  const client = new ReleaseClient(service.url, { signer: context.team });
  await publish(ownSite.quickContext, [await breakableRelease('tax', 'TaxCalculator', makesDocumentElement)]);

  await page.addInitScript(() => Object.assign(globalThis, { broken: true }));
  await page.goto(`${url}${TAX}?income=1800000`);
  await expect(page.getByRole('alert')).toContainText('AR-106');
  // The measuring script loads when the page is idle, and reports when the visitor leaves it.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(await readErrors(client, 'tax')).not.toEqual([]);
  }).toPass();

  const [error] = await readErrors(client, 'tax');
  expect(error?.frames[0]?.source).toMatch(/^(\.\/src|node_modules\/@artha\/shared)\/.*\.tsx?:\d+:\d+$/);
  expect(JSON.stringify(error)).not.toContain('1800000');
  expect(complaints.join()).toContain('error');
  for (const file of [
    `/remotes/tax/${error?.digest ?? ''}/sourceMaps.json`,
    `/remotes/tax/${error?.digest ?? ''}/server/sourceMaps.json`,
    `/remotes/tax/${error?.digest ?? ''}/../../../releases/tax/${error?.digest ?? ''}/server/sourceMaps.json`,
    ...(error?.frames ?? []).map(({ position }) => `/remotes/tax/${error?.digest ?? ''}/${position.split(':')[0]}.map`),
  ])
    expect((await fetch(url + file)).status).toBe(404);
  await Promise.all([edge.close(), service.close()]);
});
