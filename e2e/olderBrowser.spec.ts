import { becomeOlder, forgetLightDark } from './olderBrowser.ts';
import { expect, hydrated, test } from './site.ts';
import { convertPdf, PATH, picker } from './tools/categorizer.ts';
import { calculate, eighteenLakh, figures, PATH as TAX } from './tools/taxCalculator.ts';

/** Texts and controls whose letters have less than three times the brightness of what is behind them, or the reverse. */
const faintTexts = () => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const brightness = (colour: string, behind = 1): number => {
    if (!canvas) return 0;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const own = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    return own * (alpha / 255) + behind * (1 - alpha / 255);
  };
  const behind = (element: Element | null): number =>
    element ? brightness(getComputedStyle(element).backgroundColor, behind(element.parentElement)) : 1;
  return [...document.querySelectorAll('main h1, main h2, main p, main label, main button, main a, main dd')]
    .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
    .filter((element) => {
      const [text, ground] = [brightness(getComputedStyle(element).color), behind(element)];
      return (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05) < 3;
    })
    .map((element) => element.textContent.trim());
};

test('PF-40 a browser without light-dark(), view transitions, speculation rules, popovers, invoker commands, the Navigation API, Integrity-Policy and a back/forward cache still does what people come for', async ({
  page,
}) => {
  await becomeOlder(page);
  await test.step('tax is calculated', async () => {
    await page.goto(TAX);
    await hydrated(page);
    expect(
      await page.evaluate(() => [
        'navigation' in globalThis,
        'startViewTransition' in document,
        'popover' in HTMLElement.prototype,
        'command' in HTMLButtonElement.prototype,
        document.querySelector('script[type=speculationrules]') !== null,
      ]),
    ).toEqual([false, false, false, false, false]);
    await calculate(page, eighteenLakh);
    await expect(figures(page, 'New Regime').nth(1)).toHaveText('₹1,50,800');
  });
  await test.step('without light-dark() a page has the browser’s own colours, and every text can be read', async () => {
    expect(await page.evaluate(faintTexts)).toEqual([]);
    await forgetLightDark(page);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await page.evaluate(faintTexts)).toEqual([]);
  });
  await test.step('a link leads on, and a term opens and closes', async () => {
    await page.goto('/tools');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Glossary' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Basis Point', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Basis Point' });
    await expect(dialog).toContainText('One hundredth of one percentage point');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the menu of a small screen opens and closes', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  await test.step('a statement is converted, and leaving asks first', async () => {
    await convertPdf(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('link', { name: 'Leave this page' }).click();
    await page.waitForURL('**/pricing');
  });
  await test.step('Back reads the file again, on the device', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
  });
});

/** The data that a script on any page of the site can read in the browser, as text. */
const readable = async () => {
  const databases = await indexedDB.databases();
  const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  const kept = [
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    databases,
    files.flat().map(({ url }) => url),
  ];
  return JSON.stringify([...kept, history.state, window.name, document.cookie]);
};

/** The files that a form like the categorizer's gets on another page: as many as the browser gives back. */
const filesInCopyOfForm = () => {
  const form = document.createElement('form');
  form.action = '/upload';
  const input = Object.assign(document.createElement('input'), { type: 'file', name: 'file', multiple: true });
  form.append(input, Object.assign(document.createElement('select'), { name: 'bank_code' }));
  document.body.append(form);
  return input.files?.length;
};

test('CA-20 without a back/forward cache, Back reads the chosen file again on the device, and no other page or tab has it', async ({
  page,
  context,
}) => {
  await convertPdf(page);
  const result = page.getByRole('heading', { level: 1, name: '50 transactions, 16 categories' });
  await expect(result).toBeVisible();
  // No browser for computers keeps a page with such a listener.
  await page.evaluate(() => {
    addEventListener('unload', () => undefined);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('link', { name: 'Leave this page' }).click();
  await page.waitForURL('**/pricing');
  await hydrated(page);
  await test.step('a script of another page, and another tab, find nothing of the statement', async () => {
    expect(await page.evaluate(readable)).not.toMatch(/hdfc|NEFT|UPI|transaction_date/i);
    expect(await page.evaluate(filesInCopyOfForm)).toBe(0);
    const other = await context.newPage();
    await other.goto(new URL(PATH, page.url()).href);
    await hydrated(other);
    expect(await picker(other).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    await other.close();
  });
  await test.step('Back shows the table again, and nothing is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goBack();
    await expect(result).toBeVisible();
    await expect(page.getByText(/^We keep no copy of your table\. Your browser still had your file/)).toBeVisible();
    expect(sent.filter((url) => !url.includes('/vitals'))).toEqual([]);
  });
});
