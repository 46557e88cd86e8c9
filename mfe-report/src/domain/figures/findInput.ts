import { inputIds, ratioInputs, type InputId } from '../ratios/inputs.ts';
import type { RatioWords } from '../ratios/ratioWords.ts';

/** Letters and digits alone: statements differ in everything else, such as `Less: Finance costs (₹)`. */
function plainName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/\([^)]*\)|₹|\b(?:rs|inr|the|less|add|of)\b/g, ' ')
    .replaceAll(/[’']/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9\p{Script=Devanagari}]+/gu, ' ')
    .trim();
}

/** Finds a figure by a name as people write it. */
export type FindInput = (name: string) => InputId | undefined;

/** Finds figures by their English names, as statements in India have them, and by their names on this page. */
export function findInputBy(labelOf: RatioWords['label']): FindInput {
  const inputsByName = new Map(
    inputIds.flatMap((input) => {
      const { label, alsoCalled = [] } = ratioInputs[input];
      return [input, label, labelOf(input), ...alsoCalled].map((name) => [plainName(name), input] as const);
    }),
  );
  return (name) => inputsByName.get(plainName(name));
}
