/** @jest-environment jsdom */
import fc from 'fast-check';
import type { Frame } from './frameSchema.ts';
import { provePage } from './provePage.ts';

const region = '<div data-region="screen"><!--$-->TOKEN<span hidden=""></span><!--/$--></div>';
const frame: Frame = {
  html: `<a href="#main">Skip</a><main id="main">${region}</main><footer>End</footer>`,
  style: '<style></style>',
  region,
  token: 'TOKEN',
  documentStyle: '@font-face{font-family:Inter}:root{--nav:#000}',
  reservedIds: ['root', 'artha-page'],
};
const pageWith = (screen: string) => frame.html.replace('TOKEN', screen);
const regionWith = (screen: string) => region.replace('TOKEN', screen);
const proveRegion = (html: string, style = '', around: Frame = frame) => provePage({ html, style }, around);
const prove = (screen: string) => proveRegion(regionWith(screen));
const faultOf = (screen: string) => {
  const proved = prove(screen);
  return 'fault' in proved ? proved.fault : undefined;
};

describe('no style of a screen selects the frame', () => {
  const SCREEN = ':where([data-region=screen])';
  const hides = 'footer,.frame{display:none}';
  const confined = `${SCREEN} footer,${SCREEN} .frame{display:none}`;
  const around = { ...frame, html: frame.html.replace('<footer>', '<footer class="frame">') };
  const proveAround = (html: string, style = '') => proveRegion(html, style, around);

  test('where the screen renders it, in the head, or as emotion writes it', () => {
    const inside = `<style>${hides}</style>`;
    expect(proveAround(regionWith(inside))).toMatchObject({
      html: around.html.replace('TOKEN', `<style>${confined}</style>`),
    });
    const hoisted = `<style data-precedence="low" data-href="a">${hides}</style>${regionWith('a')}`;
    expect(proveAround(hoisted)).toMatchObject({ styles: [{ text: confined }] });
    const emotion = regionWith(`<style data-emotion="css-global a">${hides}</style>`);
    expect(proveAround(emotion)).toMatchObject({ styles: [{ text: confined }] });
  });

  test.each([
    [
      'in the element of styled-components',
      regionWith('a'),
      `<style data-styled="true">footer{display:none}/*!sc*/\ndata-styled.g9[id="a"]{content:"a,"}/*!sc*/\n</style>`,
    ],
    ['in an element that is read otherwise', regionWith('<style data-x=">/*">footer{display:none}/* */</style>'), ''],
    ['with the site’s font', regionWith('<style>@font-face{font-family:Inter;src:url(/a)}</style>'), ''],
  ])('%s, it is refused', (_, html, style) => {
    expect(proveAround(html, style)).toEqual({ fault: expect.stringMatching(/^a style (selects|replaces|cannot)/) });
  });
});

describe('a page is accepted as it was rendered', () => {
  test.each([
    '<h1>Tax</h1><p>Text &lt;b&gt; and <!-- -->more</p>',
    'Only text',
    '',
    '<ul><li>one</li><li>two</li></ul><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<form action="/upload" method="post"><input name="file" type="file"/><select name="s"><option value="1">1</option></select></form>',
    '<a href="/terms#x">a</a><a href="https://a.example">b</a><a href="mailto:a@b.c">c</a><a href="tel:+91">d</a><a href="?q">e</a>',
    '<img src="/a.png" alt=""/><img src="data:image/png;base64,AAAA" alt=""/><picture><source srcset="/a.png 1x, /b.png 2x"/></picture>',
    '<svg viewBox="0 0 1 1"><defs><clipPath id="c"><path d="M0 0"></path></clipPath></defs><use href="/icons/a.svg#icon"></use><use href="#c"></use></svg>',
    '<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>',
    '<noscript><p>Without scripts, use <a href="/upload">this</a>.</p></noscript>',
    '<dialog id="menu" closedby="any"><button command="close" commandfor="menu">x</button></dialog>',
    '<textarea name="t">&lt;/div&gt;</textarea>',
  ])('%s', (screen) => {
    expect(prove(screen)).toEqual({ html: pageWith(screen), style: frame.style, styles: [], head: {}, omitted: [] });
  });

  test('without the preloads for pictures that React puts before it', () => {
    const hinted = `<link rel="preload" as="image" href="/a.png"/>${regionWith('<img src="/a.png"/>')}`;
    expect(proveRegion(hinted)).toMatchObject({ html: pageWith('<img src="/a.png"/>'), omitted: [] });
  });

  test('with a style where its screen renders it', () => {
    const screen = '<style data-mantine-styles="true">.own>p{color:red;background:url("/a.png")}</style><p>a</p>';
    expect(prove(screen)).toMatchObject({ html: pageWith(screen), styles: [] });
  });

  test('with emotion’s styles in the head: one for each key, and each global one by itself', () => {
    const screen = [
      '<style data-emotion="css-global 1a">body{margin:0}</style><style data-emotion="css 2b">.css-2b{color:red}</style>',
      '<p class="css-2b">a</p><style data-emotion="mui 3c 4d">.mui-3c{}.mui-4d{}</style><p class="mui-3c">b</p>',
      '<style data-emotion="css 5e">.css-5e{}</style><style data-emotion="css 2b">.css-2b{color:red}</style><p class="css-5e">c</p>',
    ].join('');
    expect(prove(screen)).toMatchObject({
      html: pageWith('<p class="css-2b">a</p><p class="mui-3c">b</p><p class="css-5e">c</p>'),
      styles: [
        { attributes: { 'data-emotion': 'css-global 1a' }, text: ':where([data-region=screen]){margin:0}' },
        { attributes: { 'data-emotion': 'css 2b 5e' }, text: '.css-2b{color:red}.css-5e{}' },
        { attributes: { 'data-emotion': 'mui 3c 4d' }, text: '.mui-3c{}.mui-4d{}' },
      ],
    });
  });

  test('with what its components give the head', () => {
    const hoisted = [
      '<style data-precedence="medium" data-href="a b">.a>b{}</style><title>My &lt;title&gt;\n &quot;x&quot;</title>',
      '<meta name="description" content="a &gt; b"/><link rel="canonical" href="/x"/>',
      '<link rel="preconnect" href="https://a.example"/><meta property="og:image" content="y"/>',
    ].join('');
    expect(proveRegion(hoisted + regionWith('<p>a</p>'))).toMatchObject({
      html: pageWith('<p>a</p>'),
      styles: [{ attributes: { 'data-precedence': 'medium', 'data-href': 'a b' }, text: '.a>b{}' }],
      head: { title: 'My <title> "x"', description: 'a > b', canonical: '/x' },
      omitted: [
        '<link rel="preconnect" href="https://a.example"> is left out of the page’s head',
        '<meta property="og:image"> is left out of the page’s head',
      ],
    });
  });

  test('with forms whose actions are functions, which wait for hydration', () => {
    const action = '="javascript:throw new Error(&#x27;React form unexpectedly submitted.&#x27;)"';
    const screen = `<form action${action}><input name="a"/><button formAction${action}>Go</button></form>`;
    const script = '<script>addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target;}});</script>';
    expect(proveRegion(regionWith(screen) + script)).toMatchObject({
      html: pageWith('<form><input name="a"/><button>Go</button></form>'),
    });
  });
});

describe('a page is refused', () => {
  test.each([
    ['a script', '<script>steal()</script>'],
    ['a script in an SVG', '<svg><script>steal()</script></svg>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>'],
    ['a document in an attribute', '<p srcdoc="&lt;script&gt;">a</p>'],
    ['an object', '<object data="/x"></object>'],
    ['an embedded file', '<embed src="/x"/>'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example"/>'],
    ['a stylesheet', '<link rel="stylesheet" href="https://evil.example/a.css"/>'],
    ['another base', '<base href="https://evil.example/"/>'],
    ['a style element in an SVG', '<svg><style>*{display:none}</style></svg>'],
    ['a style element with an id', '<style id="a">*{display:none}</style>'],
    ['a style that imports another one', '<style>@import "/a.css";</style>'],
    ['a style that imports another one by letters', '<style>@\\69 mport "/a.css";</style>'],
    ['a style that loads a picture of another site', '<style>a{background:url(https://evil.example/a)}</style>'],
    ['a style that loads a picture of another host', '<style>a{background:url( "//evil.example/a")}</style>'],
    ['a style that loads by letters', '<style>a{background:u\\72l(https://evil.example/a)}</style>'],
    ['a style that loads behind a comment', '<style>a{background:url(/**/https://evil.example/a)}</style>'],
    ['a style that loads one of a set', '<style>a{background:image-set("https://evil.example/a" 1x)}</style>'],
    ['a style of emotion that loads', '<style data-emotion="css a">a{background:url(https://evil.example/a)}</style>'],
    ['a style that contains markup', '<style>a{content:"<b>"}</style>'],
    ['more style elements than are allowed', Array.from({ length: 17 }, (_, n) => `<style>.a${n}{}</style>`).join('')],
    ['longer styles than are allowed', `<style>${'.a{}'.repeat(40_000)}</style>`],
    ['a title', '<title>Mine</title>'],
    ['a shadow root', '<div><template shadowrootmode="open"><p>a</p></template></div>'],
    ['a template', '<template><p>a</p></template>'],
    ['a custom element', '<my-element></my-element>'],
    ['HTML inside an SVG', '<svg><foreignObject><p>a</p></foreignObject></svg>'],
    ['an animation that sets an address', '<svg><a><set attributeName="href" to="javascript:x()"></set></a></svg>'],
    ['HTML inside a formula', '<math><annotation-xml encoding="text/html"><p>a</p></annotation-xml></math>'],
    ['an event handler', '<img src="/x" onerror="steal()"/>'],
    ['an event handler in capitals', '<p ONCLICK="steal()">a</p>'],
    ['a script as an address', '<a href="javascript:steal()">a</a>'],
    ['a script as an address with spaces', '<a href=" java\nscript:steal()">a</a>'],
    ['a script as an address with entities', '<a href="&#106;avascript:steal()">a</a>'],
    ['a script as the target of a form', '<form action="javascript:steal()"></form>'],
    ['a script as the target of a button', '<button formaction="javascript:steal()">a</button>'],
    ['a script as a link of an SVG', '<svg><use xlink:href="javascript:steal()"></use></svg>'],
    ['a script as a link of an SVG in an element of HTML', '<wbr xlink:href="&#106;avascript:steal()">'],
    ['a document as an address', '<a href="data:text/html,hi">a</a>'],
    ['a text as a picture', '<img src="data:text/html,hi"/>'],
    ['a script among the sizes of a picture', '<img srcset="/a.png 1x, data:text/html,x 2x"/>'],
    ['shapes of another site', '<svg><use href="https://evil.example/a.svg#x"></use></svg>'],
    ['shapes of another host', '<svg><use href="//evil.example/a.svg#x"></use></svg>'],
    ['the id of the page’s data', '<div id="artha-page">{}</div>'],
    ['the id of a part of the frame', '<div id="main"></div>'],
    ['a name that hides a property of the document', '<img name="currentScript" src="/x"/>'],
    ['a comment that is not React’s', '<!--[if IE]>-->'],
    ['a declaration', '<!doctype html>'],
    ['an instruction', '<?xml version="1.0"?>'],
    ['a redirect for browsers without scripts', '<noscript><meta http-equiv="refresh" content="0"></noscript>'],
    ['a comment inside text content', '<noscript><!--</noscript><script>steal()</script>--></noscript>'],
  ])('that contains %s', (_, screen) => {
    expect(faultOf(screen)).toEqual(expect.any(String));
  });

  test.each([
    ['closes its parent', '</div><h1>Mine</h1><div>'],
    ['closes more than its parent', '</div></main></div><script>steal()</script><div><main><div>'],
    ['opens a comment', '<!--'],
    ['opens a comment that the frame closes', '<p>a</p><!-- '],
    ['opens a text that never ends', '<plaintext>'],
    ['opens a field', '<textarea>'],
    ['opens a title', '<title>'],
    ['opens a style', '<style>'],
    ['leaves an element open', '<div>'],
    ['leaves a bold text open', '<b>'],
    ['leaves a link open', '<a href="/x">'],
    ['leaves an attribute open', '<p title="'],
    ['leaves a list open', '<select><option>'],
    ['leaves a table open', '<table><tr><td>'],
    ['closes a paragraph by another', '<p><div>a</div></p>'],
    ['nests forms', '<form><form></form></form>'],
    ['hides a frame where older parsers read none', '<select><iframe src="https://evil.example"></iframe></select>'],
    ['opens a body', '<body class="mine">'],
    ['opens a frameset', '<frameset>'],
  ])('that %s', (_, screen) => {
    expect(faultOf(screen)).toEqual(expect.any(String));
  });

  test.each([
    ['before the screen', (html: string) => html.replace('screen', 'footer')],
    ['after the screen', (html: string) => html.replace('hidden', 'title')],
    ['at its end', (html: string) => `${html}<p>more</p>`],
    ['at its start', (html: string) => `<p>more</p>${html}`],
    ['by a script after it', (html: string) => `${html}<script>steal()</script>`],
    [
      'by a script that looks like React’s',
      (html: string) => `${html}<script>addEventListener("submit",x)</script><p>a</p>`,
    ],
    ['by a script before it', (html: string) => `<script async="" src="/x"></script>${html}`],
    ['by having only the frame', () => '<a href="#main">Skip</a>'],
    ['by having the whole page', () => pageWith('<p>a</p>')],
  ])('whose region differs %s', (_, change) => {
    expect(proveRegion(change(regionWith('<p>a</p>')))).toEqual({
      fault: 'it changes the shell’s markup around the screen',
    });
  });

  test.each([
    ['two titles', '<title>a</title><title>b</title>', 'more than one title'],
    ['a long title', `<title>${'a'.repeat(201)}</title>`, '200 are allowed'],
    [
      'a stylesheet',
      '<link rel="stylesheet" href="https://evil.example/a.css" data-precedence="a"/>',
      'import the file',
    ],
    ['a policy', '<meta http-equiv="Content-Security-Policy" content="x"/>', 'http-equiv'],
    ['a style that loads', '<style data-href="a">a{background:url(https://evil.example)}</style>', 'evil.example'],
    ['a style with an event', '<style data-href="a" onload="steal()">a{}</style>', 'onload in <style>'],
  ])('that gives the head %s', (_, hoisted, fault) => {
    expect(proveRegion(hoisted + regionWith('<p>a</p>'))).toEqual({ fault: expect.stringContaining(fault) });
  });

  test('whose markup before and after the screen overlaps', () => {
    const narrow = { ...frame, html: '<p>a</p>TOKEN<p>a</p>', region: '<p>a</p>TOKEN<p>a</p>' };
    expect(proveRegion('<p>a</p>', '', narrow)).toHaveProperty('fault');
  });

  test('if the shell shows the screen twice, never, inside an attribute, or not in its region', () => {
    for (const html of ['<p>TOKEN</p><p>TOKEN</p>', '<p>a</p>', '<p title="TOKEN">a</p>']) {
      expect(proveRegion('<p>a</p><p>a</p>', '', { ...frame, html, region: html })).toHaveProperty('fault');
    }
    expect(proveRegion(region, '', { ...frame, html: '<p>TOKEN</p>' })).toHaveProperty('fault');
    expect(proveRegion(region, '', { ...frame, region: '<p>a</p>' })).toHaveProperty('fault');
  });

  test('whose styles are not an element with styles of components', () => {
    const styled = (style: string) => proveRegion(regionWith('<p>a</p>'), style);
    expect(styled('<style></style><script>steal()</script>')).toHaveProperty('fault');
    expect(styled('<style>.a{}/*!sc*/\ndata-styled.g1[id="a"]{content:"a,"}/*!sc*/\n</style>')).toHaveProperty(
      'style',
      '<style>.a{}/*!sc*/\ndata-styled.g1[id="a"]{content:"a,"}/*!sc*/\n</style>',
    );
  });
});

test('an accepted page has the frame around its screen, whatever pieces the screen is made of', () => {
  const pieces =
    `<div> </div> <p> </p> <b> </b> <i> </i> <svg> </svg> <math> </math> <table> <tr> <td> </table> <select>
    </select> <script> </script> <style> </style> <!-- --> <textarea> </textarea> <noscript> </noscript> <template> </template>
    <img> <mi> <desc> </desc> <title> " ' text <h1> </h1> <li> </li> <a> </a> <button> </button>`.split(/\s+/);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), (screen) => {
      if ('fault' in prove(screen.join(''))) return;
      const document = new DOMParser().parseFromString(
        `<!doctype html><div id="root">${pageWith(screen.join(''))}</div>`,
        'text/html',
      );
      expect(document.querySelector('#root > footer')?.textContent).toBe('End');
      expect(document.querySelector('[data-region] > span[hidden]:last-of-type')).not.toBeNull();
      expect(document.querySelectorAll('script, template, title').length).toBe(0);
    }),
    // Without the doctype of pages, a table does not close a paragraph.
    { numRuns: 300, examples: [[['<p>', '<table>', '</table>']]] },
  );
});

test('a tag that parsers ignore is refused, also beside an end tag that makes an element', () => {
  expect(faultOf('</br><tfoot data-a="b">')).toBe('its elements are nested in a way that browsers parse differently');
});
