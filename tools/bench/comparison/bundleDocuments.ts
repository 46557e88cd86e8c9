/** The script of a bundle. */
export interface BundleScript {
  readonly address: string;
  /** Its digest, as `integrity`. */
  readonly integrity: string;
}

const policyElement = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/** The changes of a bundle's document to parts of a composed page. */
const changes = ({ address, integrity }: BundleScript) =>
  [
    [/<link rel="preload"[^>]*>/g, ''],
    [
      /(?:<script defer[^>]*><\/script>)+/,
      `<script defer fetchpriority="high" src="${address}" integrity="${integrity}" crossorigin></script>`,
    ],
    // The data is in the script.
    [/(?<=<script type="application\/json"[^>]*>).*?(?=<\/script>)/s, '{}'],
  ] as const satisfies readonly (readonly [RegExp, string])[];

/** The parts that a page without its content does not have either. */
const contents = [
  /<style data-styled[^>]*>.*?<\/style>/s,
  /(?<=<div id="root">).*(?=<\/div>\n?<script type="application\/json")/s,
];

function replaceIn(page: string, pattern: RegExp, replacement: string): string {
  if (page.search(pattern) < 0) throw new Error(`The composed page has no ${pattern.source}.`);
  return page.replace(pattern, replacement);
}

/**
 * The policies of a page, which allow the bundle's one script in place of the scripts that the page names. Those that an
 * isolated page may load later stay: a bundle would load as many.
 */
function allowBundle(page: string, { integrity }: BundleScript): string {
  const named = [...page.matchAll(/ integrity="([^"]+)"/g)].map(([, digest]) => ` '${digest ?? ''}'`);
  return page.replaceAll(policyElement, (policy) => {
    const others = named.reduce((text, digest) => text.replaceAll(digest, ''), policy);
    return others === policy ? policy : others.replace(/script-src [^;]+/, `$& '${integrity}'`);
  });
}

/** The documents of a bundle. */
export interface BundleDocuments {
  readonly prerendered: string;
  readonly clientRendered: string;
  /** The prerendered one without its policies, to say what they weigh. */
  readonly withoutPolicies: string;
}

/**
 * The documents of a bundle: a composed page with its texts, styles, policies and what search engines read, and with the script
 * that holds early clicks, but without what only federation needs. Its script has a digest, too: without it, a script that
 * was changed on the host would run.
 * @throws if the page was composed in another form.
 */
export function bundleDocuments(page: string, script: BundleScript): BundleDocuments {
  const prerendered = changes(script).reduce(
    (html, [pattern, own]) => replaceIn(html, pattern, own),
    allowBundle(page, script),
  );
  return {
    prerendered,
    // The tokens and the page's ground stay; the styles of components come from the script.
    clientRendered: contents.reduce((html, pattern) => replaceIn(html, pattern, ''), prerendered),
    withoutPolicies: replaceIn(prerendered, policyElement, ''),
  };
}
