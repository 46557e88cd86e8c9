import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourcesIn } from '../sources.ts';
import { isStyleModule } from './compileStylesheet.ts';

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;
const imports = /\b(?:import|from)\s*(?<quote>['"])(?<file>[^'"]+\.css)\k<quote>/g;

/** The stylesheets that a remote's sources import, in the order of the sources: paths, or specifiers of packages. */
function importedStylesheets(folder: string): string[] {
  const found = sourcesIn(folder, 'src/**/*').flatMap((source) =>
    [...readFileSync(join(folder, source), 'utf8').replaceAll(comments, '').matchAll(imports)].map(({ groups }) => {
      const file = groups?.['file'] ?? '';
      return file.startsWith('.') ? join(folder, dirname(source), file) : file;
    }),
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
