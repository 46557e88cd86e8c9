import { recompose } from '@artha/core/publish';
import { embeddedDocumentPath } from '@artha/shared/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test, type OwnSite } from '../site.ts';
import { watchShifts } from '../watchShifts.ts';
import { startThirdParty, type ThirdParty } from '../waitlist.ts';

/** Publishes a site with the third party's form, and ends the third party after `use`. */
async function withThirdParty(
  { quickContext: context }: OwnSite,
  use: (thirdParty: ThirdParty) => Promise<void>,
): Promise<void> {
  const thirdParty = await startThirdParty();
  try {
    await recompose({ ...context, config: { ...context.config, waitlistWidget: thirdParty.widget } });
    await use(thirdParty);
  } finally {
    thirdParty.close();
  }
}

const contactOf = (page: Page): Locator => page.locator('#contact');
const frameOf = (page: Page): Locator => contactOf(page).getByTitle('Join the waitlist');
/** The document in the frame, which the page keeps out of reach of scripts. */
const documentOf = (page: Page) => {
  const address = embeddedDocumentPath('marketing', 'waitlist');
  const frame = page.frames().find((one) => one.url().endsWith(address));
  if (!frame) throw new Error('There is no frame.');
  return frame;
};
const linkOf = (page: Page): Locator => contactOf(page).getByRole('link', { name: 'Join the Waitlist' });

test('MK-03 landing has a plain link, and contacts no third party, if none is configured', async ({
  readingPage: page,
  readingComplaints: complaints,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(linkOf(page)).toHaveAttribute('target', '_blank');
  await expect(frameOf(page)).toHaveCount(0);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Longer than a page waits for a third party. */
const PAST_PATIENCE_MS = 3500;

test('MK-03 SH-04 landing initialises the widget with its id and type in the middle of the window, keeps it inside its frame, and shows the link again if it hangs or fails', async ({
  page,
  ownSite,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const shifted = await watchShifts(page);
  await page.clock.install();
  await withThirdParty(ownSite, async ({ asked, behave }) => {
    await test.step('the widget is in the middle of the window', async () => {
      await page.goto(`${ownSite.url}/#contact`);
      await expect(frameOf(page)).toBeVisible();
      await expect(linkOf(page)).toBeHidden();
      const join = documentOf(page).getByRole('button', { name: 'Join 4711 WIDGET_1' });
      await expect(join).toHaveCSS('color', 'rgb(1, 2, 3)');
      expect(asked.toSorted()).toEqual(['/form.css', '/form.js']);
      const box = await contactOf(page).boundingBox();
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle - (page.viewportSize()?.height ?? 0) / 2)).toBeLessThan(60);
      await page.clock.fastForward(PAST_PATIENCE_MS);
      await expect(join).toBeVisible();
      expect(await shifted()).toBe(0);
    });
    await test.step('it reaches nothing beyond its frame', async () => {
      await expect(documentOf(page).getByRole('listitem')).toHaveText([
        'page refused',
        'frame refused',
        'address refused',
        'cookie refused',
        'storage refused',
        'dialog silent',
      ]);
      expect(page.url()).toBe(`${ownSite.url}/#contact`);
      const response = await page.request.get(ownSite.url + embeddedDocumentPath('marketing', 'waitlist'));
      expect(response.headers()['content-security-policy']).toContain('sandbox allow-scripts');
    });
    for (const conduct of ['hangs', 'fails'] as const) {
      await test.step(`the link is shown again if it ${conduct}`, async () => {
        behave(conduct);
        await page.goto(`${ownSite.url}/?${conduct}#contact`, { waitUntil: 'domcontentloaded' });
        // The browser announces a request before it sends it: a page that gives up meanwhile never asks.
        await expect.poll(() => asked).toContain('/form.js');
        await expect(linkOf(page)).toBeVisible();
        await page.clock.fastForward(PAST_PATIENCE_MS);
        await expect(frameOf(page)).toHaveCount(0);
        await expect(linkOf(page)).toBeVisible();
        expect(await shifted()).toBe(0);
      });
    }
  });
  expect(errors).toEqual([]);
});
