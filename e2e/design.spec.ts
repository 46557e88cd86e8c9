import type { Page } from '@playwright/test';
import { answers, DESIGN_PATH, first, openAll } from './designPage.ts';
import { expect, test } from './site.ts';

/** Blocks whose colours differ by theme; a picture shows both copies. */
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

/** Blocks for which one copy is enough. */
const inOneTheme = ['colours', 'type', 'shape', 'layout', 'headings', 'icons'];

/** The states of a pointer or a key, and their blocks. */
const touches = {
  hover: { states: ['hover'], blocks: ['buttons', 'links', 'tabs'] },
  focus: {
    states: ['focus', 'focus-visible'],
    blocks: ['buttons', 'links', 'fields', 'files', 'choices', 'tabs', 'search'],
  },
  press: { states: ['hover', 'active'], blocks: ['buttons'] },
};

/**
 * Whether the page uses the site's own font and not its fallback. Added words would not tell: their font may load too
 * late for the words of the page.
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
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(async () => {
    await page.goto(DESIGN_PATH);
    await page.evaluate(() => document.fonts.ready);
    expect(await isSetInInter(page)).toBe(true);
  }).toPass();
  // The bar would cover what is scrolled under it.
  await page.getByRole('banner').evaluate((bar) => {
    bar.style.position = 'absolute';
  });
}

/**
 * Puts all controls of a section into a state at once, as the browser's developer tools do: no mouse and no key can
 * reach all of them.
 * @returns a function that removes the state.
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

/** Hides all other sections, because a picture takes longer the larger the window is. */
async function showOnly(page: Page, section: string): Promise<void> {
  await page.evaluate((id) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:has(> #${id}) > :not(#${id}) { display: none }`);
    document.adoptedStyleSheets = [sheet];
  }, section);
}

const showAll = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

test(`every block of ${DESIGN_PATH} looks as before: at rest, touched, opened, and on a phone`, async ({ page }) => {
  await openInInter(page);
  await test.step('at rest', async () => {
    for (const section of [...inBothThemes, ...inOneTheme]) {
      await showOnly(page, section);
      const block = inBothThemes.includes(section) ? sheets(page, section) : first(page, section);
      await expect.soft(block).toHaveScreenshot(`${section}.png`);
    }
  });
  for (const [name, { states, blocks }] of Object.entries(touches)) {
    await test.step(`under ${name}`, async () => {
      for (const block of blocks) {
        await showOnly(page, block);
        const leave = await force(page, block, states);
        await expect.soft(first(page, block)).toHaveScreenshot(`${block}-${name}.png`);
        await leave();
      }
    });
  }
  await test.step('on a phone the rows of a table are entries', async () => {
    const window = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 1200 });
    await showOnly(page, 'tables');
    await expect.soft(first(page, 'tables')).toHaveScreenshot('tables-375.png');
    if (window) await page.setViewportSize(window);
  });
  await test.step('opened', async () => {
    await showAll(page);
    await answers(page);
    await openAll(page);
    for (const section of ['errors', 'charts']) {
      await showOnly(page, section);
      await expect.soft(sheets(page, section)).toHaveScreenshot(`${section}-open.png`);
    }
    await showOnly(page, 'disclosures');
    await first(page, 'disclosures').getByRole('button', { name: 'What is cess?' }).click();
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot('dialog.png');
  });
});
