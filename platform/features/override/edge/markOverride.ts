import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inertJson } from '@artha/core/inertJson';
import { sourceOf } from '@artha/core/integrity';
import type { Override } from '../release/override.ts';
import { isPage } from '@artha/edge/securityHeaders';

const SCRIPT = readFileSync(join(import.meta.dirname, 'tab.js'), 'utf8');

/** The bar is the last thing of the page, and stays at the lower edge of the window: it covers nothing for good. */
const STYLE = [
  '#artha-override:not([hidden]){position:sticky;bottom:0;z-index:1000;display:flex;gap:1rem;',
  'align-items:center;justify-content:center;padding:.5rem 1rem;border-top:2px solid #000;background:#9be7c4;color:#000;',
  'font:600 .875rem/1.4 system-ui,sans-serif}',
  '#artha-override p{margin:0}',
  '#artha-override button{min-height:2.75rem;padding:0 1rem;border:2px solid #000;background:#fff;color:#000;font:inherit}',
  // The element with the focus is not behind the bar.
  'html{scroll-padding-bottom:8rem}',
].join('');

const [SCRIPT_SOURCE, STYLE_SOURCE] = [sourceOf(SCRIPT), sourceOf(STYLE)];

/** A policy of a page that also allows the files of one address, and what the edge adds to the page. */
function allowOrigin(policies: string, origin: string): string {
  return policies
    .replaceAll(/script-src(?= )/g, `script-src ${SCRIPT_SOURCE} ${origin}`)
    .replaceAll(/style-src(?= )/g, `style-src ${STYLE_SOURCE}`)
    .replaceAll(/(?:connect|img|font)-src(?= )/g, `$& ${origin}`)
    .replaceAll('trusted-types default', 'trusted-types default artha-override');
}

/** The shell's scripts, which the added script loads once it has chosen the page's registry. */
const shellScript = /<script defer [^>]*\bsrc="([^"]+)" integrity="([^"]+)"[^>]*><\/script>/g;
/** Of the release that may be replaced: in a tab that replaces it, they would never be used. */
const preload = /<link rel="preload" as="(?:script|fetch)"[^>]*>/g;
const policyElement = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/g;

function changeDocument(html: string, override: Override): string {
  const headEnd = Math.max(html.indexOf('</head>'), 0);
  const bodyEnd = html.lastIndexOf('</body>');
  const scripts = [...html.slice(0, headEnd).matchAll(shellScript)].map(([, src, integrity]) => ({ src, integrity }));
  const head = html
    .slice(0, headEnd)
    .replaceAll(shellScript, '')
    .replaceAll(preload, '')
    .replaceAll(policyElement, (_, start: string, policy: string) => start + allowOrigin(policy, override.origin));
  const added = [
    `<style>${STYLE}</style>`,
    '<aside id="artha-override" aria-label="Override" hidden><p role="status"></p><button type="button">End</button></aside>',
    `<script type="application/json" id="artha-override-data">${inertJson({ ...override, scripts })}</script>`,
    `<script>${SCRIPT}</script>`,
  ].join('');
  return head + html.slice(headEnd, bodyEnd) + added + html.slice(bodyEnd);
}

/** A page or another file with its headers. */
interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** Whether scripts of a remote may run in a page: an isolated one runs, and preloads, those of its own remote alone. */
function mayRunIn(headers: Answer['headers'], html: string, name: string): boolean {
  const isIsolated = headers['Cross-Origin-Opener-Policy'] === 'noopener-allow-popups';
  return !isIsolated || html.includes(`<link rel="preload" as="script" href="/remotes/${name}/`);
}

/**
 * Changes a page for a browser with an override: the files of that address may run in it, and nothing else that might
 * not before. Other files stay as they are, and so do isolated pages of other remotes.
 * @param answer without content encoding.
 */
export function markOverride<T extends Answer>(answer: T, override: Override): T {
  const { headers, body } = answer;
  if (body === undefined || !isPage(headers)) return answer;
  const html = body.toString();
  if (!mayRunIn(headers, html, override.name)) return answer;
  const policies = allowOrigin(headers['Content-Security-Policy'] ?? '', override.origin);
  return {
    ...answer,
    headers: { ...headers, 'Content-Security-Policy': policies },
    body: changeDocument(html, override),
  };
}
