import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { excessOf } from './reflow.ts';
import { expect, test } from './site.ts';

const PATH = '/~design';

/** Blocks whose colours differ by theme; both copies are in a picture. */
const inBothThemes = [
  'buttons',
  'links',
  'fields',
  'files',
  'choices',
  'tabs',
  'search',
  'messages',
  'disclosures',
  'articles',
  'cards',
  'tables',
];

/** Blocks of which one copy says it all. */
const inOneTheme = ['colours', 'type', 'shape', 'headings', 'icons'];

/** What a pointer or a key does, and to which blocks. */
const touches = {
  hover: { states: ['hover'], blocks: ['buttons', 'links', 'tabs'] },
  focus: {
    states: ['focus', 'focus-visible'],
    blocks: ['buttons', 'links', 'fields', 'files', 'choices', 'tabs', 'search'],
  },
  press: { states: ['hover', 'active'], blocks: ['buttons'] },
};

const first = (page: Page, section: string) => page.locator(`#${section} > div > div`).first();

/** Waits until the page answers. */
async function answers(page: Page): Promise<void> {
  const tab = first(page, 'tabs').getByRole('tab', { name: 'Table' });
  await expect(async () => {
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
  }).toPass();
}

/** Takes every disclosure, form and tab of the page out of the state that it is composed in. */
async function openAll(page: Page): Promise<void> {
  for (const send of await page.locator('#errors').getByRole('button', { name: 'Send' }).all()) await send.click();
  for (const table of await page.getByText('The same figures as a table').all()) await table.click();
  for (const question of await page.getByText('Can I use it today?').all()) await question.click();
}

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 375 },
  { colorScheme: 'dark', width: 375 },
  { colorScheme: 'light', width: 1280, forcedColors: 'active' },
] as const;

test(`SH-01 axe finds nothing on ${PATH}, light and dark, in forced colours, wide and narrow, and it fits 320 px`, async ({
  readingPage: page,
}) => {
  await page.goto(PATH);
  await answers(page);
  await openAll(page);
  for (const { width, ...media } of looks) {
    await test.step(`${Object.values(media).join(', ')}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia(media);
      const options = {
        coloursOnly: media.colorScheme === 'dark',
        // Forced colours are the visitor's own, and axe reads those that they took the place of.
        disabledRules: 'forcedColors' in media ? ['color-contrast'] : [],
      };
      expect(await findViolations(page, options)).toEqual([]);
      await first(page, 'disclosures').getByRole('button', { name: 'What is cess?' }).click();
      await expect(page.getByRole('dialog', { name: 'Cess' })).toBeVisible();
      expect(await findViolations(page, { part: 'dialog[open]', ...options })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await excessOf(page)).toBeLessThanOrEqual(0);
});

/**
 * Whether the page is set in the site's own font and not in what stands in for it. Words that are added would not tell: they
 * are set in a font that came too late for the words of the page.
 */
const isSetInInter = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const shown = words.getBoundingClientRect().width;
    heading.style.fontFamily = "'Inter fallback'";
    const instead = words.getBoundingClientRect().width;
    heading.style.fontFamily = '';
    return shown !== instead;
  });

/** Opens the page in the site's font, which is optional: it is in time once it comes from the cache. */
async function openInInter(page: Page): Promise<void> {
  // As tall as the page: a picture of what is out of view sets the window, lays out and draws the whole page again, twice.
  await page.setViewportSize({ width: 1280, height: 12_000 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(async () => {
    await page.goto(PATH);
    await page.evaluate(() => document.fonts.ready);
    expect(await isSetInInter(page)).toBe(true);
  }).toPass();
  // The bar would cover what is scrolled under it.
  await page.getByRole('banner').evaluate((bar) => {
    bar.style.position = 'absolute';
  });
}

/**
 * Puts everything in a section that can be touched into a state at once, as the browser's own developer tools do: no
 * mouse and no key can touch all of it.
 * @returns takes the state away.
 */
async function force(page: Page, section: string, states: string[]): Promise<() => Promise<void>> {
  const touched = states.includes('focus') ? 'button, a, input, select' : 'button, a, input, select, label';
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId: sectionId } = await tools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `#${section}`,
  });
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: sectionId, selector: touched });
  const setStates = async (forcedPseudoClasses: string[]) => {
    for (const nodeId of nodeIds) await tools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  };
  await setStates(states);
  return async () => {
    await setStates([]);
    await tools.detach();
  };
}

const sheets = (page: Page, section: string) => page.locator(`#${section} > div`);

test(`every block of ${PATH} looks as it did: at rest, touched, opened, and on a phone`, async ({ page }) => {
  await openInInter(page);
  await test.step('at rest', async () => {
    for (const section of inBothThemes) await expect.soft(sheets(page, section)).toHaveScreenshot(`${section}.png`);
    for (const section of inOneTheme) await expect.soft(first(page, section)).toHaveScreenshot(`${section}.png`);
  });
  for (const [name, { states, blocks }] of Object.entries(touches)) {
    await test.step(`under ${name}`, async () => {
      for (const block of blocks) {
        const leave = await force(page, block, states);
        await expect.soft(first(page, block)).toHaveScreenshot(`${block}-${name}.png`);
        await leave();
      }
    });
  }
  await test.step('on a phone the rows of a table are entries', async () => {
    const window = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 800 });
    await expect.soft(first(page, 'tables')).toHaveScreenshot('tables-375.png');
    if (window) await page.setViewportSize(window);
  });
  await test.step('opened', async () => {
    await answers(page);
    await openAll(page);
    for (const section of ['errors', 'charts'])
      await expect.soft(sheets(page, section)).toHaveScreenshot(`${section}-open.png`);
    await first(page, 'disclosures').getByRole('button', { name: 'What is cess?' }).click();
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot('dialog.png');
  });
});
