import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The plugin of swc for styled components, with its options: the same for the builds of the site and for a published
 * package, so that a consumer's build does not need it.
 * @param namespace prefix of their class names.
 */
export function styledComponents(namespace: string, { displayName = false } = {}): [string, Record<string, unknown>] {
  return [
    require.resolve('@swc/plugin-styled-components'),
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
