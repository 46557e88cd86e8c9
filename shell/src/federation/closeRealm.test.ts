import { closeRealm } from './closeRealm.ts';

const opened = jest.fn<null, unknown[]>(() => null);

beforeAll(() => {
  Object.assign(globalThis, { open: opened, RTCPeerConnection: jest.fn() });
  closeRealm(true);
});

test('scripts of a page get no connection past its policy', () => {
  expect('RTCPeerConnection' in globalThis).toBe(false);
});

test('a window that they open is out of their reach', () => {
  expect(globalThis.open('/tools', 'mine', 'width=99')).toBeNull();
  expect(opened.mock.calls).toEqual([['/tools', 'mine', 'noopener']]);
  expect(globalThis.opener).toBeNull();
  expect('open' in Document.prototype).toBe(false);
});

test('they request texts and data, but no documents', () => {
  const request = new XMLHttpRequest();
  request.open('GET', '/robots.txt');
  request.responseType = 'json';
  request.responseType = 'document';
  expect(request.responseType).toBe('json');
  expect('responseXML' in request).toBe(false);
});

test('they read HTML, and XML without frames and scripts', () => {
  const parser = new DOMParser();
  expect(parser.parseFromString('<b>1</b>', 'text/html').body.innerHTML).toBe('<b>1</b>');
  expect(parser.parseFromString('<svg/>', 'image/svg+xml').documentElement.localName).toBe('svg');
  for (const name of ['iframe', 'script'])
    expect(() => parser.parseFromString(`<a><${name}/></a>`, 'text/xml')).toThrow(TypeError);
});

test('a page that needs frames has them', () => {
  expect(document.createElement('iframe')).toBeInstanceOf(HTMLIFrameElement);
});

describe('a page that needs no frames', () => {
  beforeAll(() => {
    closeRealm(false);
  });

  test.each([
    () => document.createElement('iframe'),
    () => document.createElement('IFRAME'),
    () => document.createElement('object'),
    () => document.createElementNS('http://www.w3.org/1999/xhtml', 'x:iframe'),
    () => document.implementation.createHTMLDocument().createElement('embed'),
  ])('has an element that stands for one: %s', (create) => {
    const element = create();
    expect(element.localName).toBe('artha-frame');
    expect(element).not.toBeInstanceOf(HTMLIFrameElement);
  });

  test('shows a document in it without the page’s origin, which no script reaches', () => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Join' });
    frame.setAttribute('src', '/embedded/a/b');
    frame.setAttribute('sandbox', 'allow-same-origin');
    document.body.append(frame);
    expect(frame.shadowRoot).toBeNull();
    expect(frame.children).toHaveLength(0);
    frame.remove();
  });

  test('makes all other elements, and elements of own classes that extend no other element', () => {
    expect(document.createElement('b')).toBeInstanceOf(HTMLElement);
    class Own extends HTMLElement {}
    class Extending extends HTMLParagraphElement {}
    customElements.define('x-own', Own);
    customElements.define('x-extending', Extending, { extends: 'p' });
    expect(document.createElement('x-own')).toBeInstanceOf(Own);
    expect(document.createElement('p', { is: 'x-extending' })).not.toBeInstanceOf(Extending);
  });
});
