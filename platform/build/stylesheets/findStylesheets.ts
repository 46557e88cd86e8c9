import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageOf } from '../packageOf.ts';
import { sourcesIn } from '../sources.ts';
import { isStyleModule } from './compileStylesheet.ts';
import { findFile } from './findImported.ts';

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const imports = /\b(?:import|from)\s*(?<quote>['"])(?<file>[^'"]+)\k<quote>/g;

/** Whether an import is of a stylesheet; a package may name one without its ending, such as `swiper/css`. */
function isStylesheet(specifier: string, folder: string): boolean {
  if (specifier.endsWith('.css')) return true;
  if (specifier.startsWith('.') || specifier === packageOf(specifier)) return false;
  return findFile(join(folder, 'package.json'), specifier)?.endsWith('.css') === true;
}

/** The stylesheets that a remote's sources import, in the order of the sources: paths, or specifiers of packages. */
function importedStylesheets(folder: string): string[] {
  const found = sourcesIn(folder, 'src/**/*').flatMap((source) =>
    [...readFileSync(join(folder, source), 'utf8').replaceAll(comments, '').matchAll(imports)]
      .map(({ groups }) => groups?.['file'] ?? '')
      .filter((file) => isStylesheet(file, folder))
      .map((file) => (file.startsWith('.') ? join(folder, dirname(source), file) : file)),
  );
  return [...new Set(found)];
}

/** Whether a remote's sources import a stylesheet. */
export function importsStylesheets(folder: string): boolean {
  return importedStylesheets(folder).length > 0;
}

/**
 * The stylesheets whose rules are for all screens of a remote, whichever imports them: else a page would look different
 * after a click from another one, which has loaded them, and after a load.
 */
export function commonStylesheets(folder: string): string[] {
  return importedStylesheets(folder).filter((file) => !isStyleModule(file));
}
