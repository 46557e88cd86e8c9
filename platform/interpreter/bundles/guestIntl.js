// Runs after guest.js inside the interpreter, which has no Intl of its own: gives it the host's by the one function
// hostIntl, and the methods of numbers, dates and texts that follow a locale. Errors of options and locales are those
// of the host.
/* global hostIntl */
(() => (guest) => {
  const ask = (request) => {
    const { value, error } = JSON.parse(hostIntl(JSON.stringify(request)));
    if (!error) return value;
    const [name, message] = error;
    throw name === 'TypeError' ? new TypeError(message) : new RangeError(message);
  };

  const digits =
    'minimumIntegerDigits minimumFractionDigits maximumFractionDigits minimumSignificantDigits maximumSignificantDigits roundingIncrement roundingMode roundingPriority trailingZeroDisplay';
  const units = 'years months weeks days hours minutes seconds milliseconds microseconds nanoseconds'.split(' ');
  /** The options that each constructor reads. */
  const optionNames = {
    Collator: 'usage localeMatcher collation numeric caseFirst sensitivity ignorePunctuation',
    DateTimeFormat:
      'localeMatcher calendar numberingSystem hour12 hourCycle timeZone weekday era year month day dayPeriod hour minute second fractionalSecondDigits timeZoneName formatMatcher dateStyle timeStyle',
    DisplayNames: 'localeMatcher style type fallback languageDisplay',
    DurationFormat: `localeMatcher numberingSystem style fractionalDigits ${units.map((unit) => `${unit} ${unit}Display`).join(' ')}`,
    ListFormat: 'localeMatcher type style',
    Locale:
      'language script region variants calendar collation firstDayOfWeek hourCycle caseFirst numeric numberingSystem',
    NumberFormat: `localeMatcher numberingSystem style currency currencyDisplay currencySign unit unitDisplay notation ${digits} compactDisplay useGrouping signDisplay`,
    PluralRules: `localeMatcher type notation compactDisplay ${digits}`,
    RelativeTimeFormat: 'localeMatcher numberingSystem numeric style',
    Segmenter: 'localeMatcher granularity',
  };
  const isBoolean = (kind, name) =>
    name === 'hour12' || name === 'ignorePunctuation' || (name === 'numeric' && kind !== 'RelativeTimeFormat');

  const readOptions = (kind, options) => {
    if (options === undefined) return {};
    const isCoerced = [
      'NumberFormat',
      'DateTimeFormat',
      'Collator',
      'PluralRules',
      'RelativeTimeFormat',
      'Locale',
    ].includes(kind);
    if (options === null || (typeof options !== 'object' && typeof options !== 'function' && !isCoerced))
      throw new TypeError(`The options of Intl.${kind} are no object.`);
    const given = Object(options);
    const read = {};
    for (const name of optionNames[kind].split(' ')) {
      const value = given[name];
      if (value === undefined) continue;
      if (isBoolean(kind, name)) read[name] = Boolean(value);
      else if (name === 'useGrouping' && (value === true || !value)) read[name] = Boolean(value);
      else read[name] = `${value}`;
    }
    return read;
  };

  const readLocales = (locales) => {
    if (locales === undefined) return [];
    if (typeof locales === 'string' || locales instanceof Locale) return [String(locales)];
    if (locales === null) throw new TypeError('Cannot convert undefined or null to object');
    return Array.from(Object(locales), (locale) => {
      if (typeof locale !== 'string' && (typeof locale !== 'object' || locale === null))
        throw new TypeError('Language ID should be string or object.');
      return `${locale}`;
    });
  };

  const numberOf = (value) => {
    const number = Number(value);
    return { number: Object.is(number, -0) ? '-0' : `${number}` };
  };
  /** A number for Intl.NumberFormat, which keeps the digits of integers and of texts. */
  const quantityOf = (value) => {
    const primitive = typeof value === 'object' && value !== null && !(value instanceof Date) ? value.valueOf() : value;
    if (typeof primitive === 'bigint') return { integer: `${primitive}` };
    return typeof primitive === 'string' ? { decimal: primitive } : numberOf(primitive);
  };
  const timeOf = (value) => numberOf(value === undefined ? Date.now() : value);
  const textOf = (value) => ({ text: `${value}` });
  const listOf = (list) => ({
    list: Array.from(list ?? [], (item) => {
      if (typeof item !== 'string') throw new TypeError('Iterable yielded a non-String value');
      return item;
    }),
  });
  const durationOf = (duration) => {
    if (typeof duration !== 'object' || duration === null) throw new TypeError('A duration is an object.');
    const given = units.flatMap((unit) =>
      duration[unit] === undefined ? [] : [[unit, numberOf(duration[unit]).number]],
    );
    return { units: Object.fromEntries(given) };
  };

  const states = new WeakMap();
  const stateOf = (kind, formatter) => {
    const state = states.get(formatter);
    if (state?.kind !== kind) throw new TypeError(`Method called on an object that is no Intl.${kind}.`);
    return state;
  };
  const plainText = /^[A-Za-z\d ]*$/;
  const plainLocale = /^(?:en|hi)\b(?!.*-u-)/i;
  /** The order of two texts of Latin letters, digits and spaces: sorting a list asks for thousands. */
  const compareTexts = (one, other) => {
    const [left, right] = [one.toLowerCase(), other.toLowerCase()];
    if (left !== right) return left < right ? -1 : 1;
    // Small letters come before the same large ones, whose codes are smaller.
    const at = Array.from(one).findIndex((letter, index) => letter !== other.charAt(index));
    return at === -1 ? 0 : one.charAt(at) > other.charAt(at) ? -1 : 1;
  };
  const use = ({ kind, locales, options }, method, ...values) => {
    if (method === 'compare' && Object.keys(options).length === 0 && plainLocale.test(locales[0] ?? 'en')) {
      const [one, other] = values.map(({ text }) => text);
      if (plainText.test(one) && plainText.test(other)) return compareTexts(one, other);
    }
    return ask({ call: 'use', kind, method, locales, options, values });
  };

  /** Notes that another browser may write something else. */
  const warnOf = (what, { kind, locales, options }) => {
    if (locales.length === 0) guest.warn(`${what} without a locale`);
    if (kind === 'DateTimeFormat' && options.timeZone === undefined) guest.warn(`${what} without a time zone`);
  };
  const followsVisitor = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'];

  /**
   * Defines a constructor of Intl.
   * @param methods by name, how each of their arguments is read.
   * @param bound the method that is read as a function of its formatter.
   */
  const define = (kind, methods, { bound, callable = false } = {}) => {
    const constructor = {
      [kind]: function (locales, options) {
        if (new.target === undefined && !callable) throw new TypeError(`Constructor Intl.${kind} requires 'new'`);
        if (kind === 'DisplayNames' && options === undefined)
          throw new TypeError('Intl.DisplayNames requires options.');
        const state = { kind, locales: readLocales(locales), options: readOptions(kind, options) };
        // Throws what the host throws for these locales and options.
        state.resolved = use(state, 'resolvedOptions');
        const formatter = new.target === undefined ? Object.create(constructor.prototype) : this;
        states.set(formatter, state);
        return formatter;
      },
    }[kind];
    Object.defineProperty(constructor, 'length', { value: 0, configurable: true });
    const hide = (target, name, value) => {
      Object.defineProperty(target, name, { value, writable: true, configurable: true });
    };
    const run = (state, method, values) => {
      if (followsVisitor.includes(kind)) warnOf(`Intl.${kind}`, state);
      return use(state, method, ...methods[method].map((read, index) => read(values[index])));
    };
    for (const method of Object.keys(methods)) {
      if (method === bound) {
        const get = function () {
          const state = stateOf(kind, this);
          state.bound ??= (...values) => run(state, method, values);
          return state.bound;
        };
        Object.defineProperty(constructor.prototype, method, { get, configurable: true });
      } else {
        hide(
          constructor.prototype,
          method,
          {
            [method](...values) {
              return run(stateOf(kind, this), method, values);
            },
          }[method],
        );
      }
    }
    hide(constructor.prototype, 'resolvedOptions', function resolvedOptions() {
      return { ...stateOf(kind, this).resolved };
    });
    hide(constructor, 'supportedLocalesOf', function supportedLocalesOf(locales, options) {
      const { localeMatcher } = options === undefined ? {} : Object(options);
      const given = localeMatcher === undefined ? {} : { localeMatcher: `${localeMatcher}` };
      return ask({ call: 'supported', kind, locales: readLocales(locales), options: given });
    });
    Object.defineProperty(constructor.prototype, Symbol.toStringTag, { value: `Intl.${kind}`, configurable: true });
    return constructor;
  };

  /** A method that throws for values that the specification does not take. */
  const given = (read) => (value) => {
    if (value === undefined) throw new TypeError('Invalid argument: undefined');
    return read(value);
  };
  const range = (read) => [given(read), given(read)];

  let ownOf;
  let furtherOf;
  class Locale {
    #tag;
    #own;
    #maximal;
    #minimal;
    #further;

    constructor(tag, options) {
      if (typeof tag !== 'string' && (typeof tag !== 'object' || tag === null))
        throw new TypeError('First argument to Intl.Locale constructor can’t be empty or missing');
      const {
        tag: canonical,
        own,
        maximal,
        minimal,
      } = ask({
        call: 'locale',
        tag: `${tag}`,
        options: readOptions('Locale', options),
      });
      this.#tag = canonical;
      this.#own = own;
      this.#maximal = maximal;
      this.#minimal = minimal;
    }
    static {
      ownOf = (locale) => locale.#own;
      furtherOf = (locale) => {
        locale.#further ??= ask({ call: 'localeInfo', tag: locale.#tag });
        return locale.#further;
      };
    }
    maximize() {
      return new Locale(this.#maximal);
    }
    minimize() {
      return new Locale(this.#minimal);
    }
    toString() {
      return this.#tag;
    }
  }
  for (const name of 'baseName language script region calendar collation hourCycle caseFirst numeric numberingSystem'.split(
    ' ',
  )) {
    const get = function () {
      return ownOf(this)[name];
    };
    Object.defineProperty(Locale.prototype, name, { get, configurable: true });
  }
  for (const name of 'Calendars Collations HourCycles NumberingSystems TextInfo TimeZones WeekInfo'.split(' ')) {
    const value = function () {
      return furtherOf(this)[`get${name}`];
    };
    Object.defineProperty(Locale.prototype, `get${name}`, { value, writable: true, configurable: true });
  }
  Object.defineProperty(Locale.prototype, Symbol.toStringTag, { value: 'Intl.Locale', configurable: true });

  const Segmenter = define('Segmenter', {});
  Segmenter.prototype.segment = function segment(input) {
    const { locales, options } = stateOf('Segmenter', this);
    const text = `${input}`;
    let found;
    const segments = () => {
      found ??= ask({ call: 'segments', locales, options, text }).map(([part, index, isWordLike]) => ({
        segment: part,
        index,
        input: text,
        ...(options.granularity === 'word' && { isWordLike }),
      }));
      return found;
    };
    return {
      containing: (index = 0) => segments().find((one) => index >= one.index && index < one.index + one.segment.length),
      [Symbol.iterator]: () =>
        segments()
          .map((one) => ({ ...one }))
          .values(),
    };
  };
  Object.defineProperty(Segmenter.prototype, 'segment', { enumerable: false });

  const callable = true;
  const Intl = {
    Collator: define('Collator', { compare: [textOf, textOf] }, { bound: 'compare', callable }),
    DateTimeFormat: define(
      'DateTimeFormat',
      { format: [timeOf], formatToParts: [timeOf], formatRange: range(timeOf), formatRangeToParts: range(timeOf) },
      { bound: 'format', callable },
    ),
    DisplayNames: define('DisplayNames', { of: [textOf] }),
    DurationFormat: define('DurationFormat', { format: [durationOf], formatToParts: [durationOf] }),
    ListFormat: define('ListFormat', { format: [listOf], formatToParts: [listOf] }),
    Locale,
    NumberFormat: define(
      'NumberFormat',
      {
        format: [quantityOf],
        formatToParts: [quantityOf],
        formatRange: range(quantityOf),
        formatRangeToParts: range(quantityOf),
      },
      { bound: 'format', callable },
    ),
    PluralRules: define('PluralRules', { select: [numberOf], selectRange: range(numberOf) }),
    RelativeTimeFormat: define('RelativeTimeFormat', { format: [numberOf, textOf], formatToParts: [numberOf, textOf] }),
    Segmenter,
    getCanonicalLocales: (locales) => ask({ call: 'canonical', locales: readLocales(locales) }),
    supportedValuesOf: (key) => ask({ call: 'values', key: `${key}` }),
  };
  for (const [name, value] of Object.entries(Intl))
    Object.defineProperty(Intl, name, { value, enumerable: false, writable: true, configurable: true });
  Object.defineProperty(Intl, Symbol.toStringTag, { value: 'Intl', configurable: true });
  Object.defineProperty(globalThis, 'Intl', { value: Intl, writable: true, configurable: true });

  const redefine = (prototype, methods) => {
    for (const [name, value] of Object.entries(methods))
      Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
  };

  /** Formats as a method of a prototype does; `what` is how code calls it. */
  const formatAs = (what, kind, locales, options, value) => {
    const state = { kind, locales: readLocales(locales), options: readOptions(kind, options) };
    warnOf(what, state);
    return use(state, 'format', value);
  };
  redefine(Number.prototype, {
    toLocaleString(locales, options) {
      return formatAs('toLocaleString', 'NumberFormat', locales, options, numberOf(this.valueOf()));
    },
  });
  redefine(BigInt.prototype, {
    toLocaleString(locales, options) {
      return formatAs('toLocaleString', 'NumberFormat', locales, options, { integer: `${this.valueOf()}` });
    },
  });

  const dateFields = ['weekday', 'year', 'month', 'day'];
  const timeFields = ['dayPeriod', 'hour', 'minute', 'second', 'fractionalSecondDigits'];
  const [dateDefaults, timeDefaults] = [dateFields.slice(1), timeFields.slice(1, 4)].map((fields) =>
    Object.fromEntries(fields.map((field) => [field, 'numeric'])),
  );
  /** Formats a date; without a field of these, it has the default ones. */
  const formatDate = (what, date, locales, options, fields, defaults, refused) => {
    const time = date.getTime();
    if (Number.isNaN(time)) return 'Invalid Date';
    const own = readOptions('DateTimeFormat', options);
    if (refused !== undefined && own[refused] !== undefined) throw new TypeError(`Invalid option : ${refused}`);
    const isGiven = [...fields, 'dateStyle', 'timeStyle'].some((field) => own[field] !== undefined);
    return formatAs(what, 'DateTimeFormat', locales, isGiven ? own : { ...own, ...defaults }, numberOf(time));
  };
  redefine(Date.prototype, {
    toLocaleString(locales, options) {
      const all = { ...dateDefaults, ...timeDefaults };
      return formatDate('toLocaleString', this, locales, options, [...dateFields, ...timeFields], all);
    },
    toLocaleDateString(locales, options) {
      return formatDate('toLocaleDateString', this, locales, options, dateFields, dateDefaults, 'timeStyle');
    },
    toLocaleTimeString(locales, options) {
      return formatDate('toLocaleTimeString', this, locales, options, timeFields, timeDefaults, 'dateStyle');
    },
  });
  redefine(Array.prototype, {
    toLocaleString(locales, options) {
      return Array.from(this, (one) => one?.toLocaleString(locales, options) ?? '').join();
    },
  });

  const inCase = (text, upper, locales) => {
    const names = readLocales(locales);
    // Only these languages have letters of their own rules.
    if (!/^(?:az|el|lt|tr)\b/i.test(names[0] ?? '')) return upper ? text.toUpperCase() : text.toLowerCase();
    return ask({ call: 'case', upper, locales: names, text });
  };
  redefine(String.prototype, {
    localeCompare(other, locales, options) {
      const [one, two] = [`${this}`, `${other}`];
      if (one === two) return 0;
      const state = { kind: 'Collator', locales: readLocales(locales), options: readOptions('Collator', options) };
      return use(state, 'compare', { text: one }, { text: two });
    },
    toLocaleUpperCase(locales) {
      return inCase(`${this}`, true, locales);
    },
    toLocaleLowerCase(locales) {
      return inCase(`${this}`, false, locales);
    },
  });
})();
