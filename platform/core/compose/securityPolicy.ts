import type { SiteConfig } from '@artha/shared/config';
import { OFFLINE_WORKER_PATH, type Needs } from '@artha/shared/contract';

/** The sources of a page's security policy. */
export interface PolicySources {
  /** Hashes of the page's inline scripts. */
  readonly inlineScripts: readonly string[];
  /**
   * Digests of script files: for an isolated page all that may run there; for another page those that it names itself,
   * which load the others.
   */
  readonly scriptFiles: readonly string[];
  /** Whether the page is an isolated document, in which no other script may run. */
  readonly isIsolated: boolean;
  /** The needs of the page; only an isolated page gets them. */
  readonly needs: Needs;
  /**
   * Hashes of the page's inline styles; the empty one is for styled-components' own element, which is filled through
   * the CSSOM.
   */
  readonly styles: readonly string[];
  /**
   * Hashes of the style attributes in the page's markup. Scripts that set a style later need none: that is the CSSOM.
   */
  readonly styleAttributes: readonly string[];
  /** The upload address for statements; if it has another origin, that origin is allowed. */
  readonly uploadUrl: string;
  /** The authentication service, if the site has one; handled like uploads. */
  readonly authUrl?: string | undefined;
  /** The addresses to which analytics send data after consent; undefined if the site has none. */
  readonly analytics: SiteConfig['analytics'];
  /** Whether an isolated page may frame documents of its remote, as every other page may. */
  readonly embedsDocuments: boolean;
}

/**
 * The Content Security Policies of a page (CSP level 3). All of them must hold; they reject everything that the page
 * does not need.
 * An isolated page lists every script by its digest. On another page this would mean the scripts of all remotes;
 * instead it names its first scripts and trusts the scripts that these insert (`strict-dynamic`), which the script
 * guard checks. `strict-dynamic` alone would also allow imports of generated code (`data:`, `blob:`), so a second
 * policy only allows files of the site.
 * A worker starts from bytes whose digest the page has checked (`blob:`), because browsers do not check a worker's
 * address. It runs under the policies of the page that started it, as does a generated document that the page shows in
 * a frame.
 */
export function contentSecurityPolicies({
  inlineScripts,
  scriptFiles,
  isIsolated,
  needs: stated,
  styles,
  styleAttributes,
  uploadUrl,
  authUrl = '',
  analytics,
  embedsDocuments,
}: PolicySources): string[] {
  const connected = [uploadUrl, authUrl, analytics?.host ?? '', analytics?.assetsHost ?? ''];
  const origins = connected.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []));
  const scripts = [...inlineScripts, ...scriptFiles.map((digest) => `'${digest}'`)];
  const needs = isIsolated ? stated : {};
  const keywords = isIsolated ? (needs.wasm ? ["'wasm-unsafe-eval'"] : []) : ["'strict-dynamic'"];
  // A page that a visitor comes to by a link keeps the policy of the page that was loaded. No page of the site lets itself be
  // framed: only embedded documents do.
  const frames = [...(embedsDocuments || !isIsolated ? ["'self'"] : []), ...(needs.frames ? ['blob:'] : [])];
  const policy = [
    ["default-src 'none'"],
    ['script-src', ...keywords, ...new Set(scripts)],
    // Otherwise `strict-dynamic` would let a script start any worker. `'self'` would allow every file of the site, and
    // only a source with a host names one: browsers let a worker be of the page's own origin alone. WebKit matches no
    // host by `*` without a scheme; `http` includes `https`.
    ['worker-src', ...(needs.workers ? ['blob:'] : []), `http://*:*${OFFLINE_WORKER_PATH}`],
    ...stylePolicy(needs, styles, styleAttributes),
    // A picture that the person chose, or that the page drew, has an address of its own (`blob:`).
    ["img-src 'self' data: blob:", ...(needs.images ?? [])],
    ["font-src 'self'"],
    ["connect-src 'self'", ...new Set(origins)],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["require-trusted-types-for 'script'"],
    // A library that inserts HTML as it is may name a policy for it. Each script needs its digest in any case.
    [needs.html ? "trusted-types * 'allow-duplicates'" : 'trusted-types default'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
  return isIsolated ? [policy] : [policy, ["script-src 'self'", ...inlineScripts].join(' ')];
}

/** With `unsafe-inline`, no digest may be named: browsers would ignore the keyword. */
function stylePolicy(needs: Needs, styles: readonly string[], attributes: readonly string[]): string[][] {
  if (needs.inlineStyles) return [["style-src 'self' 'unsafe-inline'"]];
  // Only these attributes: for any other one, the keyword allows nothing.
  const attributePolicy = attributes.length > 0 ? [["style-src-attr 'unsafe-hashes'", ...attributes]] : [];
  return [["style-src 'self'", ...styles], ...attributePolicy];
}
