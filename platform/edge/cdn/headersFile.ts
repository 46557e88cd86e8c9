import { publicFolders } from '@artha/core/cacheRules';

/** An address with the response headers of the edge. */
export interface AddressHeaders {
  /** An address as a rule of the file writes it: a path, or a folder followed by `/*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The limits of Cloudflare Pages; Netlify has none. */
const MOST_RULES = 100;
const MOST_CHARACTERS = 2000;

/** The headers of a site for static hosts. */
export interface HeadersFile {
  readonly text: string;
  /** The rules that some hosts do not read, in sentences. */
  readonly warnings: readonly string[];
}

/** Set by the hosts, which know the content that they send. */
const ofContent = new Set(['Content-Type', 'Content-Encoding', 'ETag', 'Vary']);

/** Replaces `frame-ancestors` at addresses without a rule. Browsers ignore it if a policy sets `frame-ancestors`. */
const framesEverywhere = ['X-Frame-Options', 'DENY'] as const;

/**
 * Writes the headers of each address in the format that Netlify and Cloudflare Pages share. Hosts join the values of
 * all rules that match an address, so each header appears in one of them only: headers that all addresses share are
 * written once.
 */
export function writeHeadersFile(addresses: readonly AddressHeaders[]): HeadersFile {
  const all = addresses.map(({ path, headers }) => ({
    path,
    headers: Object.entries(headers).filter(([name]) => !ofContent.has(name)),
  }));
  const common = new Map(
    all[0]?.headers.filter(([name, value]) => addresses.every(({ headers }) => headers[name] === value)),
  );
  const warnings: string[] = [];
  const rules = [
    rule('/*', [...common, framesEverywhere]),
    ...all.map(({ path, headers }) => {
      const own = headers.filter(([name]) => !common.has(name));
      return rule(
        path,
        own.flatMap((header) => fit(path, header, warnings)),
      );
    }),
  ];
  if (rules.length > MOST_RULES) {
    warnings.push(`_headers has ${String(rules.length)} rules; Cloudflare Pages reads ${String(MOST_RULES)}.`);
  }
  return { text: rules.join('\n'), warnings };
}

type Header = readonly [name: string, value: string];

const line = ([name, value]: Header) => `  ${name}: ${value}`;

const rule = (path: string, headers: readonly Header[]): string => [path, ...headers.map(line), ''].join('\n');

/** A header; if it is too long, only the part that the page does not contain. */
function fit(path: string, header: Header, warnings: string[]): readonly Header[] {
  if (line(header).length <= MOST_CHARACTERS) return [header];
  const [name, value] = header;
  warnings.push(`${name} of ${path} is too long for _headers: it is only in the page’s head.`);
  const frames = /frame-ancestors [^;,]+/.exec(value)?.[0];
  return name === 'Content-Security-Policy' && frames !== undefined ? [[name, frames]] : [];
}

/** The rule of each folder of immutable files. */
export const folderRules = (headers: Readonly<Record<string, string>>): readonly AddressHeaders[] =>
  publicFolders.map((folder) => ({ path: `/${folder}/*`, headers }));
