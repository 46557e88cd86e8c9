import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readReport } from '../content/report.ts';

const folder = import.meta.dirname;

/**
 * The pages of all reports, as the release lists them; read when the release is built, which a content file that is not as
 * the schema says ends.
 */
export function listReports() {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const slug = basename(file, '.json');
      const { card } = readReport(slug, JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return { page: slug, title: card.title, description: card.description };
    });
}
