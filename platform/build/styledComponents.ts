import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const plugin = require.resolve('@swc/plugin-styled-components');

/**
 * The folder in which swc keeps the compiled plugin: beside the installed one, so that every build of a clone uses the same
 * file. By default it is in the folder of each package, and every first build of one compiles the plugin for 2 s of a
 * processor. Give swc this one in every transform: it keeps the first one that a process sets.
 */
export const pluginCache = plugin.replace(/(?<=[\\/]node_modules[\\/])@swc[\\/].*$/, '.cache/swc');

/**
 * The plugin of swc for styled components, with its options: the same for the builds of the site and for a published
 * package, so that a consumer's build does not need it.
 * @param namespace prefix of their class names.
 */
export function styledComponents(namespace: string, { displayName = false } = {}): [string, Record<string, unknown>] {
  return [
    plugin,
    {
      displayName,
      ssr: true,
      fileName: false,
      namespace,
      topLevelImportPaths: [],
      cssProp: false,
      // Marks components as pure, so that unused ones are dropped although a call creates them.
      pure: true,
    },
  ];
}
