/** A tag with its attributes, as the tokenizer of HTML reads it. */
const tag = /<([a-z][^\s/>]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/gi;
const attribute = /\s([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const runs = new Set(
  'script iframe frame frameset object embed applet meta base link template portal noembed xmp plaintext marquee animate set animatemotion animatetransform foreignobject'.split(
    ' ',
  ),
);
const addresses = new Set(['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background']);

/** The letters that references in an attribute stand for. */
const decode = (value: string): string =>
  value
    .replaceAll(/&#x([\da-f]+);?/gi, (_, digits: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff)),
    )
    .replaceAll(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Math.min(Number(digits), 0x10ffff)))
    .replaceAll(/&(?:tab|newline);/gi, '')
    .replaceAll(/&colon;/gi, ':');

/**
 * Finds what no accepted markup may have, by another way than the checks: without a parser that builds a tree, so that a
 * mistake of that parser is found, too.
 */
export function findActive(markup: string): string | undefined {
  for (const [whole, name = '', attributes = ''] of markup.matchAll(tag)) {
    if (runs.has(name.toLowerCase())) return whole;
    for (const [, key = '', quoted, single, bare] of attributes.matchAll(attribute)) {
      const value = decode(quoted ?? single ?? bare ?? '')
        .replaceAll(/[\s\p{Cc}]/gu, '')
        .toLowerCase();
      if (/^on/i.test(key) || /^(srcdoc|http-equiv|shadowrootmode)$/i.test(key)) return whole;
      if (!addresses.has(key.toLowerCase())) continue;
      if (/^(javascript|vbscript|file|blob):/.test(value) || /^data:(?!image\/)/.test(value)) return whole;
    }
  }
  return undefined;
}

/** Finds an address of another site, or another stylesheet, in an accepted style. */
export function findForeignStyle(css: string): string | undefined {
  const plain = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replaceAll('\\', '');
  return /@import|<|url\(\s*["']?\s*(?:https?:|\/\/)|expression\(|behavior:|image-set\(/i.exec(plain)?.[0];
}
