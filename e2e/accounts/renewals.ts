import type { BrowserContext, Page } from '@playwright/test';

/** Requests that renew a session. */
export const renewalRequests = '**/token?grant_type=refresh_token';

/** Counts the renewals of a session by pages. */
export function countRenewals(pages: Page | BrowserContext): () => number {
  let count = 0;
  pages.on('request', (request) => {
    if (request.url().endsWith('/token?grant_type=refresh_token')) count += 1;
  });
  return () => count;
}

/** Sets the visibility of a page without opening another window. */
export async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Changes the stored session of a page to expired, as it is an hour later. */
export async function endStoredToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const area of [sessionStorage, localStorage]) {
      const text = area.getItem('artha-session');
      if (text !== null) area.setItem('artha-session', text.replace(/"expires_at":\d+/, '"expires_at":1'));
    }
  });
}

/** The refresh token that a page would send. */
export const storedRefreshToken = (page: Page) =>
  page.evaluate(() => {
    const text = sessionStorage.getItem('artha-session') ?? localStorage.getItem('artha-session') ?? '';
    return /"refresh_token":"([^"]+)"/.exec(text)?.[1];
  });

/** Expires the session of a hidden page, and shows the page again: the session is then renewed. */
export async function renewByLooking(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
  await endStoredToken(page);
  await setVisibility(page, 'visible');
}
