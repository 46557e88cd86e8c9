/**
 * An expression that formats values in the languages of the site's visitors: rows of what was called, and the text.
 * Every engine evaluates it with its own `Intl`.
 */
export const languageTable = `(() => {
  const locales = ['en-IN', 'hi-IN', 'en', 'hi', 'en-US'];
  const rows = [];
  const add = (name, value) => {
    let text;
    try {
      const result = value();
      text = typeof result === 'string' ? result : JSON.stringify(result) ?? 'undefined';
    } catch (error) {
      text = error.name;
    }
    rows.push([name, text]);
  };
  const every = (kind, allOptions, method, values, written = String) => {
    for (const locale of locales)
      for (const options of allOptions) {
        let formatter;
        const name = (value) => [kind, locale, JSON.stringify(options), method, value].join(' ');
        try {
          formatter = new Intl[kind](locale, options);
        } catch (error) {
          add(name('new'), () => error.name);
          continue;
        }
        for (const value of values)
          add(name(written(value)), () => formatter[method](...(Array.isArray(value) ? value : [value])));
      }
  };
  const numbers = [0, -0, 1, -1234.5, 1234567.891, 1e21, 1e-7, NaN, Infinity, -Infinity, 12345678901234567890n, '123456789.123456789', undefined];
  const numberOptions = [
    {},
    { style: 'currency', currency: 'INR' },
    { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
    { style: 'currency', currency: 'USD', currencyDisplay: 'name' },
    { style: 'currency', currency: 'INR', currencySign: 'accounting' },
    { style: 'currency' },
    { style: 'percent', maximumFractionDigits: 2 },
    { style: 'unit', unit: 'kilometer-per-hour', unitDisplay: 'long' },
    { notation: 'compact' },
    { notation: 'compact', compactDisplay: 'long' },
    { notation: 'scientific' },
    { notation: 'engineering' },
    { signDisplay: 'exceptZero' },
    { useGrouping: false },
    { useGrouping: 'min2' },
    { minimumIntegerDigits: 3, maximumSignificantDigits: 4 },
    { roundingMode: 'floor', maximumFractionDigits: 1 },
    { numberingSystem: 'deva' },
    { maximumFractionDigits: 400 },
  ];
  every('NumberFormat', numberOptions, 'format', numbers);
  every('NumberFormat', numberOptions.slice(0, 9), 'formatToParts', [-1234567.891, 0.5]);
  every('NumberFormat', numberOptions.slice(0, 4), 'formatRange', [[1, 2000], [5, 5]]);
  every('NumberFormat', numberOptions.slice(0, 4), 'resolvedOptions', [[]]);
  const times = [0, 1_774_981_800_000, 1_798_741_799_999, -2_000_000_000_000, NaN, 9e15, undefined].map((time) => time === undefined ? Date.UTC(2026, 0, 31, 20, 15) : time);
  const timeZones = ['Asia/Kolkata', 'UTC', 'America/New_York', '+05:30'];
  const dateOptions = [
    {},
    { dateStyle: 'full', timeStyle: 'long' },
    { dateStyle: 'long' },
    { dateStyle: 'medium', timeStyle: 'short' },
    { dateStyle: 'short' },
    { timeStyle: 'medium' },
    { year: 'numeric', month: 'long', day: '2-digit', weekday: 'short' },
    { month: 'short', year: 'numeric' },
    { hour: 'numeric', minute: '2-digit', hour12: false },
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' },
    { hour: 'numeric', dayPeriod: 'long' },
    { era: 'short', year: 'numeric', fractionalSecondDigits: 3, second: 'numeric' },
    { calendar: 'indian', dateStyle: 'long' },
    { numberingSystem: 'deva', dateStyle: 'short' },
  ].flatMap((options, index) => (index < 4 ? timeZones : timeZones.slice(0, 1)).map((timeZone) => ({ ...options, timeZone })));
  every('DateTimeFormat', [...dateOptions, { timeZone: 'Asia/Nowhere' }], 'format', times);
  every('DateTimeFormat', dateOptions.slice(0, 8), 'formatToParts', [times[1]]);
  every('DateTimeFormat', dateOptions.slice(0, 8), 'formatRange', [[times[1], times[2]], [times[1], times[1] + 3_600_000]]);
  every('DateTimeFormat', dateOptions.slice(0, 4), 'resolvedOptions', [[]]);
  every('PluralRules', [{}, { type: 'ordinal' }, { minimumFractionDigits: 1 }], 'select', [0, 1, 1.5, 2, 3, 21, NaN]);
  every('PluralRules', [{}], 'selectRange', [[0, 1], [1, 2]]);
  every('RelativeTimeFormat', [{}, { numeric: 'auto' }, { style: 'short' }, { style: 'narrow' }], 'format', [[-1, 'day'], [0, 'day'], [1, 'days'], [-2.5, 'hour'], [12, 'months'], [-0, 'year'], [1, 'fortnight'], [Infinity, 'day']]);
  every('RelativeTimeFormat', [{}], 'formatToParts', [[-1234, 'day']]);
  every('ListFormat', [{}, { type: 'disjunction' }, { style: 'narrow', type: 'unit' }], 'format', [[[]], [['a']], [['a', 'b']], [['a', 'b', 'c']], [['a', 1]]]);
  every('ListFormat', [{}], 'formatToParts', [[['a', 'b', 'c']]]);
  every('DisplayNames', [{ type: 'region' }, { type: 'currency' }, { type: 'language' }, { type: 'script', fallback: 'none' }, {}], 'of', ['IN', 'INR', 'hi-IN', 'Deva', 'x']);
  every('DurationFormat', [{}, { style: 'digital' }, { style: 'narrow' }], 'format', [{ hours: 1, minutes: 46, seconds: 40 }, { days: 1.5 }, { days: 1, hours: -1 }], JSON.stringify);
  const words = ['ä', 'a', 'z', 'Z', 'A', '10', '2', 'é', 'e', 'अ', 'क', 'आ', '', '-', '₹'];
  for (const locale of locales)
    for (const options of [{}, { numeric: true }, { sensitivity: 'base' }, { caseFirst: 'upper' }])
      add(['Collator', locale, JSON.stringify(options)].join(' '), () => [...words].sort(new Intl.Collator(locale, options).compare).join());
  for (const locale of locales)
    for (const granularity of ['grapheme', 'word', 'sentence'])
      add(['Segmenter', locale, granularity].join(' '), () => [...new Intl.Segmenter(locale, { granularity }).segment('नमस्ते दुनिया! How are you? 👩‍👩‍👧')].map(({ segment, index, isWordLike }) => [segment, index, isWordLike]));
  for (const locale of locales) {
    add('Number.toLocaleString ' + locale, () => (1234567.891).toLocaleString(locale));
    add('BigInt.toLocaleString ' + locale, () => 12345678901234567890n.toLocaleString(locale));
    add('Array.toLocaleString ' + locale, () => [1234567.5, 'a', null, 2n].toLocaleString(locale));
    for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
      for (const options of [{}, { hour: 'numeric' }, { month: 'long' }, { dateStyle: 'long' }, { timeStyle: 'short' }, { timeZoneName: 'short' }]) {
        add([name, locale, JSON.stringify(options)].join(' '), () => new Date(times[1])[name](locale, { timeZone: 'Asia/Kolkata', ...options }));
        add([name, locale, 'invalid'].join(' '), () => new Date(NaN)[name](locale, options));
      }
    add('localeCompare ' + locale, () => [...words].sort((one, other) => one.localeCompare(other, locale)).join());
  }
  add('toLocaleUpperCase', () => ['i'.toLocaleUpperCase('tr'), 'i'.toLocaleUpperCase('en'), 'I'.toLocaleLowerCase(['tr']), 'ß'.toLocaleUpperCase()].join());
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD', 'x']) add('normalize ' + form, () => 'éक़ﬁ½'.normalize(form));
  for (const tag of ['hi', 'en-IN-u-ca-indian', 'sr-Latn', 'zh', 'not a tag', 'x'])
    add('Locale ' + tag, () => {
      const locale = new Intl.Locale(tag);
      const { baseName, language, script, region, calendar, numberingSystem } = locale;
      return [String(locale), baseName, language, script, region, calendar, numberingSystem, String(locale.maximize()), String(locale.minimize())];
    });
  add('canonical', () => Intl.getCanonicalLocales(['EN-in', 'hi-deva']));
  add('canonical of none', () => Intl.getCanonicalLocales('x y'));
  for (const kind of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat', 'Collator', 'RelativeTimeFormat'])
    add('supported ' + kind, () => Intl[kind].supportedLocalesOf(['hi-IN', 'en', 'xx-YY']));
  for (const key of ['calendar', 'currency', 'numberingSystem', 'nothing']) add('values ' + key, () => Intl.supportedValuesOf(key).slice(0, 12));
  for (const [name, made] of [
    ['NumberFormat of null', () => Intl.NumberFormat(null)],
    ['NumberFormat of a number in a list', () => Intl.NumberFormat([1])],
    ['PluralRules without new', () => Intl.PluralRules()],
    ['options that are null', () => new Intl.NumberFormat('en', null)],
    ['options that are a text', () => new Intl.ListFormat('en', 'x')],
    ['DisplayNames without options', () => new Intl.DisplayNames('en')],
    ['options that throw', () => new Intl.NumberFormat('en', { get style() { throw new SyntaxError('mine'); } })],
    ['a symbol', () => new Intl.NumberFormat('en').format(Symbol())],
    ['a method of another kind', () => Intl.NumberFormat.prototype.formatToParts.call(new Intl.DateTimeFormat('en', { timeZone: 'UTC' }), 1)],
    ['a range without an end', () => new Intl.NumberFormat('en').formatRange(1)],
    ['a bound function', () => [1, 1000].map(Intl.NumberFormat('en').format).join()],
    ['one function', () => { const f = new Intl.NumberFormat('en'); return String(f.format === f.format); }],
    ['names', () => String(Intl) + String(new Intl.NumberFormat('en')) + String(new Intl.Locale('en'))],
    ['a part of a text', () => new Intl.Segmenter('en').segment('abc').containing(1)],
    ['an instance', () => String(Intl.NumberFormat('en') instanceof Intl.NumberFormat)],
  ]) add(name, made);
  return rows;
})()`;
