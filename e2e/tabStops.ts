import { expect, type Page } from '@playwright/test';

/** The maximum number of stops on a page. */
const STOPS = 50;

interface FocusExamination {
  /** Whether the focus is on the first stop of the page: the walk is complete. */
  readonly isSkipLink: boolean;
  /** Whether the focus is within the page's own part, between the frame's bar and its footer. */
  readonly isInMain: boolean;
  /** The fault in the visibility of the focused element. */
  readonly complaint?: string;
}

/** Checks the focused element, as soon as its transitions have ended. */
function examineFocus(page: Page): Promise<FocusExamination> {
  return page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const element = document.activeElement;
    // The skip link has its own test: here the focus may just be arriving from the browser's controls.
    const isSkipLink = element?.matches('[href="#main"]') ?? false;
    const isInMain = element?.closest('#main') !== null;
    const where = { isSkipLink, isInMain };
    if (!element || element === document.body || isSkipLink) return where;
    const name = element.outerHTML.slice(0, 100);
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    // The mark may be drawn around the card of the control.
    const around = [element, element.parentElement, element.closest('li'), shown];
    const styles = around.flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []));
    const isMarked = styles.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('inset'),
    );
    if (!isMarked) return { ...where, complaint: `not marked: ${name}` };
    const { left, right, top, bottom, width, height } = shown.getBoundingClientRect();
    if (width < 1 || height < 1) return { ...where, complaint: `has no size: ${name}` };
    const inWindow = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    if (!inWindow) return { ...where, complaint: `outside the window: ${name}` };
    // Inline links may break over lines, so each of their boxes is tried.
    const isMet = [...shown.getClientRects()].some((box) => {
      const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return met !== null && (shown.contains(met) || met.contains(shown));
    });
    return isMet ? where : { ...where, complaint: `hidden under another element: ${name}` };
  });
}

/** Removes the focus, and goes back to the top. */
function leaveStops(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Walks the page with the Tab key from the current focus.
 * @returns what is wrong with each stop, undefined if nothing is.
 */
async function walkStops(
  page: Page,
  isEnd: (examined: FocusExamination, stop: number) => boolean,
): Promise<(string | undefined)[]> {
  const complaints = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const examined = await examineFocus(page);
    if (isEnd(examined, stop)) break;
    complaints.push(examined.complaint);
  }
  await leaveStops(page);
  return complaints;
}

/** Every stop of the Tab key is marked and visible, including those of the frame. */
export async function expectSeenStops(page: Page): Promise<void> {
  const complaints = await walkStops(page, ({ isSkipLink }, stop) => isSkipLink && stop > 0);
  expect(complaints.length).toBeGreaterThan(10);
  expect(complaints.filter(Boolean)).toEqual([]);
}

/** Every stop of the Tab key between the frame's bar and its footer is marked and visible. */
export async function expectSeenStopsInMain(page: Page): Promise<void> {
  await page.locator('#main').focus();
  await expect(page.locator('#main')).toBeFocused();
  const complaints = await walkStops(page, ({ isInMain }) => !isInMain);
  expect(complaints.filter(Boolean)).toEqual([]);
}
