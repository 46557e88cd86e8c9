import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { figureWords } from '../../texts/en/figureWords.ts';
import { readReport } from '../content/report.ts';

const folder = import.meta.dirname;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const objectSchema = v.looseObject({});

/** The content file of a report, with the texts of a translation in place of its own. */
function readFile(file: string, translations: string | undefined): unknown {
  const original = readJson(join(folder, file));
  if (translations === undefined) return original;
  return { ...v.parse(objectSchema, original), ...v.parse(objectSchema, readJson(join(translations, file))) };
}

/**
 * The pages of all reports, as the release lists them; read when the release is built, which a content file that is not as
 * the schema says ends.
 * @param translations a folder with the texts of each report in another language.
 */
export function listReports(translations?: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const slug = basename(file, '.json');
      const { card } = readReport(slug, readFile(file, translations), figureWords);
      return { page: slug, title: card.title, description: card.description };
    });
}
