// Runs after guestIntl.js inside the interpreter: what packages look for when they are imported and rendered first, in
// the least form that serves them. Nothing here reaches a network, a clock or a source of chance.
(() => (guest) => {
  const ignore = () => undefined;

  class DOMException extends Error {
    constructor(message = '', name = 'Error') {
      super(message);
      Object.defineProperty(this, 'name', { value: name, configurable: true });
    }
  }

  class Event {
    constructor(type, { bubbles = false, cancelable = false, composed = false } = {}) {
      Object.assign(this, { type: `${type}`, bubbles, cancelable, composed, defaultPrevented: false, target: null });
      this.timeStamp = 0;
    }
    preventDefault() {
      this.defaultPrevented = this.cancelable;
    }
    stopPropagation() {}
    stopImmediatePropagation() {
      this.stopped = true;
    }
  }
  class CustomEvent extends Event {
    constructor(type, options = {}) {
      super(type, options);
      this.detail = options.detail ?? null;
    }
  }

  class EventTarget {
    #listeners = [];

    addEventListener(type, listener, options = {}) {
      if (!listener || this.#listeners.some((one) => one.type === type && one.listener === listener)) return;
      this.#listeners.push({ type, listener, once: Boolean(options?.once) });
    }
    removeEventListener(type, listener) {
      this.#listeners = this.#listeners.filter((one) => one.type !== type || one.listener !== listener);
    }
    dispatchEvent(event) {
      event.target = this;
      for (const { type, listener, once } of [...this.#listeners]) {
        if (type !== event.type || event.stopped) continue;
        if (once) this.removeEventListener(type, listener);
        if (typeof listener === 'function') listener.call(this, event);
        else listener.handleEvent(event);
      }
      this[`on${event.type}`]?.(event);
      return !event.defaultPrevented;
    }
  }

  class AbortSignal extends EventTarget {
    aborted = false;
    reason = undefined;
    onabort = null;

    static abort(reason) {
      const controller = new AbortController();
      controller.abort(reason);
      return controller.signal;
    }
    /** No time passes while a page is rendered. */
    static timeout() {
      return new AbortController().signal;
    }
    static any(signals) {
      const controller = new AbortController();
      for (const signal of signals) {
        if (signal.aborted) controller.abort(signal.reason);
        else signal.addEventListener('abort', () => controller.abort(signal.reason));
      }
      return controller.signal;
    }
    throwIfAborted() {
      if (this.aborted) throw this.reason;
    }
  }
  class AbortController {
    signal = new AbortSignal();

    abort(reason = new DOMException('This operation was aborted', 'AbortError')) {
      if (this.signal.aborted) return;
      this.signal.aborted = true;
      this.signal.reason = reason;
      this.signal.dispatchEvent(new Event('abort'));
    }
  }

  class MessageChannel {
    constructor() {
      const [port1, port2] = [new EventTarget(), new EventTarget()];
      const connect = (from, to) =>
        Object.assign(from, {
          onmessage: null,
          start: ignore,
          close: ignore,
          postMessage: (data) => void setTimeout(() => to.dispatchEvent(Object.assign(new Event('message'), { data }))),
        });
      this.port1 = connect(port1, port2);
      this.port2 = connect(port2, port1);
    }
  }

  /** An interval ends by itself, because everything else of a page waits for it. */
  const MOST_TURNS = 10;
  const intervals = new Map();
  let intervalCount = 0;
  const setInterval = (callback, delayMs = 0, ...parameters) => {
    intervalCount += 1;
    const id = `interval ${intervalCount}`;
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (turns < MOST_TURNS) intervals.set(id, setTimeout(turn, delayMs));
      else intervals.delete(id);
      callback(...parameters);
    };
    intervals.set(id, setTimeout(turn, delayMs));
    return id;
  };
  const clearInterval = (id) => {
    clearTimeout(intervals.get(id));
    intervals.delete(id);
  };

  /** Numbers that look like chance, and are the same whenever a page is rendered (Mulberry32). */
  let state;
  let seed;
  const nextNumber = () => {
    if (seed !== guest.seed()) {
      seed = guest.seed();
      state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 0x01000193), 0x811c9dc5);
    }
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const crypto = {
    getRandomValues(array) {
      for (let index = 0; index < array.length; index += 1)
        array[index] = typeof array[index] === 'bigint' ? BigInt(nextNumber()) : nextNumber();
      return array;
    },
    randomUUID() {
      const digits = Array.from({ length: 4 }, () => nextNumber().toString(16).padStart(8, '0')).join('');
      const variant = '89ab'.charAt(Number.parseInt(digits.charAt(16), 16) % 4);
      const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`];
      return [...parts, `${variant}${digits.slice(17, 20)}`, digits.slice(20)].join('-');
    },
  };
  Math.random = () => nextNumber() / 2 ** 32;

  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const btoa = (text) => {
    const bytes = Array.from(`${text}`, (letter) => letter.charCodeAt(0));
    if (bytes.some((byte) => byte > 255))
      throw new DOMException('The string contains characters outside of Latin1.', 'InvalidCharacterError');
    let written = '';
    for (let at = 0; at < bytes.length; at += 3) {
      const group = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
      const four = [18, 12, 6, 0].map((shift) => letters.charAt((group >> shift) & 63)).join('');
      written += four.slice(0, Math.min(bytes.length - at, 3) + 1).padEnd(4, '=');
    }
    return written;
  };
  const atob = (text) => {
    const encoded = `${text}`.replaceAll(/[\t\n\f\r ]/g, '').replace(/={1,2}$/, '');
    if (/[^A-Za-z0-9+/]/.test(encoded) || encoded.length % 4 === 1)
      throw new DOMException('The string is not correctly encoded.', 'InvalidCharacterError');
    let bits = 0;
    let count = 0;
    let read = '';
    for (const letter of encoded) {
      bits = ((bits << 6) | letters.indexOf(letter)) & 0xffffff;
      count += 6;
      if (count < 8) continue;
      count -= 8;
      read += String.fromCharCode((bits >> count) & 255);
    }
    return read;
  };

  const structuredClone = (value, _options, known = new Map()) => {
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new DOMException('It could not be cloned.', 'DataCloneError');
    if (typeof value !== 'object' || value === null) return value;
    if (known.has(value)) return known.get(value);
    const keep = (copy) => {
      known.set(value, copy);
      return copy;
    };
    const clone = (part) => structuredClone(part, undefined, known);
    if (value instanceof Date || value instanceof RegExp) return keep(new value.constructor(value));
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return keep(value.slice());
    if (value instanceof Map) {
      const copy = keep(new Map());
      for (const [key, one] of value) copy.set(clone(key), clone(one));
      return copy;
    }
    if (value instanceof Set) {
      const copy = keep(new Set());
      for (const one of value) copy.add(clone(one));
      return copy;
    }
    const copy = keep(
      Array.isArray(value) ? Array(value.length) : value instanceof Error ? new Error(value.message) : {},
    );
    for (const key of Object.keys(value)) copy[key] = clone(value[key]);
    return copy;
  };

  class Headers {
    #values = new Map();

    constructor(init = []) {
      const entries = Symbol.iterator in Object(init) ? [...init] : Object.entries(init);
      for (const [name, value] of entries) this.append(name, value);
    }
    append(name, value) {
      const before = this.get(name);
      this.set(name, before === null ? value : `${before}, ${value}`);
    }
    delete(name) {
      this.#values.delete(`${name}`.toLowerCase());
    }
    get(name) {
      return this.#values.get(`${name}`.toLowerCase()) ?? null;
    }
    has(name) {
      return this.#values.has(`${name}`.toLowerCase());
    }
    set(name, value) {
      this.#values.set(`${name}`.toLowerCase(), `${value}`.trim());
    }
    forEach(callback) {
      for (const [name, value] of this) callback(value, name, this);
    }
    keys() {
      return [...this].map(([name]) => name).values();
    }
    values() {
      return [...this].map(([, value]) => value).values();
    }
    entries() {
      return [...this.#values].sort(([one], [other]) => (one < other ? -1 : 1)).values();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
  }

  /** The content of a request or a response, as text. */
  class Body {
    #content;

    constructor(content) {
      this.#content = content ?? '';
      this.body =
        content === undefined || content === null
          ? null
          : content instanceof ReadableStream
            ? content
            : new ReadableStream({});
      this.bodyUsed = false;
    }
    async text() {
      return `${this.#content}`;
    }
    async json() {
      return JSON.parse(await this.text());
    }
    async arrayBuffer() {
      return new TextEncoder().encode(await this.text()).buffer;
    }
    async blob() {
      return new Blob([await this.text()]);
    }
  }
  class Request extends Body {
    constructor(input, init = {}) {
      super(init.body);
      const { method = 'GET', headers, signal = new AbortSignal(), credentials = 'same-origin', mode = 'cors' } = init;
      Object.assign(this, {
        url: input?.url ?? `${input}`,
        method: `${method}`.toUpperCase(),
        signal,
        credentials,
        mode,
      });
      this.headers = new Headers(headers);
      // Browsers send a stream only if this says so; packages look for it.
      void init.duplex;
    }
    clone() {
      return new Request(this.url, this);
    }
  }
  class Response extends Body {
    constructor(content, { status = 200, statusText = '', headers } = {}) {
      super(content);
      Object.assign(this, {
        status,
        statusText,
        ok: status >= 200 && status < 300,
        url: '',
        redirected: false,
        type: 'default',
      });
      this.headers = new Headers(headers);
    }
    static json(value, init) {
      return new Response(JSON.stringify(value), init);
    }
  }
  class Blob {
    #text;

    constructor(parts = [], { type = '' } = {}) {
      this.#text = parts.join('');
      this.size = new TextEncoder().encode(this.#text).length;
      this.type = type;
    }
    async text() {
      return this.#text;
    }
  }
  class File extends Blob {
    constructor(parts, name, { lastModified = 0, ...options } = {}) {
      super(parts, options);
      this.name = name;
      this.lastModified = lastModified;
    }
  }
  class FormData {
    #entries = [];

    append(name, value) {
      this.#entries.push([`${name}`, value instanceof Blob ? value : `${value}`]);
    }
    set(name, value) {
      this.delete(name);
      this.append(name, value);
    }
    delete(name) {
      this.#entries = this.#entries.filter(([key]) => key !== name);
    }
    get(name) {
      return this.#entries.find(([key]) => key === name)?.[1] ?? null;
    }
    getAll(name) {
      return this.#entries.filter(([key]) => key === name).map(([, value]) => value);
    }
    has(name) {
      return this.get(name) !== null;
    }
    entries() {
      return this.#entries.map((entry) => [...entry]).values();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
  }

  const fetch = async (input) => {
    throw new TypeError(
      `A page cannot fetch while it is published, before any visitor comes: ${input?.url ?? input}. Fetch in an effect or in a handler.`,
    );
  };

  const performance = {
    now: () => 0,
    timeOrigin: 0,
    mark: ignore,
    measure: ignore,
    clearMarks: ignore,
    clearMeasures: ignore,
    getEntriesByName: () => [],
    getEntriesByType: () => [],
    getEntries: () => [],
  };
  const silent =
    'assert clear count countReset dir dirxml group groupCollapsed groupEnd table time timeEnd timeLog trace';
  for (const name of silent.split(' ')) console[name] = ignore;

  const added = {
    AbortController,
    AbortSignal,
    Blob,
    CustomEvent,
    DOMException,
    Event,
    EventTarget,
    File,
    FormData,
    Headers,
    MessageChannel,
    Request,
    Response,
    atob,
    btoa,
    clearInterval,
    crypto,
    fetch,
    performance,
    self: globalThis,
    setInterval,
    structuredClone,
  };
  for (const [name, value] of Object.entries(added))
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
})();
