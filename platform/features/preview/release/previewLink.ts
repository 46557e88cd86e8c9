import * as v from 'valibot';

/** The name of a preview: 128 random bits, so that only who has the link can open it. */
export const previewIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'an id of 32 hexadecimal digits'));

/** The link of a preview: an origin of its own. */
export function previewLink(previewsUrl: string, id: string): string {
  const { protocol, host } = new URL(previewsUrl);
  return `${protocol}//${id}.${host}/`;
}

/**
 * The preview that a host belongs to: `<id>.<host of previews>`, with any port.
 * @returns undefined if it is not below that host; an empty id if it is, but is no preview's.
 */
export function previewOfHost(previewsUrl: string, host: string): string | undefined {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  const ending = `.${new URL(previewsUrl).hostname}`;
  if (!name.endsWith(ending)) return undefined;
  const id = name.slice(0, -ending.length);
  return v.is(previewIdSchema, id) ? id : '';
}

/**
 * The preview that a link leads to.
 * @throws if it is not a preview link.
 */
export function previewOfLink(link: string): string {
  const [id] = URL.canParse(link) ? new URL(link).hostname.split('.', 1) : [];
  if (v.is(previewIdSchema, id)) return id;
  throw new Error(`${link} is not a preview link. artha publish --preview prints one.`);
}
