import type { Locator } from '@playwright/test';
import { recompose } from '@artha/core/publish';
import { routes } from './routes.ts';
import { expect, hydrated, test } from './site.ts';

/** Distance of the middle of an element from the middle of the window, in CSS pixels. */
function distanceFromMiddle(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  });
}

test.describe('navigation on wide screens', () => {
  test('SH-02 SH-04 the bar is fixed at the top and black, the logo leads home, and Contact leads to the middle of its section', async ({
    readingPage: page,
  }) => {
    await test.step('the bar is fixed at the top and black; the logo leads home', async () => {
      await page.goto('/tools');
      await hydrated(page);
      const bar = page.getByRole('banner');
      await expect(bar).toHaveCSS('position', 'fixed');
      await expect(bar).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await page.mouse.wheel(0, 400);
      await expect(bar).toBeInViewport();
      await bar.getByRole('link', { name: 'Artha, home' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
    await test.step('Contact goes home from any page and centres the contact section', async () => {
      await page.goto('/finterms');
      await hydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/#contact$/);
      await expect.poll(() => distanceFromMiddle(page.locator('#contact'))).toBeLessThan(60);
    });
  });

  test('SH-03 For Who? opens on hover, by click and by keyboard; each entry leads to its card', async ({
    readingPage: page,
  }) => {
    await page.goto('/pricing');
    await hydrated(page);
    const entries = page.getByRole('banner').getByRole('listitem');
    await page.getByText('For Who?').first().hover();
    await expect(entries.filter({ visible: true })).toHaveCount(3);
    await page.mouse.move(640, 700);
    await expect(entries.filter({ visible: true })).toHaveCount(0);

    const summary = page.locator('header summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(entries.filter({ visible: true })).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(entries.filter({ visible: true })).toHaveCount(0);
    await expect(summary).toBeFocused();

    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /High-income professionals/ }).click();
    await expect(page).toHaveURL(/\/#high-income-professionals$/);
    await expect(page.locator('#high-income-professionals')).toBeInViewport();
    await expect(entries.filter({ visible: true })).toHaveCount(0);
  });

  test('SH-05 the current link is bold, underlined and marked as current, through path, hash, back and forward', async ({
    readingPage: page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const bar = page.getByRole('banner');
    const pricing = bar.getByRole('link', { name: 'Pricing' });
    const contact = bar.getByRole('link', { name: 'Contact' });
    await pricing.click();
    await expect(pricing).toHaveAttribute('aria-current', 'page');
    await expect(pricing).toHaveCSS('font-weight', '700');
    await expect(pricing).toHaveCSS('text-decoration-line', 'underline');
    await contact.click();
    await expect(contact).toHaveAttribute('aria-current', 'location');
    await expect(pricing).not.toHaveAttribute('aria-current');
    await page.goBack();
    await expect(pricing).toHaveAttribute('aria-current', 'page');
    await page.goForward();
    await expect(contact).toHaveAttribute('aria-current', 'location');
    await expect(contact).toHaveCSS('font-weight', '700');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Features' }).click();
    await expect(contact).not.toHaveAttribute('aria-current');
    const everyone = bar.getByRole('link', { name: /^Everyone/ });
    await page.goto('/#everyone');
    await hydrated(page);
    await bar.getByText('For Who?').first().hover();
    await expect(everyone).toHaveAttribute('aria-current', 'location');
  });

  test('SH-05 the current path is marked before any script runs', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}/pricing`);
    const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
    await expect(pricing).toHaveAttribute('aria-current', 'page');
    await expect(pricing).toHaveCSS('font-weight', '700');
    await context.close();
  });

  test('SH-06 Join the Waitlist opens the external form in a new tab', async ({ readingPage: page }) => {
    await page.goto('/tools');
    const link = page.getByRole('banner').getByRole('link', { name: 'Join the Waitlist' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('href', /^https:/);
  });

  test('SH-06 if no form is configured, Join the Waitlist leads to the contact section', async ({ page, ownSite }) => {
    await recompose({ ...ownSite.quickContext, config: { ...ownSite.context.config, waitlistUrl: '' } });
    await page.goto(`${ownSite.url}/tools`);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Join the Waitlist' }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.locator('#contact').getByRole('link', { name: 'Join the Waitlist' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  });
});

test('SH-03 Tools opens a menu with every tool of the site, and a link to all of them', async ({
  readingPage: page,
}) => {
  await page.goto('/pricing');
  await hydrated(page);
  const bar = page.getByRole('banner');
  await bar.getByText('Tools', { exact: true }).first().click();
  const tools = routes.flatMap(({ path, tool, lang }) => (tool && lang === undefined ? [path] : []));
  const links = bar.getByRole('listitem').filter({ visible: true }).getByRole('link');
  const leadsTo = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...leadsTo].sort()).toEqual([...tools, '/tools'].sort());
  await links.filter({ hasText: 'Tax Calculator' }).click();
  await expect(page).toHaveURL(/\/tools\/tax-calculator$/);
  await page.getByRole('main').getByRole('link', { name: 'All tools' }).click();
  await expect(page).toHaveURL(/\/tools$/);
});

test('SH-06 the waitlist button is an outline beside a tool’s own action, and filled elsewhere', async ({
  readingPage: page,
}) => {
  const waitlist = page.getByRole('banner').getByRole('link', { name: 'Join the Waitlist' });
  await page.goto('/tools/tax-calculator');
  await expect(waitlist).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goto('/tools');
  await expect(waitlist).toHaveCSS('background-color', 'rgb(245, 184, 46)');
});

test('SH-01 on paper there are no controls', async ({ readingPage: page }) => {
  await page.goto('/tools/transaction-categorizer');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Skip to content', 'All tools']) await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('input[type=file]').filter({ visible: true })).toHaveCount(0);
});

for (const width of [375, 1280]) {
  test(`SH-01 with text of twice the size the bar fits ${width} pixels, and the menu can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto('/pricing');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').evaluate((element) => element.scrollWidth);
    expect(bar).toBeLessThanOrEqual(width);
  });
}

test('SH-01 the skip link leads past the navigation', async ({ readingPage: page }) => {
  await page.goto('/finterms');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('SH-01 an address with a typing error suggests the right page', async ({ readingPage: page }) => {
  const answer = await page.goto('/tools/tax-calulator');
  expect(answer?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Income Tax Calculator - India' }).click();
  await expect(page).toHaveURL(/\/tools\/tax-calculator$/);
});

test.describe('navigation on wide screens with touch', () => {
  test.use({ hasTouch: true });

  test('SH-03 For Who? opens by a touch and closes by the next', async ({ page }) => {
    await page.goto('/pricing');
    await hydrated(page);
    const entries = page.getByRole('banner').getByRole('listitem').filter({ visible: true });
    const summary = page.getByRole('banner').getByText('For Who?').first();
    await summary.tap();
    await expect(entries).toHaveCount(3);
    await summary.tap();
    await expect(entries).toHaveCount(0);
  });
});

test.describe('navigation on small screens', () => {
  test.beforeEach(async ({ readingPage: page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
  });

  test(
    'SH-07 SH-08 the hamburger opens a full-screen dark overlay with all entries, keeps the focus inside, and closes when the window grows',
    { tag: '@firefox' },
    async ({ readingPage: page }) => {
      await test.step('the hamburger opens a full-screen dark overlay with all entries', async () => {
        await page.goto('/tools');
        await hydrated(page);
        await page.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu).toBeVisible();
        expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 800 });
        await expect(menu).toHaveCSS('background-color', 'rgb(0, 0, 0)');
        for (const name of [/^Business owners/, /^High-income professionals/, /^Everyone/]) {
          await expect(menu.getByRole('link', { name })).toBeHidden();
        }
        await menu.getByText('For Who?').click();
        for (const name of [/^Business owners/, /^High-income professionals/, /^Everyone/]) {
          await expect(menu.getByRole('link', { name })).toBeVisible();
        }
        await menu.getByText('For Who?').click();
        await expect(menu.getByRole('link', { name: /^Everyone/ })).toBeHidden();
        await expect(menu.getByRole('link', { name: 'Join the Waitlist' })).toHaveAttribute('target', '_blank');
        await menu.getByRole('button', { name: 'Close menu' }).click();
        await expect(menu).toBeHidden();
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
      });
      await test.step('the focus stays in the open overlay', async () => {
        await page.goto('/tools');
        await hydrated(page);
        await page.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
        const seen = new Set<string>();
        for (let stop = 0; stop < 16; stop += 1) {
          await page.keyboard.press('Tab');
          const focused = await page.evaluate(() => {
            const { activeElement } = document;
            if (activeElement === document.body) return 'the browser itself';
            return activeElement?.closest('dialog') ? activeElement.textContent : 'outside';
          });
          seen.add(focused);
        }
        expect(seen).not.toContain('outside');
        expect([...seen].join()).toContain('Contact');
      });
      await test.step('the overlay closes when the window grows', async () => {
        await page.setViewportSize({ width: 1000, height: 800 });
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
      });
    },
  );

  test('SH-07 the overlay opens without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ''}/tools`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await context.close();
  });

  test('SH-08 the overlay closes by Escape, Back, Pricing and Contact, and the page goes where they lead', async ({
    readingPage: page,
  }) => {
    await test.step('Escape and the browser’s back close the overlay, and the page stays', async () => {
      await page.goto('/tools');
      await page.goto('/pricing');
      await hydrated(page);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      const opener = page.getByRole('button', { name: 'Open menu' });
      await opener.click();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(menu).toBeVisible();
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/pricing$/);
      await page.goForward();
      await expect(menu).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/tools$/);
    });
    await test.step('Pricing closes the overlay; Contact closes it and centres the contact section', async () => {
      await page.goto('/tools');
      await hydrated(page);
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name: 'Pricing' }).click();
      await expect(page).toHaveURL(/\/pricing$/);
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/#contact$/);
      await expect(menu).toBeHidden();
      await expect.poll(() => distanceFromMiddle(page.locator('#contact'))).toBeLessThan(60);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simple, transparent pricing.');
      await expect(menu).toBeHidden();
    });
  });
});

test('SH-09 SH-10 SH-11 SH-12 the footer has place, copyright, networks, columns and the notice', async ({
  readingPage: page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Bengaluru, India');
  await expect(footer).toContainText(/© 20\d\d Artha/);
  await expect(footer.getByRole('link', { name: 'Parent Project' })).toHaveAttribute('href', /^https:/);
  for (const name of ['X', 'Discord', 'YouTube', 'Instagram']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('target', '_blank');
  }
  for (const [label, to] of [
    ['Features', '/#features'],
    ['News', 'https://news.example'],
    ['Documentation', 'https://docs.example'],
    ['Pricing', '/pricing'],
    ['About us', 'https://about.example'],
    ['Blog', 'https://blog.example'],
    ['Contact us', '/#contact'],
    ['Disclaimer', '/disclaimer'],
    ['Privacy Policy', '/privacy'],
    ['Return & Refund Policy', '/refund'],
    ['Terms & Conditions', '/tos'],
    ['Cookie Policy', '/cookies'],
  ] as const) {
    await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
  }
  await expect(footer.getByRole('link', { name: 'Discord Community', exact: true })).toBeVisible();
  await expect(footer).toContainText('for education and information only');
  await expect(footer).toContainText('Please consult a financial services professional before you act on it.');
});

test(
  'SH-12 the theme chosen in the footer stays for the next visit, without a flash',
  { tag: '@everyBrowser' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.route('**/main.js', () => undefined);
    await page.goto('/tools', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 13, 16)');
  },
);

test('PF-01 the health view shows the running releases, the provider of each shared package, and the failures', async ({
  page,
  faultySite: site,
}) => {
  site.fault(/\/remotes\/tax\//, 'missing');
  await page.goto(`${site.url}/tools/tax-calculator`);
  await expect(page.getByText('The tax calculator did not load.')).toBeVisible();
  await page.goto(`${site.url}/~health`);
  await expect(page.getByRole('row', { name: /^shell/ })).toContainText('team-platform');
  await expect(page.getByRole('row', { name: /^tax/ })).toContainText('/tools/tax-calculator');
  await expect(page.getByRole('row', { name: /^react-dom/ })).toContainText('artha_shell');
  await expect(page.getByRole('row', { name: /AR-101/ })).toContainText('Check that the release');
});
