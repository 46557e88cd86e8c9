import * as v from 'valibot';
import type { EdgeSite } from '../../../testing/edgeSite.ts';

const tokensSchema = v.looseObject({ access_token: v.string(), refresh_token: v.string() });
const REFRESH = '/token?grant_type=refresh_token';

/** A browser: it keeps cookies, and what its pages store. */
export class Browser {
  readonly #site: EdgeSite;
  cookies = new Map<string, string>();
  setCookies: readonly string[] = [];
  access = '';
  refresh = '';
  ticket = '';

  constructor(site: EdgeSite) {
    this.#site = site;
  }

  async ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: object) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`${this.#site.url}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    this.setCookies = response.headers.getSetCookie();
    for (const line of this.setCookies) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const answer: unknown = await response.json().catch(() => undefined);
    const tokens = v.safeParse(tokensSchema, answer);
    if (tokens.success) [this.access, this.refresh] = [tokens.output.access_token, tokens.output.refresh_token];
    this.ticket = response.headers.get('x-artha-page') ?? this.ticket;
    return { status: response.status, headers: response.headers, answer };
  }

  signIn(headers: Readonly<Record<string, string>> = {}) {
    return this.ask('POST', '/token?grant_type=password', headers, { email: 'a@b.in', password: 'x' });
  }

  renew(refresh = this.refresh, headers: Readonly<Record<string, string>> = {}) {
    return this.ask('POST', REFRESH, headers, { refresh_token: refresh });
  }

  /** As an account page does. */
  asAccount(method: string, path: string, body?: object) {
    return this.ask(method, path, { authorization: `Bearer ${this.access}`, 'x-artha-page': this.ticket }, body);
  }

  /** As a page without a ticket does. */
  asAnyPage(method: string, path: string, body?: object) {
    return this.ask(method, path, { authorization: `Bearer ${this.access}` }, body);
  }
}
