const lie = (type: string, name: string, value: string) =>
  `Object.defineProperty(${type}.prototype, '${name}', { configurable: true, get: () => ${value} });`;

/** The ways in which a hostile script leads a visitor elsewhere without a click, by name. */
export function waysOut(evil: string): Readonly<Record<string, string>> {
  const go = `try { location.assign('${evil}/?a'); } catch {}`;
  return {
    assign: go,
    replace: `location.replace('${evil}/?b')`,
    click: `Object.assign(document.createElement('a'), { href: '${evil}/?c' }).click()`,
    open: `open('${evil}/?d', '_self')`,
    navigate: `navigation.navigate('${evil}/?e').finished.catch(() => undefined)`,
    refresh: `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=${evil}/?f' }))`,
    prevent: `Event.prototype.preventDefault = () => undefined; ${go}`,
    preventOwn: `NavigateEvent.prototype.preventDefault = () => undefined; ${go}`,
    initiated: `${lie('NavigateEvent', 'userInitiated', 'true')} ${go}`,
    destination: `${lie('NavigateEvent', 'destination', '({ url: location.href })')} ${go}`,
    url: `${lie('NavigationDestination', 'url', 'location.href')} ${go}`,
    download: `${lie('NavigateEvent', 'downloadRequest', "'file'")} ${go}`,
    texts: `String.prototype.startsWith = Array.prototype.some = () => true; ${go}`,
    functions: `const { call, apply } = Function.prototype; const reflect = Reflect.apply; Function.prototype.call = Function.prototype.apply = Reflect.apply = () => true; ${go} Object.assign(Function.prototype, { call, apply }); Reflect.apply = reflect;`,
    first: `navigation.addEventListener('navigate', (event) => event.stopImmediatePropagation(), true); ${go}`,
    page: `location.assign(URL.createObjectURL(new Blob(['<title>made</title>'], { type: 'text/html' })))`,
  };
}

const frameIn = (html: string) => `new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/xml')`;
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Puts an element in the page that may be a frame; `show` gives every window that is then in it. */
const tools = `
  const show = (...elements) => {
    document.body.append(...elements);
    return [...Array(frames.length).keys()].map((index) => frames[index]);
  };
  const made = (element) => [element.contentWindow, element.contentDocument?.defaultView];
  const insert = (html, host = document.createElement('div')) => {
    host.innerHTML = html;
    return show(host, ...host.querySelectorAll('iframe'));
  };
`;

/** Ways to a window with functions of its own and the page's origin. Each is an expression with such windows, or nothing. */
const waysToWindows: Readonly<Record<string, string>> = {
  'an element': `show(document.createElement('iframe'))`,
  'its window': `(() => { const frame = document.createElement('iframe'); show(frame); return made(frame); })()`,
  'its window by name': `(() => { const frame = Object.assign(document.createElement('iframe'), { name: 'mine' }); show(frame); return [window.mine]; })()`,
  'an element without a sandbox': `(() => { const frame = document.createElement('iframe'); frame.setAttribute('sandbox', 'allow-same-origin allow-scripts'); show(frame); frame.removeAttribute('sandbox'); return [...show(frame), ...made(frame)]; })()`,
  'capital letters': `show(document.createElement('IFRAME'))`,
  'a prefix': `show(document.createElementNS('${XHTML}', 'x:iframe'))`,
  'another document': `show(document.implementation.createHTMLDocument().createElement('iframe'))`,
  'an old frame': `(() => { const set = document.createElement('frameset'); const frame = document.createElement('frame'); set.append(frame); document.documentElement.append(set); return [...show(), ...made(frame)]; })()`,
  'an object': `(() => { const object = Object.assign(document.createElement('object'), { data: 'about:blank', type: 'text/html' }); return [...show(object), ...made(object)]; })()`,
  'an embedded page': `show(Object.assign(document.createElement('embed'), { src: 'about:blank', type: 'text/html' }))`,
  'a copy': `show(document.createElement('iframe').cloneNode(), document.importNode(document.createElement('iframe')))`,
  'an element of its own class': `(() => { class Mine extends HTMLIFrameElement {} customElements.define('x-mine', Mine, { extends: 'iframe' }); return show(new Mine()); })()`,
  'what an element is': `(() => { let frame; class Mine extends HTMLIFrameElement { constructor() { super(); frame = this; } } customElements.define('x-own', Mine, { extends: 'iframe' }); document.createElement('iframe', { is: 'x-own' }); return show(frame); })()`,
  'what stands for it': `(() => { const attach = Element.prototype.attachShadow; let root; Element.prototype.attachShadow = function (options) { return (root = attach.call(this, { ...options, mode: 'open' })); }; const set = Element.prototype.setAttribute; Element.prototype.setAttribute = function (name, value) { return set.call(this, name === 'sandbox' ? 'title' : name, value); }; return show(document.createElement('iframe'), ...(root?.children ?? [])); })()`,
  HTML: `insert('<iframe></iframe>')`,
  'HTML beside an element': `(() => { document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>'); return show(); })()`,
  'HTML of a range': `show(document.createRange().createContextualFragment('<iframe></iframe>'))`,
  'HTML that is not checked': `(() => { const host = document.createElement('div'); host.setHTMLUnsafe('<iframe></iframe>'); return show(host); })()`,
  'HTML that is edited': `(() => { const host = Object.assign(document.createElement('div'), { contentEditable: 'true' }); show(host); host.focus(); document.execCommand('insertHTML', false, '<iframe></iframe>'); return show(); })()`,
  'a parsed page': `show(...new DOMParser().parseFromString('<iframe></iframe>', 'text/html').querySelectorAll('iframe'))`,
  'parsed XML': `show(...${frameIn(`<x:iframe xmlns:x="${XHTML}"/>`)}.children)`,
  'XML in a text of HTML': `show(...${frameIn(`<style><iframe xmlns="${XHTML}"/></style>`)}.querySelectorAll('iframe'))`,
  'a text of HTML in a drawing': `insert('<style><p><iframe></iframe></style>', document.createElementNS('http://www.w3.org/2000/svg', 'svg'))`,
  'HTML that is another one when it is read again': `insert('<form><math><mtext></form><form><mglyph><style></math><iframe></iframe>')`,
  'a Sanitizer that does nothing': `(() => { const { setHTML } = Element.prototype; const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML'); Element.prototype.setHTML = () => undefined; Object.defineProperty(Element.prototype, 'innerHTML', { ...own, get: () => '<iframe></iframe>' }); const found = insert('<b></b>'); Object.defineProperty(Element.prototype, 'innerHTML', own); if (setHTML) Element.prototype.setHTML = setHTML; else delete Element.prototype.setHTML; return found; })()`,
  'elements that say they are others': `(() => { const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeName'); Object.defineProperty(Node.prototype, 'nodeName', { ...own, get: () => 'B' }); try { return insert('<iframe></iframe>'); } finally { Object.defineProperty(Node.prototype, 'nodeName', own); } })()`,
  'a need that the page does not have': `(() => { Object.prototype.needs = { html: true, frames: true }; Object.prototype.html = true; const found = insert('<iframe></iframe>'); delete Object.prototype.needs; delete Object.prototype.html; return found; })()`,
  'a requested document': `(async () => { const request = new XMLHttpRequest(); request.open('GET', location.href); request.responseType = 'document'; await new Promise((resolve) => { request.onloadend = resolve; request.send(); }); return [request.response?.body && { eval: 1 }]; })()`,
  'a transformed document': `(() => { const processor = new XSLTProcessor(); const sheet = document.implementation.createDocument('http://www.w3.org/1999/XSL/Transform', 'xsl:stylesheet'); sheet.documentElement.setAttribute('version', '1.0'); const add = (parent, space, name, attributes = {}) => { const element = sheet.createElementNS(space, name); for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value); parent.append(element); return element; }; const XSL = 'http://www.w3.org/1999/XSL/Transform'; const template = add(sheet.documentElement, XSL, 'xsl:template', { match: '/' }); add(template, XSL, 'xsl:element', { name: 'iframe', namespace: '${XHTML}' }); processor.importStylesheet(sheet); return show(processor.transformToFragment(sheet, document)); })()`,
  'a window': `[open('about:blank')]`,
  'a window with a name': `[open('about:blank', 'mine'), open('', 'mine')]`,
  'a window of the site': `[open('/robots.txt')]`,
  'a window of the document': `[document.open('about:blank', 'theirs', 'width=99')]`,
  'the window that opened this one': `[opener]`,
};

/** Functions past the page's policy. */
const functions = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'WebTransport',
  'XSLTProcessor',
  'documentPictureInPicture',
];

/**
 * Code that goes all these ways and keeps in `globalThis.found` which of them led on: to a window of the page's origin, or to a
 * function past its policy.
 */
export const findWindows = `
  ${tools}
  const isWindow = (one) => {
    try {
      return Boolean(one && one !== globalThis && one.eval);
    } catch {
      return false;
    }
  };
  const ways = { ${Object.entries(waysToWindows)
    .map(([name, code]) => `${JSON.stringify(name)}: () => ${code}`)
    .join(',\n')} };
  globalThis.seek = async () => {
    const found = ${JSON.stringify(functions)}.filter((name) => name in globalThis);
    for (const [name, way] of Object.entries(ways)) {
      const windows = await Promise.resolve().then(way).catch(() => []);
      if (windows.some(isWindow)) found.push(name);
      for (const one of document.querySelectorAll('iframe, frameset, object, embed, artha-frame')) one.remove();
    }
    return found;
  };
`;

/** Ways to run a file that no registry names: each is the body of a function with its `address` and its `integrity`. */
const waysToOldFiles: Readonly<Record<string, string>> = {
  'with its digest': `run()`,
  'as one that was checked': `const { has } = Set.prototype; const { get } = Map.prototype; Set.prototype.has = () => true; Map.prototype.get = () => integrity; try { run(); } finally { Set.prototype.has = has; Map.prototype.get = get; }`,
  'by a page of its own policy': `const frame = document.createElement('iframe'); document.body.append(frame); const { document: inner, trustedTypes: types } = frame.contentWindow; types?.createPolicy('default', { createScriptURL: (url) => url }); run(inner)`,
  'by another registry': `const { json } = Response.prototype; Response.prototype.json = async function () { const part = await json.call(this); part.version.extras.files[address.split('/').at(-1)] = integrity; return part; }; await __artha.loadRelease(name); run()`,
  'by a list of files': `const { text } = Response.prototype; Response.prototype.text = async () => integrity + ' ' + address.split('/').at(-1); const script = document.createElement('script'); await __artha.prepare(script, address); show(script)`,
};

/** Code that goes one of these ways for a file: `globalThis.runOld(way, file)`. */
export const findOldFiles = `
  ${tools}
  const ways = { ${Object.entries(waysToOldFiles)
    .map(([name, code]) => `${JSON.stringify(name)}: async ({ address, integrity, name }, run) => { ${code}; }`)
    .join(',\n')} };
  globalThis.runOld = async (way, file) => {
    const run = (inner = document) => {
      const script = Object.assign(inner.createElement('script'), { integrity: file.integrity, crossOrigin: 'anonymous' });
      script.src = file.address;
      inner.head.append(script);
    };
    await ways[way](file, run).catch(() => undefined);
  };
`;

/** Their names. */
export const oldFileWays = Object.keys(waysToOldFiles);
