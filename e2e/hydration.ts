import { expect, type Page } from '@playwright/test';

/** Production React does not report differing attributes, so each element's props are compared with the DOM. */
function differences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = {
      className: 'class',
      id: 'id',
      htmlFor: 'for',
      href: 'href',
      name: 'name',
      type: 'type',
      role: 'role',
    };
    return [...document.querySelectorAll('#root *')].flatMap((element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      const props: unknown = key ? Reflect.get(element, key) : undefined;
      if (typeof props !== 'object' || props === null) return [`${element.tagName} is not hydrated`];
      return Object.entries(attributes).flatMap(([prop, attribute]) => {
        const value: unknown = Reflect.get(props, prop);
        if (typeof value !== 'string') return [];
        const there = element.getAttribute(attribute);
        return there === value
          ? []
          : [`${element.tagName} ${attribute}: React has “${value}”, the page “${String(there)}”`];
      });
    });
  });
}

/** Remembers the composed heading of the next page. */
export function rememberHeading(page: Page) {
  return page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Reflect.set(globalThis, 'composedHeading', document.querySelector('main h1'));
    });
  });
}

/** The page is interactive with the nodes that it was composed with. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => differences(page)).toEqual([]);
  const keepsHeading = await page.evaluate(
    () => Reflect.get(globalThis, 'composedHeading') === document.querySelector('main h1'),
  );
  expect(keepsHeading).toBe(true);
  expect(await page.locator('style[data-styled]').count()).toBe(1);
}
