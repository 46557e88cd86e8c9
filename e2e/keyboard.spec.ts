import type { Page } from '@playwright/test';
import { lastingRoutes } from './routes.ts';
import { expect, hydrated, test, transitionsEnded } from './site.ts';

/** Stops that are walked on a page: past these the footer's links only repeat. */
const STOPS = 50;

interface FocusExamination {
  /** Whether the focus is on the first stop of the page: it has gone round. */
  readonly isSkipLink: boolean;
  /** What is wrong with how the element in focus is seen. */
  readonly complaint?: string;
}

function examineFocus(page: Page): Promise<FocusExamination> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // The skip link has a test of its own: here the focus may just be coming to it from the browser's controls.
    const isSkipLink = element?.matches('[href="#main"]') ?? false;
    if (!element || element === document.body || isSkipLink) return { isSkipLink };
    const name = element.outerHTML.slice(0, 100);
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    // The mark may be drawn around the card that the control stands for.
    const around = [element, element.parentElement, element.closest('li'), shown];
    const styles = around.flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []));
    const isMarked = styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('inset'),
    );
    if (!isMarked) return { isSkipLink, complaint: `not marked: ${name}` };
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    if (width < 1 || height < 1) return { isSkipLink, complaint: `has no size: ${name}` };
    const inWindow = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    if (!inWindow) return { isSkipLink, complaint: `outside the window: ${name}` };
    // Inline links may break over lines, so each of their boxes is tried.
    const isMet = [...shown.getClientRects()].some((box) => {
      const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return met !== null && (shown.contains(met) || met.contains(shown));
    });
    return isMet ? { isSkipLink } : { isSkipLink, complaint: `hidden under something: ${name}` };
  });
}

for (const { path } of lastingRoutes) {
  test(`SH-01 every stop of the Tab key on ${path} is marked and seen`, async ({ readingPage: page }) => {
    await page.goto(path);
    await hydrated(page);
    const complaints = [];
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      await transitionsEnded(page);
      const { isSkipLink, complaint } = await examineFocus(page);
      if (isSkipLink && stop > 0) break;
      complaints.push(complaint);
    }
    expect(complaints.length).toBeGreaterThan(10);
    expect(complaints.filter(Boolean)).toEqual([]);
  });
}

test('PF-05 the site is walked by keyboard alone: from home by the footer’s side to a tool, and back', async ({
  readingPage: page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Use the free tools' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/tax-calculator$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^Basic Salary/)).toBeFocused();
  await page.keyboard.type('1800000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Deductions (Annually)' })).toBeVisible();
  await page.getByLabel(/^80C/).focus();
  await page.keyboard.type('150000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tax Regime Comparison' })).toBeVisible();

  // Each step is an entry of the history.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Deductions (Annually)' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Income Details (Annually)' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/tools$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Tax Calculator/ })).toBeFocused();
});

test('GL-01 a term is found, read and left by keyboard alone', async ({ readingPage: page }) => {
  await page.goto('/finterms');
  await hydrated(page);
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('demat');
  await expect(page.getByRole('status').filter({ hasText: 'demat' })).toBeVisible();
  const term = page.getByRole('main').getByRole('link', { name: 'Demat Account' });
  await page.keyboard.press('ArrowDown');
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Demat Account' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(term).toBeFocused();
});

test('MK-08 questions are opened and closed by keyboard alone', async ({ readingPage: page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const questions = page.getByRole('main').locator('summary');
  await questions.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('details').nth(1)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(page.getByRole('main').locator('details').nth(1)).not.toHaveAttribute('open');
});
