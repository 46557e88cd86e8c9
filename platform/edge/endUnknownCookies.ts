import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { pathOf } from './requestTarget.ts';

/** The site's own cookies: the draw of a canary, which caches send as they purge (`deploy/cdn`), what only a server can set, the session on a machine without HTTPS, and those of analytics. */
const ownCookies = /^(?:artha_draw|artha-session(?:-\d)?|__Host-Http-artha-[\w-]+|(?:__)?ph_\w+)$/;
/** Cookies of load balancers and CDNs before an edge. */
const cookiesOfProxies = /^(?:AWSALB\w*|__cf\w*|cf_clearance|_cfuvid|GCLB|ARRAffinity\w*|incap_\w+|ak_\w+|bm_\w+)$/;
/** At most this many are ended with one response, so that its headers stay short; the next one ends others. */
const maxEnded = 10;

const nameForm = /^[\w!#$%&'*+.^`|~-]+$/;

/** The addresses above a page, and its own, for which a cookie can be set. */
function pathsAbove(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '');
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/**
 * The values of `Set-Cookie` that end cookies which the site did not set: any script of any page can set some, and enough
 * of them would make every request too large. A cookie is ended by its name, path and domain, which a request does not
 * tell, so each possible one is named.
 * @param others names of cookies that proxies before the edge set, besides the usual ones.
 */
export function endUnknownCookies(
  { headers, url }: { readonly headers: IncomingHttpHeaders; readonly url: string },
  others: readonly string[] = [],
): string[] {
  const names = (headers.cookie ?? '').split(';').map((cookie) => cookie.split('=', 1)[0]?.trim() ?? '');
  const isKnown = (name: string) => ownCookies.test(name) || cookiesOfProxies.test(name) || others.includes(name);
  const unknown = [...new Set(names)].filter((name) => nameForm.test(name) && !isKnown(name)).slice(0, maxEnded);
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const domains = host === '' || host === 'localhost' || isIP(host) !== 0 ? [''] : ['', `; Domain=${host}`];
  return unknown.flatMap((name) => {
    const ended = `${name}=; Max-Age=0`;
    // Browsers take these only so (RFC 6265bis, section 4.1.3).
    if (/^__Host-/i.test(name)) return [`${ended}; Path=/; Secure`];
    const secure = /^__Secure-/i.test(name) ? '; Secure' : '';
    return pathsAbove(pathOf(url) ?? '/').flatMap((path) =>
      domains.map((domain) => `${ended}; Path=${path}${domain}${secure}`),
    );
  });
}
