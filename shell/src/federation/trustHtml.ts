declare global {
  interface Element {
    /** The browser's Sanitizer (WICG); absent in some browsers. */
    setHTML?(html: string, options?: object): void;
  }
}

/** Everything but what runs or frames something, which the Sanitizer always leaves out, or acts for the document. */
const options = { sanitizer: { comments: true, removeElements: ['meta', 'link', 'base'] } };

let purify: ((html: string) => string) | undefined;

/**
 * What scripts may insert as HTML (Trusted Types, the default policy's rule): text, formatting, forms and pictures, but
 * no script, event handler, frame or `javascript:` address.
 * @returns undefined, which the browser refuses, if it has no Sanitizer and `loadSanitizer` has loaded none.
 */
export function trustHtml(html: string): string | undefined {
  // Rows of a table are only rows there or in a template.
  const template = document.createElement('template');
  if (!template.setHTML) return purify?.(html);
  template.setHTML(html, options);
  return template.innerHTML;
}

/** Loads a sanitizer in a browser that has Trusted Types and no Sanitizer of its own. */
export async function loadSanitizer(): Promise<void> {
  if (globalThis.trustedTypes && !document.body.setHTML) ({ purify } = await import('./purify.ts'));
}
