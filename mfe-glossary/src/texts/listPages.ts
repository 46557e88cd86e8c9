import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@artha/shared';
import * as v from 'valibot';

const namesSchema = v.record(v.string(), v.string());
const termsSchema = v.record(v.string(), v.object({ definition: v.string() }));

/** Search engines show about this many characters. */
const DESCRIPTION_LENGTH = 160;

/** The first sentences of a definition that fit into a line of search results; at least one. */
function firstSentences(text: string): string {
  const sentences = text.match(/[^.।]+(?:[.।](?!\s)[^.।]*)*[.।]?\s*/g) ?? [text];
  let description = '';
  for (const sentence of sentences) {
    if (description !== '' && (description + sentence).trim().length > DESCRIPTION_LENGTH) break;
    description += sentence;
  }
  return description.trim();
}

/** The pages of all terms in a language, as the release lists them; read when the release is built. */
export function listPages(language: Language) {
  const folder = join(import.meta.dirname, language);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const names = v.parse(namesSchema, read('names.json'));
  return readdirSync(join(folder, 'terms'))
    .sort()
    .flatMap((file) => Object.entries(v.parse(termsSchema, read(join('terms', file)))))
    .map(([page, { definition }]) => ({
      page,
      title: names[page] ?? page,
      description: firstSentences(definition),
    }));
}
