import * as v from 'valibot';
import { LOCALE, TIME_ZONE } from './locale.ts';

/** Characters of one request: a long text to segment, or a long list. */
const MOST_REQUEST = 100_000;
/** Characters of one answer: a part for each digit, or a segment for each letter. */
const MOST_ANSWER = 2_000_000;
/** Characters of a number, an option or a locale. */
const MOST_WORD = 1_000;
/** Formatters that are kept: making one takes a hundred times as long as using it. */
const MOST_FORMATTERS = 100;

/** The methods of each kind that code in the interpreter may call. */
const methods = {
  Collator: ['compare', 'resolvedOptions'],
  DateTimeFormat: ['format', 'formatToParts', 'formatRange', 'formatRangeToParts', 'resolvedOptions'],
  DisplayNames: ['of', 'resolvedOptions'],
  DurationFormat: ['format', 'formatToParts', 'resolvedOptions'],
  ListFormat: ['format', 'formatToParts', 'resolvedOptions'],
  NumberFormat: ['format', 'formatToParts', 'formatRange', 'formatRangeToParts', 'resolvedOptions'],
  PluralRules: ['select', 'selectRange', 'resolvedOptions'],
  RelativeTimeFormat: ['format', 'formatToParts', 'resolvedOptions'],
  Segmenter: ['resolvedOptions'],
} as const;

const word = v.pipe(v.string(), v.maxLength(MOST_WORD));
const locales = v.pipe(v.array(word), v.maxLength(100));
const options = v.record(word, v.union([v.boolean(), word]));
const formatterSchema = v.picklist([
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'DurationFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
  'Segmenter',
]);

/** A value that JSON cannot write as it is: a number, an integer of any size, or the units of a duration. */
const valueSchema = v.union([
  v.pipe(
    v.strictObject({ number: word }),
    v.transform(({ number }) => Number(number)),
  ),
  v.pipe(
    v.strictObject({ integer: v.pipe(word, v.regex(/^-?\d+$/)) }),
    v.transform(({ integer }) => BigInt(integer)),
  ),
  v.pipe(
    v.strictObject({ decimal: v.string() }),
    v.transform(({ decimal }) => readDecimal(decimal)),
  ),
  v.pipe(
    v.strictObject({ text: v.string() }),
    v.transform(({ text }) => text),
  ),
  v.pipe(
    v.strictObject({ list: v.array(v.string()) }),
    v.transform(({ list }) => list),
  ),
  v.pipe(
    v.strictObject({ units: v.record(word, word) }),
    v.transform(({ units }) => Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, Number(count)]))),
  ),
]);

const requestSchema = v.variant('call', [
  v.strictObject({
    call: v.literal('use'),
    kind: formatterSchema,
    method: word,
    locales,
    options,
    values: v.pipe(v.array(valueSchema), v.maxLength(2)),
  }),
  v.strictObject({ call: v.literal('supported'), kind: formatterSchema, locales, options }),
  v.strictObject({ call: v.literal('segments'), locales, options, text: v.string() }),
  v.strictObject({ call: v.literal('locale'), tag: word, options }),
  v.strictObject({ call: v.literal('localeInfo'), tag: word }),
  v.strictObject({ call: v.literal('canonical'), locales }),
  v.strictObject({ call: v.literal('values'), key: word }),
  v.strictObject({ call: v.literal('case'), locales, upper: v.boolean(), text: v.string() }),
]);

type Request = v.InferOutput<typeof requestSchema>;
type Kind = v.InferOutput<typeof formatterSchema>;
type Options = v.InferOutput<typeof options>;

/** A decimal of any length keeps its digits; with a large exponent, it would have millions of them. */
function readDecimal(text: string): number | string {
  return text.length > MOST_WORD || /e[+-]?\d{3}/i.test(text) ? Number(text) : text;
}

/** A constructor of `Intl` makes every kind in the same way, so no kind needs code of its own. */
const constructorOf = (kind: Kind) => v.parse(v.function(), Reflect.get(Intl, kind));

/** The same result on every machine: what code does not say follows `locale.ts`. */
const localesOf = (names: readonly string[]) => [...names, LOCALE];
const optionsOf = (kind: Kind, given: Options) =>
  kind === 'DateTimeFormat' ? { timeZone: TIME_ZONE, ...given } : given;

const formatters = new Map<string, object>();

function formatterOf(kind: Kind, names: readonly string[], given: Options): object {
  const key = JSON.stringify([kind, names, given]);
  const known = formatters.get(key);
  if (known) return known;
  const made = v.parse(
    v.custom<object>((value) => typeof value === 'object'),
    Reflect.construct(constructorOf(kind), [localesOf(names), optionsOf(kind, given)]),
  );
  const [oldest] = formatters.keys();
  if (formatters.size >= MOST_FORMATTERS && oldest !== undefined) formatters.delete(oldest);
  formatters.set(key, made);
  return made;
}

/** The properties of a locale: see `Intl.Locale`. */
function describeLocale(tag: string, given: Options) {
  const locale = new Intl.Locale(tag, given);
  const { baseName, language, script, region, calendar, collation, hourCycle, caseFirst, numeric, numberingSystem } =
    locale;
  const [maximal, minimal] = [locale.maximize(), locale.minimize()].map(String);
  const own = {
    baseName,
    language,
    script,
    region,
    calendar,
    collation,
    hourCycle,
    caseFirst,
    numeric,
    numberingSystem,
  };
  return { tag: String(locale), own, maximal, minimal };
}

const localeMethods = [
  'getCalendars',
  'getCollations',
  'getHourCycles',
  'getNumberingSystems',
  'getTextInfo',
  'getTimeZones',
  'getWeekInfo',
] as const;

function describeLocaleFurther(tag: string) {
  const locale = new Intl.Locale(tag);
  return Object.fromEntries(
    localeMethods.map((name) => [name, Reflect.apply(v.parse(v.function(), Reflect.get(locale, name)), locale, [])]),
  );
}

/**
 * Chromium and Firefox write every narrow space of a date as a space; Node does so in some methods only.
 * @param result a text, a list of parts, or the formatter's options.
 */
function withPlainSpaces(result: unknown): unknown {
  return JSON.parse(JSON.stringify(result).replaceAll(/[\u202F\u2009]/g, ' '));
}

function answer(request: Request): unknown {
  switch (request.call) {
    case 'use': {
      const { kind, method, values } = request;
      const formatter = formatterOf(kind, request.locales, request.options);
      if (!methods[kind].some((name) => name === method)) throw new TypeError(`${kind} has no method ${method}.`);
      const result: unknown = Reflect.apply(v.parse(v.function(), Reflect.get(formatter, method)), formatter, values);
      return kind === 'DateTimeFormat' ? withPlainSpaces(result) : result;
    }
    case 'supported': {
      const constructor = constructorOf(request.kind);
      const supported = v.parse(v.function(), Reflect.get(constructor, 'supportedLocalesOf'));
      return Reflect.apply(supported, constructor, [request.locales, request.options]);
    }
    case 'segments': {
      const segmenter = formatterOf('Segmenter', request.locales, request.options);
      if (!(segmenter instanceof Intl.Segmenter)) throw new TypeError('There is no Segmenter.');
      return Array.from(segmenter.segment(request.text), ({ segment, index, isWordLike }) => [
        segment,
        index,
        isWordLike,
      ]);
    }
    case 'locale':
      return describeLocale(request.tag, request.options);
    case 'localeInfo':
      return describeLocaleFurther(request.tag);
    case 'canonical':
      return Intl.getCanonicalLocales(request.locales);
    case 'values': {
      const supported: unknown = Reflect.get(Intl, 'supportedValuesOf');
      return Reflect.apply(v.parse(v.function(), supported), Intl, [request.key]);
    }
    case 'case':
      return request.upper
        ? request.text.toLocaleUpperCase(request.locales)
        : request.text.toLocaleLowerCase(request.locales);
  }
}

/**
 * The host's `Intl` for code in the interpreter: numbers, dates and texts of languages, by Node's own ICU. Nothing else
 * can be reached: the request names a kind, one of its methods and plain values, and the result is JSON.
 * @param text JSON of a request, as `guestIntl.js` writes it.
 * @returns JSON of `{ value }`, or of `{ error: [name, message] }` with the error that the host threw.
 */
export function answerIntl(text: string): string {
  try {
    if (text.length > MOST_REQUEST)
      throw new RangeError(`Intl gets ${text.length} characters; ${MOST_REQUEST} are allowed.`);
    const request = v.safeParse(requestSchema, JSON.parse(text));
    if (!request.success) throw new RangeError('Intl gets a value that is too long, or none that it knows.');
    const written = JSON.stringify({ value: answer(request.output) });
    if (written.length > MOST_ANSWER)
      throw new RangeError(`Intl returns ${written.length} characters; ${MOST_ANSWER} are allowed.`);
    return written;
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return JSON.stringify({ error: [name, message.slice(0, MOST_WORD)] });
  }
}
