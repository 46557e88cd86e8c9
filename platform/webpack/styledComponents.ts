import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * The plugin of swc for styled components, with its options: the same for the builds of the site and for a package that
 * others install, so that a consumer's build need not do it.
 * @param namespace what their class names begin with.
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
      // A component that nobody uses goes, though it is made by a call.
      pure: true,
    },
  ];
}
