import fc from 'fast-check';

// Markup as the tests of HTML parsers (html5lib) have it: what browsers and parsers read differently, and what a parser
// repeats, moves or ignores.

const names = (text: string) => text.trim().split(/\s+/);

const formatting = names('a b big code em font i nobr s small strike strong tt u');
const blocks = names(
  'div p section article ul li dl dd dt h1 h2 pre address center button form fieldset details summary dialog',
);
const tables = names('table caption colgroup col tbody thead tfoot tr td th');
const foreign = names(
  'svg math foreignObject desc title mi mo mn ms mtext annotation-xml mglyph malignmark path g use image animate set style script a',
);
const raw = names(
  'script style textarea title xmp iframe noembed noframes noscript plaintext template select option optgroup',
);
const documents = names(
  'html head body frameset frame base meta link bgsound object embed applet marquee input img image br hr wbr keygen param',
);

const elementName = fc.oneof(
  ...[formatting, blocks, tables, foreign, raw, documents].map((list) => fc.constantFrom(...list)),
);

const hostileNames = names(
  'onclick onload ONERROR on formaction action href xlink:href src srcdoc srcset style id name class ping http-equiv shadowrootmode is data background poster xmlns content charset',
);
const hostileValues = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' &#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:x',
  '//evil.example/x',
  'https://evil.example/',
  '/tax',
  '#a',
  'root',
  'artha-page',
  'a:url(//evil.example)',
  'refresh',
  '',
  '"',
  '><script>alert(1)</script>',
  '--><img src=x onerror=alert(1)>',
];

const attribute = fc
  .tuple(
    fc.oneof(fc.constantFrom(...hostileNames), fc.stringMatching(/^[a-z][a-z0-9:-]{0,8}$/)),
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...hostileValues) },
      { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
    ),
    fc.constantFrom('"', "'", ''),
  )
  .map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`);

const attributes = fc.array(attribute, { maxLength: 3 }).map((list) => list.join(''));

const text = fc.constantFrom(
  'text',
  ' ',
  '\0',
  '&lt;',
  '&notin;',
  '&#0;',
  '<',
  '</',
  '</>',
  '<!',
  '<!-->',
  '<!--$-->',
  '<!--/$-->',
  '<!---->',
  '<!-- -->',
  '<![CDATA[x]]>',
  '<?xml?>',
  '<!doctype html>',
  ']]>',
  '</div></main></body>',
  '</p>',
  '</br>',
  '\ufeff',
  '\u2028',
);

/** Markup of some elements: closed, left open, ended by another name, or repeated. */
const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  tree: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    text,
    fc.tuple(elementName, attributes).map(([name, own]) => `<${name}${own}>`),
    elementName.map((name) => `</${name}>`),
    fc.tuple(elementName, attributes, tie('tree')).map(([name, own, inside]) => `<${name}${own}>${inside}</${name}>`),
    fc
      .tuple(elementName, elementName, tie('tree'))
      .map(([name, other, inside]) => `<${name}><${other}>${inside}</${name}></${other}>`),
  ),
}));

const count = fc.integer({ min: 2, max: 400 });
const many = fc.constantFrom(1_000, 3_000, 10_000);

/** Markup from which a parser makes much more than there is of it. */
const bomb = fc.oneof(
  fc
    .tuple(fc.constantFrom(...formatting), fc.constantFrom(...blocks), count, count)
    .map(
      ([inline, block, n, m]) =>
        `<${block}>${Array.from({ length: n }, (_, at) => `<${inline} a${at}>`).join('')}</${block}>${`<${block}>x</${block}>`.repeat(m)}`,
    ),
  fc.tuple(elementName, many).map(([name, n]) => `<${name}>`.repeat(n)),
  fc.tuple(elementName, many).map(([name, n]) => `<${name}>`.repeat(n) + `</${name}>`.repeat(n)),
  many.map((n) => `<table>${'<tr><td><a><i>'.repeat(n)}</table>`),
  many.map((n) => `<p ${Array.from({ length: n }, (_, at) => `a${at}`).join(' ')}></p>`),
  many.map((n) => `<p title="${'x'.repeat(n * 50)}"></p>`),
  many.map((n) => `<select>${'<option><optgroup>'.repeat(n)}</select>`),
  many.map((n) => `<svg>${'<foreignObject><div>'.repeat(n)}`),
);

/** The markup that a screen may have, and markup that none may have. */
export const screens = fc.oneof({ weight: 12, arbitrary: tree }, { weight: 1, arbitrary: bomb });

const css = fc
  .array(
    fc.constantFrom(
      'p{color:red}',
      '@import "//evil.example/a.css";',
      '@\\69mport url(//evil.example);',
      'a{background:url(//evil.example/x)}',
      'a{background:u\\72l(https://evil.example/x)}',
      'a{background:url("/a.png")}',
      'a{background:ur/**/l(//x)}',
      'a{background:image-set("//evil.example/x" 1x)}',
      '</style><script>alert(1)</script>',
      '</STYLE >',
      '<!--',
      '/*',
      '*/',
      '\\',
      '"',
      '@media print{',
      '}',
      'a{behavior:url(#x)}',
      'a{width:expression(alert(1))}',
      '\0',
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** Style elements, which a screen may have with some texts. */
export const styles = fc
  .tuple(css, fc.constantFrom('', ' data-emotion="css a"', ' media="print"', ' type="text/css"', ' onload="x"'))
  .map(([content, own]) => `<style${own}>${content}</style><p>a</p>`);

/** The elements that a component gives the head. */
export const heads = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<title>a</title>',
        '<meta name="description" content="a"/>',
        '<meta http-equiv="refresh" content="0;url=//evil.example"/>',
        '<link rel="canonical" href="//evil.example"/>',
        '<link rel="stylesheet" href="//evil.example/a.css"/>',
        '<link rel="preload" as="script" href="/a.js"/>',
        '<base href="//evil.example"/>',
        '<script src="//evil.example"></script>',
      ),
      css.map((content) => `<style data-precedence="a" data-href="b">${content}</style>`),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));
