import type { Page } from '@playwright/test';

/** Removes from every page of a tab what the oldest browsers in use lack, before any script runs. */
async function removeInterfaces(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['navigation', 'scheduler']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const name of ['command', 'commandForElement', 'popoverTargetElement', 'popoverTargetAction'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    // Attributes that such a browser does not know do nothing there.
    const unknown = ['commandfor', 'closedby', 'popover', 'popovertarget'];
    const forget = () => {
      for (const name of unknown)
        for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
      for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove();
    };
    new MutationObserver(forget).observe(document, { childList: true, subtree: true, attributeFilter: unknown });
  });
}

/** Sends pages as a host does that knows none of the newer headers, or as a browser reads them that knows none. */
async function removeHeaders(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'integrity-policy': _integrity, 'cross-origin-opener-policy': _opener, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    },
  );
}

/**
 * Makes the tab like the oldest browsers that people in India still use: Chrome 109, and those before Safari 17.5. The
 * back/forward cache is off in every journey without `whole`, and so is prerendering.
 */
export async function becomeOlder(page: Page): Promise<void> {
  await removeInterfaces(page);
  await removeHeaders(page);
}

/** Makes `light-dark()` a function that the browser does not know, in the styles of this page. */
export async function forgetLightDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const forget = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) forget(rule.cssRules);
        if (!(rule instanceof CSSStyleRule)) continue;
        for (const name of [...rule.style]) {
          const value = rule.style.getPropertyValue(name);
          if (value.includes('light-dark(')) rule.style.setProperty(name, value.replaceAll('light-dark(', 'unknown('));
        }
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) forget(sheet.cssRules);
  });
}
