import { escapeHtml } from '@artha/shared/contract';
import { sourceOf } from '@artha/core/integrity';
import type { PreviewRecord } from '../release/previewRecord.ts';
import { isPage } from '@artha/edge/securityHeaders';

/** The bar is the last thing of the page, and stays at the lower edge of the window: it covers nothing for good. */
const STYLE = [
  '#artha-preview{position:sticky;bottom:0;z-index:1000;margin:0;padding:.5rem 1rem;border-top:2px solid #000;',
  'background:#ffd54a;color:#000;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center}',
  // The element with the focus is not behind the bar.
  'html{scroll-padding-bottom:5rem}',
].join('');

const STYLE_SOURCE = sourceOf(STYLE);

/** A policy of a page that also allows the style of the bar. */
function allowStyle(policies: string): string {
  return policies.replaceAll(/style-src(?= )/g, `style-src ${STYLE_SOURCE}`);
}

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

/** The text of the bar. */
export function describePreview({ releases, until }: PreviewRecord): string {
  const shown = listFormat.format(releases.map(({ name, version }) => `${name} ${version}`));
  return `Preview of ${shown}, until ${timeFormat.format(new Date(until))} IST. Visitors do not see this.`;
}

/** Adds the bar to a page, outside the part that the shell hydrates. */
function addBar(html: string, record: PreviewRecord): string {
  const headEnd = Math.max(html.indexOf('</head>'), 0);
  const bodyEnd = html.lastIndexOf('</body>');
  const end = bodyEnd === -1 ? html.length : bodyEnd;
  const policies = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/g;
  const head = html
    .slice(0, headEnd)
    .replaceAll(policies, (_, start: string, policy: string) => start + allowStyle(policy));
  const bar = `<aside id="artha-preview" aria-label="Preview">${escapeHtml(describePreview(record))}</aside>`;
  return `${head}${html.slice(headEnd, end)}<style>${STYLE}</style>${bar}${html.slice(end)}`;
}

/** A page or another file with its headers. */
interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/**
 * Marks a page of a preview: a bar says what it shows, and until when. Other files stay as they are, and so do the
 * documents that pages frame.
 * @param answer without content encoding.
 */
export function markPreview<T extends Answer>(answer: T, record: PreviewRecord): T {
  const { headers, body } = answer;
  if (body === undefined || !isPage(headers)) return answer;
  const policies = allowStyle(headers['Content-Security-Policy'] ?? '');
  return {
    ...answer,
    headers: { ...headers, 'Content-Security-Policy': policies },
    body: addBar(body.toString(), record),
  };
}
