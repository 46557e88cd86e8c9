import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const names = readdirSync(join(import.meta.dirname, 'en/calculators')).map((file) => file.replace(/\.ts$/, ''));

const texts = v.record(v.string(), v.string());
const textsSchema = v.object({
  texts: v.object({
    fields: texts,
    choices: v.optional(v.record(v.string(), v.array(v.string()))),
    answers: texts,
    columns: texts,
    parts: v.optional(v.array(v.string())),
    facts: v.optional(texts),
    note: v.string(),
  }),
});
const calculatorSchema = v.object({
  fields: v.array(v.object({ name: v.string(), unit: v.string(), max: v.number() })),
  table: v.object({ rowHead: v.string(), columns: v.array(v.string()) }),
  sources: v.optional(
    v.array(v.object({ facts: v.array(v.object({ name: v.string() })), asOf: v.pipe(v.string(), v.isoDate()) })),
  ),
});

const load = async (name: string, language: string) => {
  const loaded: unknown = await import(`./${language}/calculators/${name}.ts`);
  const rules: unknown = await import(`../domain/calculators/${name}.ts`);
  const calculator = v.parse(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((all) => all[name]),
      calculatorSchema,
    ),
    rules,
  );
  return { texts: v.parse(textsSchema, loaded).texts, calculator };
};

test('the calculators are the same in both languages', () => {
  expect(readdirSync(join(import.meta.dirname, 'hi/calculators')).map((file) => file.replace(/\.ts$/, ''))).toEqual(
    names,
  );
});

describe.each(['en', 'hi'])('in %s', (language) => {
  test.each(names)('%s names each of its fields, choices, columns, parts and facts', async (name) => {
    const { texts: own, calculator } = await load(name, language);
    expect(Object.keys(own.fields)).toEqual(calculator.fields.map((field) => field.name));
    const choices = calculator.fields.filter(({ unit }) => unit === 'choice');
    expect(Object.keys(own.choices ?? {}).sort()).toEqual(choices.map((field) => field.name).sort());
    for (const field of choices) expect(own.choices?.[field.name]).toHaveLength(field.max + 1);
    expect(Object.keys(own.columns)).toEqual(calculator.table.columns);
    expect(own.parts !== undefined).toBe(calculator.table.rowHead === 'part');
    const facts = (calculator.sources ?? []).flatMap((source) => source.facts.map((fact) => fact.name));
    expect(Object.keys(own.facts ?? {})).toEqual(facts);
    expect(own.note).toMatch(language === 'en' ? /\.$/ : /।$/);
  });
});
