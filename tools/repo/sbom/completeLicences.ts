import * as v from 'valibot';

const componentSchema = v.looseObject({
  name: v.string(),
  version: v.optional(v.string(), ''),
  licenses: v.optional(v.array(v.unknown()), []),
});
const billSchema = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(componentSchema),
});

/** First lines of licence texts, with their names in SPDX. */
const licenceTexts: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:The )?MIT License/i, 'MIT'],
  [/^\s*ISC License/i, 'ISC'],
  [/^\s*Apache License\s+Version 2\.0/i, 'Apache-2.0'],
];

/**
 * A list of the packages of a release (CycloneDX), in which each has its licence: of those whose package.json does not
 * name one, it is read from the licence's text.
 * @param text what npm wrote.
 * @param readLicence reads the licence's text of an installed package; undefined if there is none.
 * @throws Error with all packages without a licence.
 */
export function completeLicences(
  text: string,
  readLicence: (name: string, version: string) => string | undefined,
): string {
  const bill = v.parse(billSchema, JSON.parse(text));
  const components = bill.components.map((component) => {
    if (component.licenses.length > 0) return component;
    const own = readLicence(component.name, component.version);
    const id = own === undefined ? undefined : licenceTexts.find(([start]) => start.test(own))?.[1];
    return id === undefined ? component : { ...component, licenses: [{ license: { id } }] };
  });
  const without = components.filter(({ licenses }) => licenses.length === 0);
  if (without.length > 0) {
    const names = without.map(({ name, version }) => `${name}@${version}`);
    throw new Error(`These packages state no licence: ${names.join(', ')}. Replace them, or name the licence here.`);
  }
  return `${JSON.stringify({ ...bill, components }, null, 1)}\n`;
}
