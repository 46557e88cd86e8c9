import type { BrowserContext, Page } from '@playwright/test';

/** Requests that renew a session. */
export const renewalRequests = '**/token?grant_type=refresh_token';

/** Counts the renewals of a session that pages ask for. */
export function countRenewals(pages: Page | BrowserContext): () => number {
  let count = 0;
  pages.on('request', (request) => {
    if (request.url().endsWith('/token?grant_type=refresh_token')) count += 1;
  });
  return () => count;
}

/** What a page says of being visible, without another window in front of it. */
export async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}

/** Stores that the session of a page is over, as it is an hour later. */
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

/** Has the session of a page end while nobody looks at it, and somebody look at it again: it is renewed then. */
export async function renewByLooking(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
  await endStoredToken(page);
  await setVisibility(page, 'visible');
}
