/** What a document of a bundle has in place of parts of a composed page. */
const changes = (script: string) =>
  [
    // A bundle would have a policy too; that it is not counted is to our disadvantage.
    [/<meta http-equiv="Content-Security-Policy"[^>]*>/g, ''],
    [/<link rel="preload"[^>]*>/g, ''],
    [/(?:<script defer[^>]*><\/script>)+/, `<script defer fetchpriority="high" src="${script}"></script>`],
    // The data is in the script.
    [/(?<=<script type="application\/json"[^>]*>).*?(?=<\/script>)/s, '{}'],
  ] as const satisfies readonly (readonly [RegExp, string])[];

/** What a page without its content does not have either. */
const contents = [
  /<style data-styled[^>]*>.*?<\/style>/s,
  /(?<=<div id="root">).*(?=<\/div>\n?<script type="application\/json")/s,
];

function replaceIn(page: string, pattern: RegExp, replacement: string): string {
  if (page.search(pattern) < 0) throw new Error(`The composed page has no ${pattern.source}.`);
  return page.replace(pattern, replacement);
}

/**
 * The documents of a bundle: a composed page with its texts, styles and what search engines read, and with the script
 * that holds early clicks, but without what only federation needs.
 * @param script address of the bundle.
 * @throws if the page was composed in another form.
 */
export function bundleDocuments(
  page: string,
  script: string,
): { readonly prerendered: string; readonly clientRendered: string } {
  const prerendered = changes(script).reduce((html, [pattern, own]) => replaceIn(html, pattern, own), page);
  // The tokens and the page's ground stay; the styles of components come from the script.
  return { prerendered, clientRendered: contents.reduce((html, pattern) => replaceIn(html, pattern, ''), prerendered) };
}
