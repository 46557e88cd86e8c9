import { createHash } from 'node:crypto';
import { WAITLIST_READY, type WaitlistWidget } from '@artha/shared/config';
import { escapeHtml } from './escapeHtml.ts';

/**
 * Injects the third party's stylesheet and script, and tells the page around it when something stands in the place.
 * Does nothing outside a sandbox, where `origin` is not 'null': opened by itself the document would else run the third
 * party's script as this site's own.
 */
const starter = `(({ currentScript: { dataset, previousElementSibling: place }, head }) => {
  if (origin !== 'null') return;
  new MutationObserver((_, observer) => {
    if (!place.firstElementChild) return;
    observer.disconnect();
    parent.postMessage('${WAITLIST_READY}', '*');
  }).observe(place, { childList: true });
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: dataset.stylesheet });
  const script = Object.assign(document.createElement('script'), { src: dataset.script });
  head.append(style, script);
})(document)`.replaceAll(/\n\s*/g, '');

/**
 * What a host must send with the document besides its policy: only our own pages frame it, and it has an origin of its
 * own wherever it is opened.
 */
export const waitlistAncestors = "frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups";

/** The document that a page frames to show the waitlist's form: all that the third party ever sees of this site. */
export function waitlistDocument({ id, type, stylesheet, script, api }: WaitlistWidget): string {
  const origins = [...new Set([script, stylesheet, api].filter(Boolean).map((address) => new URL(address).origin))];
  const theirs = origins.join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(starter).digest('base64')}' ${new URL(script).origin}`,
    `style-src 'unsafe-inline' ${theirs}`,
    `img-src data: ${theirs}`,
    `font-src data: ${theirs}`,
    `connect-src ${theirs}`,
    `form-action ${theirs}`,
    "base-uri 'none'",
  ].join('; ');
  const data = (attributes: Readonly<Record<string, string>>): string =>
    Object.entries(attributes)
      .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
      .join('');
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Waitlist</title></head><body>',
    `<div id="getWaitlistContainer"${data({ waitlist_id: id, widget_type: type })}></div>`,
    `<script${data({ stylesheet, script })}>${starter}</script>`,
    '</body></html>\n',
  ].join('');
}
