import { closeFrames } from './closeFrames.ts';
import { keep } from './keep.ts';

/** They connect a page past its policy, make elements without Trusted Types, or open a document of the page's origin. */
const takenAway = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'WebTransport',
  'XSLTProcessor',
  'documentPictureInPicture',
];

/**
 * Takes from the page's scripts what no script of the site needs and a hostile one would use, and documents of the page's
 * origin, whose functions nothing guards. It runs before any remote.
 * @param needsFrames whether the page frames documents that it made.
 */
export function closeRealm(needsFrames: boolean): void {
  for (const name of takenAway) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(Document.prototype, 'open');
  const { open } = globalThis;
  globalThis.open = (url, target) => open(url, target, 'noopener');
  globalThis.opener = null;
  // Read once: an object could give another text the second time.
  const textOf = String;
  // Without documents that Trusted Types do not see: scripts get those of files as text.
  Reflect.deleteProperty(XMLHttpRequest.prototype, 'responseXML');
  const getType = keep(XMLHttpRequest.prototype, 'responseType', 'get');
  const setType = keep(XMLHttpRequest.prototype, 'responseType', 'set');
  Object.defineProperty(XMLHttpRequest.prototype, 'responseType', {
    get() {
      return getType(this);
    },
    set(given: unknown) {
      const type = textOf(given);
      if (type !== 'document') setType(this, type);
    },
  });
  // The Sanitizer reads HTML, where `<x:iframe>` and what is in a comment's place are no frames: in XML they could be.
  const parse = keep(DOMParser.prototype, 'parseFromString');
  const find = keep(Document.prototype, 'querySelector');
  DOMParser.prototype.parseFromString = function parseFromString(text, given) {
    const type = textOf(given);
    const parsed = parse(this, text, type);
    if (type !== 'text/html' && find(parsed, 'iframe,frame,object,embed,script'))
      throw new TypeError('It has a frame.');
    return parsed;
  };
  if (!needsFrames) closeFrames();
}
