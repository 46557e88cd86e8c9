import fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { releaseSchema } from '@artha/shared/contract';

/** A schema as valibot describes it: its type, and the schemas in it. */
const schemaShape = v.looseObject({
  type: v.string(),
  entries: v.optional(v.record(v.string(), v.unknown())),
  item: v.optional(v.unknown()),
  items: v.optional(v.array(v.unknown())),
  wrapped: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
  key: v.optional(v.unknown()),
  value: v.optional(v.unknown()),
  literal: v.optional(v.unknown()),
});

const digest = `sha256-${'A'.repeat(43)}=`;

/** Texts that some fields take, and that none does. */
const texts = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      'Tax',
      'tax',
      '/tax',
      '/tax/{page}',
      '/hi/tax',
      '1.0.0',
      'remoteEntry.js',
      'browser/remoteEntry.js',
      'server/Tax.cjs',
      'icon.svg',
      'share.png',
      'react',
      '^19.0.0',
      digest,
      'a',
      'team-tax',
      'term:open',
      'hi',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      '../x',
      '/../x',
      '//evil.example',
      'shell',
      '__proto__',
      'constructor',
      '<b>',
      'a\nb',
      '\u202e',
      '\ud800',
      'javascript:alert(1)',
      'https://evil.example/ ; script-src *',
      '/~health',
      '/v1/x',
      'x'.repeat(401),
      '9'.repeat(300),
      '>=0 '.repeat(60),
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
);
const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), texts, fc.constantFrom(0, -1, 1e308, Number.MAX_SAFE_INTEGER));

/** Values of a schema: mostly of its form, with texts of any field. */
function valuesOf(schema: unknown): fc.Arbitrary<unknown> {
  const shape = v.safeParse(schemaShape, schema);
  if (!shape.success) return anything;
  const { type, entries, item, wrapped, options, key, value, literal } = shape.output;
  if (entries) {
    const fields = Object.fromEntries(Object.entries(entries).map(([name, one]) => [name, valuesOf(one)]));
    const isOptional = (one: unknown) => v.is(v.looseObject({ type: v.literal('optional') }), one);
    const requiredKeys = Object.keys(entries).filter((name) => !isOptional(entries[name]));
    return fc.record(fields, { requiredKeys });
  }
  if (type === 'array') return fc.array(valuesOf(item), { maxLength: 3 });
  if (type === 'record') return fc.dictionary(texts, valuesOf(value), { maxKeys: 3 }).map((one) => (key ? one : {}));
  if (type === 'optional' || type === 'nullable') return valuesOf(wrapped);
  if (type === 'literal') return fc.constant(literal);
  if (type === 'picklist' && options) return fc.constantFrom(...options);
  if ((type === 'union' || type === 'variant') && options) return fc.oneof(...options.map(valuesOf));
  if (type === 'number') return fc.oneof(fc.nat(10), fc.double());
  if (type === 'boolean') return fc.boolean();
  return texts;
}

const drawn = valuesOf(releaseSchema satisfies GenericSchema);

/** A place in JSON, and what is done there. */
const mutation = fc.record({
  at: fc.nat(10_000),
  act: fc.constantFrom('replace', 'remove', 'repeat', 'nest', 'add'),
  value: fc.oneof(valuesOf(releaseSchema), anything),
});

/** Characters of the longest part that is repeated 600 times. */
const MOST_REPEATED = 5_000;

/** A value of JSON after a mutation: walks to a part of it by one number. */
function mutate(value: unknown, { at, act, value: other }: { at: number; act: string; value: unknown }): unknown {
  if (typeof value !== 'object' || value === null || at % 7 === 0) {
    if (act === 'nest') return Array.from({ length: 500 }).reduce<unknown>((inside) => [inside], value);
    // A value repeated twice over would fill this process before the service reads it. Archives try such sizes.
    const times = JSON.stringify(value).length < MOST_REPEATED ? 600 : 2;
    return act === 'repeat' ? Array.from({ length: times }, () => value) : other;
  }
  const entries = Object.entries(value);
  const index = at % (entries.length + 1);
  const changed = entries.flatMap(([key, part], one): [string, unknown][] => {
    if (one !== index) return [[key, part]];
    if (act === 'remove' && at % 3 === 0) return [];
    return [[key, mutate(part, { at: Math.floor(at / (entries.length + 1)), act, value: other })]];
  });
  if (Array.isArray(value)) return changed.map(([, part]) => part);
  return Object.fromEntries(act === 'add' ? [...changed, ['__proto__', other]] : changed);
}

/** A valid manifest with mutations, or one that is drawn from the schema. */
export const manifestsOf = (valid: object): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.array(mutation, { maxLength: 4 }).map((list) => list.reduce<unknown>(mutate, valid)) },
      { weight: 1, arbitrary: drawn },
    )
    .map((json) => JSON.stringify(json))
    .chain((json) =>
      fc.oneof(
        { weight: 12, arbitrary: fc.constant(json) },
        { weight: 1, arbitrary: fc.nat(json.length).map((at) => json.slice(0, at)) },
        { weight: 1, arbitrary: fc.constant('['.repeat(200_000)) },
        { weight: 1, arbitrary: fc.constant(json + ' '.repeat(600_000)) },
      ),
    );
