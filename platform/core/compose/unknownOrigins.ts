import type { SiteConfig } from '@artha/shared/config';
import type { EmbeddedDocument } from '@artha/shared/contract';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The origins of all addresses that the operator has configured. */
function configuredOrigins(config: SiteConfig): ReadonlySet<string> {
  return new Set(textsIn(config).flatMap((text) => (URL.canParse(text) ? [new URL(text).origin] : [])));
}

/**
 * The origins that an embedded document names and the operator has not configured. A page could send them what it knows, by a
 * message to the document.
 */
export function unknownOrigins({ scriptOrigins, origins }: EmbeddedDocument, config: SiteConfig): string[] {
  const known = configuredOrigins(config);
  return [...new Set([...scriptOrigins, ...origins])].filter((origin) => !known.has(origin));
}
