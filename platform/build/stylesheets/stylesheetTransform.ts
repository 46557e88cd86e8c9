import { compileStylesheet, isStyleModule } from './compileStylesheet.ts';
import { isTailwind } from './compileTailwind.ts';

/** The same as `stylesheetLoader`, for Jest: the classes of a CSS module have the names that are in its source. */
export default {
  process: (source: string, file: string, { config: { rootDir } }: { config: { rootDir: string } }) => {
    // Tailwind’s classes have the names that they have in the sources.
    const names =
      isStyleModule(file) && !isTailwind(source)
        ? Object.keys(compileStylesheet(file, source, rootDir, '').classes)
        : [];
    return { code: `module.exports = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, name])))};` };
  },
};
