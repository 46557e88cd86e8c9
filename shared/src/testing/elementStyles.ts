/** The attributes that a browser's default style sheet uses. */
const attributes = ['hidden', 'open', 'type', 'style'];

/**
 * Makes `getComputedStyle` use only an element's name and attributes, without style sheets.
 *
 * Queries by role ask for the style of every element on the page, and matching each with all rules of all style sheets
 * takes a quarter of the time of component tests. Tests of what style sheets do are `.styles.test.tsx`, which run
 * without this.
 */
function ignoreStylesheets(): void {
  const computeStyle = window.getComputedStyle.bind(window);
  const bareDocument = document.implementation.createHTMLDocument();
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return computeStyle(element, pseudoElement);
    const key = JSON.stringify([element.localName, ...attributes.map((name) => element.getAttribute(name))]);
    const style = known.get(key) ?? computeStyle(bareDocument.importNode(element));
    known.set(key, style);
    return style;
  };
}

// A test of what a server does with a component has no document.
if (typeof document !== 'undefined') {
  ignoreStylesheets();
  // By default, styled-components adds text to a style element outside production, and jsdom parses all of it again for
  // each rule.
  Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
}
