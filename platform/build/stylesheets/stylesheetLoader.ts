import { join } from 'node:path';
import * as v from 'valibot';
import type { LoaderContext } from 'webpack';
import { compileStylesheet } from './compileStylesheet.ts';
import { compileTailwind, isTailwind } from './compileTailwind.ts';
import { importsStylesheets } from './findStylesheets.ts';

const optionsSchema = v.object({ remote: v.string() });

const registry = join(import.meta.dirname, '../runtime/stylesheets.js');

/**
 * `import './screen.css'` or `import styles from './screen.module.css'`: the names of the classes. The rules become part
 * of the screens: see `screenWithStyles`.
 */
export default async function stylesheetLoader(this: LoaderContext<unknown>, source: string): Promise<string> {
  if (!importsStylesheets(this.rootContext))
    throw new Error(`${this.resourcePath} is imported by a package only. Import it in a file of src, too.`);
  const { remote } = v.parse(optionsSchema, this.getOptions());
  let text = source;
  if (isTailwind(source)) {
    const result = await compileTailwind(this.resourcePath, source, this.rootContext);
    for (const file of result.files) this.addDependency(file);
    // A new source may have further classes.
    this.addContextDependency(join(this.rootContext, 'src'));
    text = result.css;
  }
  const { key, css, classes, imported, warnings } = compileStylesheet(
    this.resourcePath,
    text,
    this.rootContext,
    remote,
  );
  for (const file of imported) this.addDependency(file);
  // The server's build has the same stylesheets.
  if (this.target === 'web') for (const warning of warnings) this.emitWarning(new Error(warning));
  return `import { stylesheets } from ${JSON.stringify(this.utils.contextify(this.context, registry))};
stylesheets.set(${JSON.stringify(key)}, ${JSON.stringify(css)});
export default ${JSON.stringify(classes)};`;
}
