import { join } from 'node:path';
import { root } from '@artha/process/root';
import { commonConfig } from '@artha/build/baseConfig';
import { pluginCache, styledComponents } from '@artha/build/styledComponents';
import { compileSource } from './compileSource.ts';
import { findSourcePackages } from './sourcePackage.ts';

test('styled components of a package are compiled as in the builds of the site, by the same compiled plugin', () => {
  const build = commonConfig({
    folder: join(root, 'shell'),
    name: 'shell',
    side: 'browser',
    outDir: root,
  });
  const rules = JSON.stringify(build.module);
  expect(rules).toContain(JSON.stringify(styledComponents('shared')));
  expect(pluginCache).toBe(join(root, 'node_modules/.cache/swc'));
  expect(rules).toContain(JSON.stringify({ cacheRoot: pluginCache }).slice(1, -1));
});

test('an unused component can be removed, and its class name contains the package', () => {
  const [source] = findSourcePackages(root).filter(({ manifest }) => manifest.name === '@artha/shared');
  if (!source) throw new Error('@artha/shared is not published.');
  const text = "import { styled } from 'styled-components';\nexport const Line = styled.p`color: red;`;\n";
  expect(compileSource(source, join(source.folder, 'src/Line.ts'), text)).toMatch(
    /export const Line = \/\*#__PURE__\*\/ styled\.p\.withConfig\(\{\s+componentId: "shared__sc-/,
  );
});
