// Runs first inside the interpreter: everything that bundles find there besides JavaScript itself. There is no host: no
// file, network, process or clock. A bundle that changes any of this only affects its own answers.
/* global hostEncode, hostDecode, hostParseUrl, hostParseQuery, hostWriteQuery */
(() => {
  const ignore = () => undefined;

  /** Timers run when nothing else is left to do, the earliest first: no time passes here. */
  const timers = [];
  let timerCount = 0;
  const setTimer = (callback, delayMs = 0, ...parameters) => {
    timerCount += 1;
    const timer = { id: timerCount, due: Number(delayMs) || 0, run: () => callback(...parameters) };
    const later = timers.findIndex(({ due }) => due > timer.due);
    timers.splice(later === -1 ? timers.length : later, 0, timer);
    return timer.id;
  };
  const clearTimer = (id) => {
    const index = timers.findIndex((timer) => timer.id === id);
    if (index !== -1) timers.splice(index, 1);
  };
  /** Runs the next timer, and reduces the delay of the others by its delay; returns whether there was one. */
  const runTimer = () => {
    const timer = timers.shift();
    if (!timer) return 'none';
    for (const other of timers) other.due -= timer.due;
    timer.run();
    return 'ran';
  };

  class TextEncoder {
    encode(text = '') {
      // U+0000 would end the text on its way to the host; HTML replaces it by this character, too.
      return new Uint8Array(hostEncode(String(text).toWellFormed().replaceAll('\0', '\uFFFD')));
    }

    /** The longest part of the text that fits, in whole characters. */
    encodeInto(text, target) {
      let read = wholeLength(text, target.length);
      let bytes = this.encode(text.slice(0, read));
      while (bytes.length > target.length) {
        // No UTF-16 unit of the text takes more than three bytes.
        read = wholeLength(text, read - Math.ceil((bytes.length - target.length) / 3));
        bytes = this.encode(text.slice(0, read));
      }
      target.set(bytes);
      return { read, written: bytes.length };
    }
  }

  /** Reduces a length so that it does not split a surrogate pair. */
  function wholeLength(text, most) {
    const length = Math.max(0, Math.min(text.length, most));
    return length < text.length && /[\uD800-\uDBFF]/.test(text.charAt(length - 1)) ? length - 1 : length;
  }

  class TextDecoder {
    #rest = new Uint8Array();

    decode(bytes = new Uint8Array(), { stream = false } = {}) {
      const all = new Uint8Array(this.#rest.length + bytes.length);
      all.set(this.#rest);
      all.set(bytes, this.#rest.length);
      const end = stream ? endOfLastCharacter(all) : all.length;
      this.#rest = all.slice(end);
      return hostDecode(all.slice(0, end).buffer);
    }
  }

  /** The end of the last complete character of UTF-8. */
  function endOfLastCharacter(bytes) {
    for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
      const byte = bytes[bytes.length - back];
      if (byte < 0x80) return bytes.length;
      if (byte >= 0xc0) {
        const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
        return length > back ? bytes.length - back : bytes.length;
      }
    }
    return bytes.length;
  }

  class URLSearchParams {
    #entries;

    constructor(init = '') {
      if (typeof init === 'string') this.#entries = JSON.parse(hostParseQuery(init));
      else {
        const entries = Symbol.iterator in init ? [...init] : Object.entries(init);
        this.#entries = entries.map(([name, value]) => [String(name), String(value)]);
      }
    }

    get size() {
      return this.#entries.length;
    }
    get(name) {
      return this.#entries.find(([key]) => key === name)?.[1] ?? null;
    }
    getAll(name) {
      return this.#entries.filter(([key]) => key === name).map(([, value]) => value);
    }
    has(name) {
      return this.#entries.some(([key]) => key === name);
    }
    append(name, value) {
      this.#entries.push([String(name), String(value)]);
    }
    set(name, value) {
      const index = this.#entries.findIndex(([key]) => key === name);
      if (index === -1) this.append(name, value);
      else {
        this.#entries[index] = [String(name), String(value)];
        this.#entries = this.#entries.filter(([key], position) => position <= index || key !== name);
      }
    }
    delete(name) {
      this.#entries = this.#entries.filter(([key]) => key !== name);
    }
    forEach(callback) {
      for (const [name, value] of this.#entries) callback(value, name, this);
    }
    keys() {
      return this.#entries.map(([name]) => name).values();
    }
    values() {
      return this.#entries.map(([, value]) => value).values();
    }
    entries() {
      return this.#entries.map((entry) => [...entry]).values();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return hostWriteQuery(JSON.stringify(this.#entries));
    }
  }

  /** A read-only address. */
  class URL {
    constructor(address, base) {
      const parts = hostParseUrl(String(address), base === undefined ? '' : String(base));
      if (parts === '') throw new TypeError('Invalid URL');
      Object.assign(this, JSON.parse(parts));
      this.searchParams = new URLSearchParams(this.search);
      Object.freeze(this);
    }
    static canParse(address, base) {
      return hostParseUrl(String(address), base === undefined ? '' : String(base)) !== '';
    }
    static parse(address, base) {
      return URL.canParse(address, base) ? new URL(address, base) : null;
    }
    toString() {
      return this.href;
    }
    toJSON() {
      return this.href;
    }
  }

  Object.assign(globalThis, {
    queueMicrotask: (callback) => void Promise.resolve().then(callback),
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    console: { debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore },
    TextEncoder,
    TextDecoder,
    URLSearchParams,
    URL,
  });

  let base;
  let data;
  const loaded = new Map();
  let result = '';
  /** The path of the task. */
  let path = '';

  const MOST_WARNINGS = 20;
  const MOST_FRAMES = 12;
  /** The parts that browsers may show otherwise, once for each place in the code. */
  const warnings = new Map();
  const warn = (what) => {
    if (warnings.size >= MOST_WARNINGS) return;
    const frames = (new Error().stack ?? '').split('\n').filter((line) => !/\bguest\w*\.js/.test(line));
    const stack = frames.slice(0, MOST_FRAMES).join('\n');
    warnings.set(`${what} ${frames[0] ?? ''}`, { what, stack });
  };

  const evaluate = (factory, require) => {
    const module = { exports: {} };
    factory(module, module.exports, require);
    return module.exports;
  };
  const describe = (error, depth = 0) => {
    if (!(error instanceof Error)) return String(error);
    const cause = error.cause === undefined || depth > 3 ? '' : `\nBecause: ${describe(error.cause, depth + 1)}`;
    return `${error.message}\n${error.stack ?? ''}${error.componentStack ?? ''}${cause}`;
  };

  /** Returns the module of a bundle, or throws what its evaluation threw. */
  const moduleOf = (bundle) => {
    const known = loaded.get(bundle);
    if (!known) throw new Error(`There is no bundle ${bundle}.`);
    if ('failure' in known) throw known.failure;
    return known.module;
  };

  /** The function for each kind of task: the program that runs last adds them. */
  const tasks = {};

  /** The functions that the host calls: their arguments are texts or functions, their results texts. */
  return {
    loadBase(factory, name) {
      base = evaluate(factory, (required) => {
        throw new Error(`${name} requires “${required}”; it may not require any module.`);
      });
      return '';
    },
    setData(json) {
      data = JSON.parse(json);
      return '';
    },
    loadBundle(factory, bundle) {
      try {
        const module = evaluate(factory, (name) => {
          if (Object.hasOwn(base.shareScope, name)) return base.shareScope[name];
          throw new Error(`“${name}” is not in the server share scope (required by ${bundle}).`);
        });
        loaded.set(bundle, { module });
      } catch (failure) {
        loaded.set(bundle, { failure });
      }
      return '';
    },
    failBundle(reason, bundle) {
      loaded.set(bundle, { failure: new Error(reason) });
      return '';
    },
    start(taskJson) {
      const task = JSON.parse(taskJson);
      result = '';
      path = task.path ?? task.bundle;
      tasks[task.kind](task, { base, data, moduleOf }).then(
        (value) => {
          const noted = warnings.size > 0 ? { warnings: [...warnings.values()] } : {};
          result = JSON.stringify({ json: JSON.stringify(value), ...noted });
        },
        (error) => {
          result = JSON.stringify({ error: describe(error) });
        },
      );
      return '';
    },
    tasks,
    runTimer,
    warn,
    /** From which numbers of chance follow: they are the same whenever a task runs. */
    seed: () => path,
    /** Empty until the task is done. */
    takeResult: () => result,
  };
})();
