import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@artha/shared/contract';
import { sourceOf } from '@artha/core/integrity';
import type { Override } from '../release/override.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, 'page.js'), 'utf8');
const STYLE = [
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}',
  'body{max-width:36rem;margin:3rem auto;padding:0 1rem}',
  'button{font:inherit;min-height:2.75rem;padding:0 1rem}',
  'code{overflow-wrap:anywhere}',
].join('');

/**
 * The headers of the page that turns an override on. No script of a remote runs in it, and no window of another page
 * reaches it: its opener policy differs from that of all pages of the site, so that a browser parts them.
 */
export const overridePageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Content-Security-Policy': [
    "default-src 'none'",
    `script-src ${sourceOf(SCRIPT)}`,
    `style-src ${sourceOf(STYLE)}`,
    "connect-src 'self' http://127.0.0.1:*",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
} as const;

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The text of the page before its script knows more. */
function describe(current: Override | undefined): string {
  if (!current)
    return 'A team can run its own build of its remote in one tab of this site: run <code>npx artha override</code> in its folder, and open the link that it prints.';
  const { name, origin, until } = current;
  return `${escapeHtml(name)} runs from ${escapeHtml(new URL(origin).host)} in one tab of this browser until ${timeFormat.format(new Date(until))} IST.`;
}

/**
 * The page on which a person turns an override on or off.
 * @param secret of the tab; empty if the request was not for a tab.
 * @param current the override of this browser.
 */
export function overridePage(secret: string, current: Override | undefined): string {
  return [
    `<!doctype html><html lang="en-IN" data-secret="${escapeHtml(secret)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Override</title>',
    `<style>${STYLE}</style></head><body><main><h1>Your own build in this tab</h1>`,
    `<p id="said" role="status">${describe(current)}</p>`,
    '<p><button type="button" id="start" hidden></button>',
    ` <button type="button" id="end"${current ? '' : ' hidden'}>End the override</button></p>`,
    `</main><script>${SCRIPT}</script></body></html>`,
  ].join('');
}
