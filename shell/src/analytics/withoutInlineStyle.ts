/**
 * An element whose rules are written by script: the page's security policy allows no inline style whose text it does not
 * know, but an empty one that is filled afterwards, as styled-components fills its own.
 */
export function withoutInlineStyle({ textContent }: HTMLStyleElement): HTMLStyleElement {
  const element = document.createElement('style');
  const rules = new CSSStyleSheet();
  rules.replaceSync(textContent);
  // The caller puts it into the page first: before, it has no sheet.
  queueMicrotask(() => {
    for (const { cssText } of rules.cssRules) element.sheet?.insertRule(cssText, element.sheet.cssRules.length);
  });
  return element;
}
