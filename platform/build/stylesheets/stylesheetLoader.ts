import { join } from 'node:path';
import * as v from 'valibot';
import type { LoaderContext } from 'webpack';
import { compileStylesheet } from './compileStylesheet.ts';
import { importsStylesheets } from './findStylesheets.ts';

const optionsSchema = v.object({ remote: v.string() });

const registry = join(import.meta.dirname, '../runtime/stylesheets.js');

/**
 * `import './screen.css'` or `import styles from './screen.module.css'`: the names of the classes. The rules become part
 * of the screens: see `screenWithStyles`.
 */
export default function stylesheetLoader(this: LoaderContext<unknown>, source: string): string {
  if (!importsStylesheets(this.rootContext))
    throw new Error(`${this.resourcePath} is imported by a package only. Import it in a file of src, too.`);
  const { remote } = v.parse(optionsSchema, this.getOptions());
  const { key, css, classes } = compileStylesheet(this.resourcePath, source, this.rootContext, remote);
  return `import { stylesheets } from ${JSON.stringify(registry)};
stylesheets.set(${JSON.stringify(key)}, ${JSON.stringify(css)});
export default ${JSON.stringify(classes)};`;
}
