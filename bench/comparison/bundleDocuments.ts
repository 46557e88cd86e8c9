/** The parts of a composed page that a document of a bundle keeps. */
interface PageParts {
  readonly title: string;
  readonly description: string;
  readonly styles: readonly string[];
  /** The HTML of the root element. */
  readonly content: string;
}

/** @throws if the page was composed in another form. */
function partsOf(page: string): PageParts {
  const find = (pattern: RegExp) => {
    const found = pattern.exec(page)?.[1];
    if (found === undefined) throw new Error(`The composed page has no ${pattern.source}.`);
    return found;
  };
  return {
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)">/),
    styles: [...page.matchAll(/<style[^>]*>.*?<\/style>/gs)].map(([style]) => style),
    content: find(/<body[^>]*><div id="root">(.*)<\/div>\n?<script type="application\/json"/s),
  };
}

/**
 * The documents of a bundle with the texts and styles of a composed page, and nothing that belongs to federation.
 * @param script address of the bundle.
 */
export function bundleDocuments(
  page: string,
  script: string,
): { readonly prerendered: string; readonly clientRendered: string } {
  const { title, description, styles, content } = partsOf(page);
  const documentOf = (ownStyles: readonly string[], html: string) =>
    [
      '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${title}</title><meta name="description" content="${description}">`,
      ...ownStyles,
      `<script defer src="${script}"></script></head><body><div id="root">${html}</div></body></html>`,
    ].join('');
  return {
    prerendered: documentOf(styles, content),
    // The tokens and the page's ground; the styles of components come from the script.
    clientRendered: documentOf(styles.slice(0, 1), ''),
  };
}
