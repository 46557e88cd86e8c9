/**
 * The path and query of a request target. Clients may send the absolute address (`GET http://host/path HTTP/1.1`), and
 * a server must accept it (RFC 9112, section 3.2.2).
 */
export function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The decoded path of a request target in origin form; undefined if its percent-encoding is invalid. An encoded slash
 * stays encoded, because it is part of a name and not a separator (RFC 3986, section 2.2).
 */
export function pathOf(target: string): string | undefined {
  try {
    return decodeURI(target.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

/** Whether a request target in origin form is a canonical address, as links and purges write it. */
export function isAddressAlone(target: string): boolean {
  const path = pathOf(target);
  return path !== undefined && encodeURI(path) === target;
}

/** The query of a request target with its question mark; empty if it has none. */
export function queryOf(target: string): string {
  const start = target.indexOf('?');
  return start === -1 ? '' : target.slice(start);
}
