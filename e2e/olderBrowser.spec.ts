import { becomeOlder, forgetLightDark } from './olderBrowser.ts';
import { expect, hydrated, test } from './site.ts';
import { convertPdf } from './tools/categorizer.ts';
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
  await test.step('Back says that the table was only on that page, and the form is ready for the file', async () => {
    await page.goBack();
    await expect(page.getByText(/^Your table was only on that page, and we keep no copy\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload PDF' })).toBeVisible();
  });
});
