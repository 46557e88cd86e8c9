import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { toKebabCase } from '@artha/build/screenFile';

const template = join(import.meta.dirname, '../template');

/** The values of a template's placeholders, such as `__TITLE__`; `COMPONENT` is also in names of files. */
export type TemplateValues = Readonly<Record<string, string>> & { readonly COMPONENT: string };

/** The choice of the template's files to write, and their places. */
export interface TemplateChoice {
  readonly pattern?: string;
  /** By the path in the new folder. */
  readonly isLeftOut?: (file: string) => boolean;
  /** The path of a file from the new folder; by default the one in it. */
  readonly placeOf?: (file: string) => string;
}

/**
 * Writes files of the template.
 * @returns the written files, relative to the folder.
 * @throws if one of them exists, before any is written.
 */
export function writeTemplate(
  folder: string,
  values: TemplateValues,
  { pattern = '**/*', isLeftOut = () => false, placeOf = (file) => file }: TemplateChoice = {},
): string[] {
  const fill = (text: string) => text.replaceAll(/__([A-Z]+)__/g, (whole, key: string) => values[key] ?? whole);
  const toPath = (file: string) =>
    fill(file)
      .replace('SCREEN-FOLDER', toKebabCase(values.COMPONENT))
      .replaceAll('SCREEN', values.COMPONENT)
      .replace(/(^|\/)_/, '$1.')
      .replace(/\.txt$/, '');
  const files = globSync(pattern, { cwd: template, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(relative(template, entry.parentPath), entry.name))
    .filter((file) => !isLeftOut(toPath(file)));
  const toPlace = (file: string) => placeOf(toPath(file));
  const taken = files.map(toPlace).find((file) => existsSync(join(folder, file)));
  if (taken !== undefined) throw new Error(`${taken} exists already. Choose another name, or delete it.`);
  for (const file of files) {
    const target = join(folder, toPlace(file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(join(template, file), 'utf8')));
  }
  return files.map(toPlace).sort();
}
