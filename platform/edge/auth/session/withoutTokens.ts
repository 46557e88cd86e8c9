/** Pages of the site that the service leads back to, in any language: they run code of no other remote. */
const returnPath = /^(?:\/[a-z]{2})?\/auth\/(callback\/\w+|new-password)\/?$/;

/** The parameters that no address may carry: a script of the page would read them. */
const tokenNames = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token'];

/**
 * Takes tokens out of the address to which the service leads a person, and the code of a sign-in, unless a return page gets
 * it. Whoever asks for the e-mail chooses the address: a script could have chosen the page on which it runs.
 */
export function withoutTokens(location: string): string {
  if (!URL.canParse(location, 'http://site.invalid')) return location;
  const { pathname, search, hash } = new URL(location, 'http://site.invalid');
  const [address = ''] = location.split(/[?#]/, 1);
  const names = returnPath.test(pathname) ? tokenNames : [...tokenNames, 'code'];
  const filter = (text: string) => {
    const parameters = new URLSearchParams(text.slice(1));
    if (!names.some((name) => parameters.has(name))) return text;
    for (const name of names) parameters.delete(name);
    return parameters.size === 0 ? '' : `${text.slice(0, 1)}${parameters.toString()}`;
  };
  return `${address}${filter(search)}${filter(hash)}`;
}
