import { keep } from './keep.ts';

/** Elements with a document of their own. */
const framing = new Set(['iframe', 'frame', 'object', 'embed', 'fencedframe']);

/** Makes the element that stands for a frame: no script can reach the frame in it to lift its sandbox. */
function defineFrame(): new () => HTMLElement {
  const attach = keep(Element.prototype, 'attachShadow');
  const get = keep(Element.prototype, 'getAttribute');
  const set = keep(Element.prototype, 'setAttribute');
  const append = keep(Node.prototype, 'appendChild');
  const windowOf = keep(HTMLIFrameElement.prototype, 'contentWindow', 'get');
  const create = keep(Document.prototype, 'createElement');

  class Frame extends HTMLElement {
    readonly #root = attach(this, { mode: 'closed' });
    readonly #frame = create(document, 'iframe');

    get contentWindow() {
      return windowOf(this.#frame);
    }

    connectedCallback() {
      const frame = this.#frame;
      set(frame, 'sandbox', 'allow-scripts allow-forms allow-popups');
      // As attributes: inline styles need a digest.
      set(frame, 'width', '100%');
      set(frame, 'height', '100%');
      set(frame, 'frameborder', '0');
      set(frame, 'title', get(this, 'title') ?? '');
      set(frame, 'src', get(this, 'src') ?? '');
      append(this.#root, frame);
    }
  }
  customElements.define('artha-frame', Frame);
  return Frame;
}

/**
 * Lets scripts frame documents only without the page's origin: `createElement('iframe')` gives an element that stands for a
 * frame. A document of the page's origin would have functions and Trusted Types of its own, which nothing guards.
 */
export function closeFrames(): void {
  const Frame = defineFrame();
  const isFraming = framing.has.bind(framing);
  const nameOf = keep(Element.prototype, 'localName', 'get');
  for (const name of ['createElement', 'createElementNS'] as const) {
    const create = keep(Document.prototype, name);
    Object.defineProperty(Document.prototype, name, {
      value(...args: unknown[]) {
        const element = create(this, ...args);
        return isFraming(nameOf(element)) ? new Frame() : element;
      },
    });
  }
  // Without options: an element that extends a frame's would be a frame.
  const define = keep(CustomElementRegistry.prototype, 'define');
  CustomElementRegistry.prototype.define = function defineElement(name, constructor) {
    define(this, name, constructor);
  };
}
