import { compileStylesheet, isStyleModule } from './compileStylesheet.ts';

/** The same as `stylesheetLoader`, for Jest: the classes of a CSS module have the names that are in its source. */
export default {
  process: (source: string, file: string, { config: { rootDir } }: { config: { rootDir: string } }) => {
    const { classes } = compileStylesheet(file, source, rootDir, '');
    const names = isStyleModule(file) ? Object.keys(classes) : [];
    return { code: `module.exports = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, name])))};` };
  },
};
