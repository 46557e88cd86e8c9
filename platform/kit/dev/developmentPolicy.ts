import { defaultTreeAdapter, parse } from 'parse5';
import type { PageElement, ListedRoute } from '@artha/shared/contract';
import { sourceOf } from '@artha/core/integrity';
import { contentSecurityPolicies } from '@artha/core/securityPolicy';
import { attributeOf, elementsOf } from '../readPageElement.ts';

/** The name by which the development build makes addresses of its scripts; the shell's guard knows releases alone. */
export const SCRIPTS_POLICY = 'artha-development';

/** The policies that a page of a site contains. */
export function readPolicies(page: string): string[] {
  return elementsOf(parse(page)).flatMap((one) =>
    attributeOf(one, 'http-equiv')?.toLowerCase() === 'content-security-policy'
      ? (attributeOf(one, 'content') ?? [])
      : [],
  );
}

/** The text in an element of a page. */
const textOf = (element: ReturnType<typeof elementsOf>[number]): string =>
  element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

/**
 * The policies that a site gives to the page of a route: what a route needs is computed as for a release. The digests
 * of inline scripts and styles, and of the shell's scripts, are those of a page of the site.
 * @param page of the site, whose content is replaced.
 */
export function policiesOf(
  page: string,
  route: Pick<ListedRoute, 'isolated' | 'needs'>,
  { config }: PageElement,
): string[] {
  const elements = elementsOf(parse(page));
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  return contentSecurityPolicies({
    inlineScripts: scripts.flatMap((one) => (one.attrs.length === 0 ? sourceOf(textOf(one)) : [])),
    scriptFiles: scripts.flatMap((one) => attributeOf(one, 'integrity') ?? []),
    isIsolated: route.isolated ?? false,
    needs: route.needs ?? {},
    styles: [...elements.flatMap((one) => (one.tagName === 'style' ? textOf(one) : [])), ''].map(sourceOf),
    styleAttributes: [],
    uploadUrl: config.uploadUrl,
    authUrl: config.auth?.url,
    analytics: config.analytics,
    embedsDocuments: readPolicies(page).some((policy) => /frame-src[^;]*'self'/.test(policy)),
  });
}

/** Adds sources to a directive of a policy that has it. */
function extend(policy: string, name: string, sources: readonly string[]): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [own, ...given] = directive.split(' ');
      return own === name ? [own, ...new Set([...given, ...sources])].join(' ') : directive;
    })
    .join('; ');
}

/** The needs of a page in development besides those of a visitor's page. */
export interface DevelopmentNeeds {
  /** The address at which the development server says what has changed: `ws://127.0.0.1:8090`. */
  readonly socket: string;
  /** The digest of the script that says what the policy blocks. */
  readonly script: string;
}

/**
 * Adds to the policies of a page what hot replacement needs: its scripts have no digests, so that a script of the page
 * may insert them, as on every page that is not isolated; a name for their addresses, and its socket. Nothing that a screen does is allowed by it.
 */
export function withDevelopment(policies: readonly string[], { socket, script }: DevelopmentNeeds): string[] {
  return policies.map((policy) => {
    const isFirst = policy.includes('trusted-types ');
    const scripts = extend(policy, 'script-src', [...(isFirst ? ["'strict-dynamic'"] : []), script]);
    return extend(extend(scripts, 'connect-src', [socket]), 'trusted-types', [SCRIPTS_POLICY]);
  });
}
