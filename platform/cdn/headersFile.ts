import { publicFolders } from './cacheRules.ts';

/** An address with the headers that the edge sends with it. */
export interface AddressHeaders {
  /** As rules of the file write it: a path, or a folder with `/*` at its end. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What Cloudflare Pages reads of such a file; Netlify has no limits. */
const MOST_RULES = 100;
const MOST_CHARACTERS = 2000;

export interface HeadersFile {
  readonly text: string;
  /** What some host will not read, in sentences. */
  readonly warnings: readonly string[];
}

/** Of hosts themselves: they know the content that they send. */
const ofContent = new Set(['Content-Type', 'Content-Encoding', 'ETag', 'Vary']);

/** Stands for `frame-ancestors` at addresses that have no rule of their own; where a policy says that, it does not count. */
const framesEverywhere = ['X-Frame-Options', 'DENY'] as const;

/**
 * What is to be sent with each address, in the form that Netlify and Cloudflare Pages share. Values of rules that match the
 * same address are joined there, so that no header stands in two of them: what all addresses have in common is said once.
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

/** A header, or of one that is too long the part that the page does not carry itself. */
function fit(path: string, header: Header, warnings: string[]): readonly Header[] {
  if (line(header).length <= MOST_CHARACTERS) return [header];
  const [name, value] = header;
  warnings.push(`${name} of ${path} is too long for _headers: the page has it in its head, and is sent without it.`);
  const frames = /frame-ancestors [^;,]+/.exec(value)?.[0];
  return name === 'Content-Security-Policy' && frames !== undefined ? [[name, frames]] : [];
}

/** The rule of each folder of files that never change. */
export const folderRules = (headers: Readonly<Record<string, string>>): readonly AddressHeaders[] =>
  publicFolders.map((folder) => ({ path: `/${folder}/*`, headers }));
