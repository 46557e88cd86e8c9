import type { SiteConfig } from '@artha/shared/config';

export interface PolicySources {
  /** Hashes of what stands in script elements of the page itself. */
  readonly inlineScripts: readonly string[];
  /**
   * Digests of script files: of an isolated page all that may run there, of another one those that it names itself, which
   * load the others.
   */
  readonly scriptFiles: readonly string[];
  /** Whether the page is a document of its own, in which no other script may run. */
  readonly isIsolated: boolean;
  /** Whether an isolated page may start workers of its remote, and run WebAssembly in them. */
  readonly runsWorkers: boolean;
  /** Whether an isolated page may show what it made itself, such as a PDF, in a frame. */
  readonly framesBlobs: boolean;
  /** Hashes of the page's inline styles; the empty one is styled-components' own element, filled by the CSSOM. */
  readonly styles: readonly string[];
  /** Where statements are sent; an address of another origin is allowed as that origin. */
  readonly uploadUrl: string;
  /** The authentication service, where the site has one; as with uploads. */
  readonly authUrl?: string | undefined;
  /** Where analytics send, after consent; undefined where the site has none. */
  readonly analytics: SiteConfig['analytics'];
  /** Whether the page may frame documents of its remote. */
  readonly embedsDocuments: boolean;
}

/**
 * The Content Security Policies of a page (CSP level 3), all of which must hold: everything is refused that the page does
 * not need.
 *
 * An isolated page lists every script by its digest. Another one would list those of all remotes: it names its first
 * scripts and trusts what they insert (`strict-dynamic`), which is what the script guard lets pass. That alone would also
 * let them import what they made up (`data:`, `blob:`), so a second policy allows files of the site only.
 *
 * A worker is started from bytes whose digest the page has checked (`blob:`), since browsers check none of a worker's
 * address. It runs under the policies of the page that started it, as does a document that the page made itself and shows
 * in a frame.
 */
export function contentSecurityPolicies({
  inlineScripts,
  scriptFiles,
  isIsolated,
  runsWorkers,
  framesBlobs,
  styles,
  uploadUrl,
  authUrl = '',
  analytics,
  embedsDocuments,
}: PolicySources): string[] {
  const connected = [uploadUrl, authUrl, analytics?.host ?? '', analytics?.assetsHost ?? ''];
  const origins = connected.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []));
  const scripts = [...inlineScripts, ...scriptFiles.map((digest) => `'${digest}'`)];
  const mayStartWorkers = isIsolated && runsWorkers;
  const keywords = isIsolated ? (mayStartWorkers ? ["'wasm-unsafe-eval'"] : []) : ["'strict-dynamic'"];
  const frames = [...(embedsDocuments ? ["'self'"] : []), ...(isIsolated && framesBlobs ? ['blob:'] : [])];
  const policy = [
    ["default-src 'none'"],
    ['script-src', ...keywords, ...new Set(scripts)],
    // Else `strict-dynamic` would let a script start any.
    ['worker-src', mayStartWorkers ? 'blob:' : "'none'"],
    ["style-src 'self'", ...styles],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...new Set(origins)],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ["manifest-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["require-trusted-types-for 'script'"],
    ['trusted-types default'],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
  return isIsolated ? [policy] : [policy, ["script-src 'self'", ...inlineScripts].join(' ')];
}
