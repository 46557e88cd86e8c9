import type { Page } from '@playwright/test';
import { join } from 'node:path';
import config from './playwright.config.ts';
import { routes } from './routes.ts';
import { expect, hydrated, nextFrames, test } from './site.ts';

const SAMPLE = join(import.meta.dirname, '../statements/samples/hdfc-a.pdf');

const listed = routes.filter(({ unlisted }) => !unlisted);

/**
 * Figures and words of up to 20 letters that are broken over two lines without a hyphen, except hyphenated headings and
 * e-mail addresses.
 */
function findBrokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    if (element.closest('svg, script, style, noscript')) continue;
    if (getComputedStyle(element).hyphens === 'auto') continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}₹$.,’%_@]+/gu)) {
      if (word.length > 20 || word.includes('@')) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) broken.add(word);
    }
  }
  return [...broken];
}

/** Headings whose text is wider than their box, so that it covers what is beside them. */
function findWideHeadings(): string[] {
  return [...document.querySelectorAll('h1, h2, h3')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1)
    .map(({ textContent }) => textContent);
}

/** At every width nothing scrolls sideways, and no word or figure is broken, except words from the bank. */
async function expectWholeWords(page: Page, words = /./): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await nextFrames(page);
    const place = `${page.url()}, ${width} px,`;
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(excess, `${place} scrolls sideways`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(findWideHeadings), `${place} has headings that are too wide`).toEqual([]);
    const broken = await page.evaluate(findBrokenWords);
    expect
      .soft(
        broken.filter((word) => words.test(word)),
        `${place} has broken words`,
      )
      .toEqual([]);
  }
}

const { args = [], ...launchOptions } = config.use?.launchOptions ?? {};

// The font size that a visitor sets in the browser; media queries in `em` follow it.
test.use({ launchOptions: { ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] } });
// One after another, in one browser.
test.describe.configure({ mode: 'default' });

test.describe('with text of twice the size', () => {
  test('SH-01 every page keeps its words whole', async ({ page }) => {
    for (const { path } of listed) {
      await page.goto(path);
      await expectWholeWords(page);
    }
  });

  test('TX-04 the comparison keeps its words whole', async ({ page }) => {
    await page.goto('/tools/tax-calculator');
    await page.getByLabel('Basic Salary').fill('1800000');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('80C').fill('150000');
    await page.getByRole('button', { name: 'Calculate Tax' }).click();
    await expect(page.getByText(/regime is better by/)).toBeVisible();
    await expectWholeWords(page);
  });

  test('CA-09 the transactions keep their words whole', async ({ page }) => {
    await page.goto('/tools/transaction-categorizer');
    await page
      .getByLabel(/^Statement$/)
      .first()
      .setInputFiles(SAMPLE);
    await page.getByLabel('Bank').selectOption('HDFC');
    await page.getByRole('button', { name: 'Upload PDF' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^50 transactions/);
    await expectWholeWords(page, /^₹?[\d,.]+\.\d\d$/);
  });

  test('RP-04 the report keeps its words whole', async ({ page }) => {
    await page.goto('/Artha-Custom-Report');
    await hydrated(page);
    for (const box of (await page.getByRole('checkbox').all()).slice(0, 4)) await box.check();
    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByRole('region', { name: 'Your custom report' })).toBeInViewport();
    await expectWholeWords(page);
  });
});
