/** @jest-environment jsdom */
import fc from 'fast-check';
import { provePage, type Frame } from './provePage.ts';

const region = '<div data-region="screen"><!--$-->TOKEN<span hidden=""></span><!--/$--></div>';
const frame: Frame = {
  html: `<a href="#main">Skip</a><main id="main">${region}</main><footer>End</footer>`,
  style: '<style></style>',
  region,
  token: 'TOKEN',
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
    expect(prove(screen)).toEqual({ html: pageWith(screen), style: frame.style });
  });

  test('without the preloads for pictures that React puts before it', () => {
    const hinted = `<link rel="preload" as="image" href="/a.png"/>${regionWith('<img src="/a.png"/>')}`;
    expect(proveRegion(hinted)).toMatchObject({ html: pageWith('<img src="/a.png"/>') });
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
    ['a style element', '<style>*{display:none}</style>'],
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
    ['as its preload', (html: string) => `<link rel="stylesheet" href="/x"/>${html}`],
    ['by having only the frame', () => '<a href="#main">Skip</a>'],
    ['by having the whole page', () => pageWith('<p>a</p>')],
  ])('whose region differs %s', (_, change) => {
    expect(proveRegion(change(regionWith('<p>a</p>')))).toEqual({
      fault: 'it changes the shell’s markup around the screen',
    });
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
      expect(document.querySelectorAll('script, style, template, title').length).toBe(0);
    }),
    // Without the doctype of pages, a table does not close a paragraph.
    { numRuns: 300, examples: [[['<p>', '<table>', '</table>']]] },
  );
});
