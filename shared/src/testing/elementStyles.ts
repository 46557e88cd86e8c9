/** The attributes by which a browser's own rules tell how to show an element. */
const attributes = ['hidden', 'open', 'type', 'style'];

/**
 * Lets `getComputedStyle` tell the style that an element has by its name and its own attributes, without style sheets.
 *
 * Queries by role ask for the style of every element on the page, and matching each with all rules of all style sheets takes
 * a quarter of the time of component tests. Tests of what style sheets do are `.styles.test.tsx`, which run without this.
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
if (typeof document !== 'undefined') ignoreStylesheets();
