import { createHash } from 'node:crypto';
import { escapeHtml } from '@artha/shared/contract';
import type { EmbeddedDocument } from '@artha/shared/contract';

/**
 * The policy that a host must send with an embedded document, in addition to the one inside it: only our own pages may
 * frame it, and it always has its own origin.
 */
export const embeddedDocumentPolicy = "frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups";

/** Writes an embedded document with a policy that allows only the origins that it names. */
export function composeEmbeddedDocument({ title, html, script, scriptOrigins, origins }: EmbeddedDocument): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = [
    ["default-src 'none'"],
    ['script-src', `'sha256-${hash}'`, ...scriptOrigins],
    ['style-src', "'unsafe-inline'", ...origins],
    ['img-src', 'data:', ...origins],
    ['font-src', 'data:', ...origins],
    ['connect-src', ...origins],
    ['form-action', ...origins],
    ["base-uri 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body>`,
    html,
    `<script>${script}</script>`,
    '</body></html>\n',
  ].join('');
}
