import { html } from 'parse5';

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Elements that a screen may contain, by namespace: content, shapes and formulas. Excluded are elements that run, frame
 * or load something or act for the document, templates (they can hold a shadow root), and SVG animations (they can set
 * `href`).
 */
export const allowedElements: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    html.NS.HTML,
    names(`
      a abbr address area article aside audio b bdi bdo blockquote br button canvas caption cite code col colgroup data
      datalist dd del details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
      hgroup hr i img input ins kbd label legend li main map mark menu meter nav noscript ol optgroup option output p
      picture pre progress q rp rt ruby s samp search section select small source span strong sub summary sup table
      tbody td textarea tfoot th thead time tr track u ul var video wbr`),
  ],
  [
    html.NS.SVG,
    names(`
      svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath clipPath mask
      linearGradient radialGradient stop pattern marker image`),
  ],
  [
    html.NS.MATHML,
    names(`
      math semantics annotation mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle mpadded mphantom msub msup
      msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd`),
  ],
]);

/** Attributes whose value is an address that the browser follows or loads. */
export const addressAttributes = names(
  'href src action formaction poster cite background data longdesc manifest ping profile usemap',
);

/** Attributes that a screen may not have: documents in attributes, and those of templates and frames. */
export const refusedAttributes = names('srcdoc shadowrootmode http-equiv');

/** Protocols of addresses in links. */
export const allowedProtocols = names('http: https: mailto: tel:');

/** Elements whose name becomes a property of `document` and could hide one of its own. */
export const namedOnDocument = names('form img');

/** Comments that React writes: boundaries of Suspense and of adjacent texts. */
export const reactComments: ReadonlySet<string> = new Set(['', ' ', '$', '/$', '&', '/&']);
