import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { remotes } from './routes.ts';
import { expect, hydrated, test } from './site.ts';

test('PF-02 there is one copy of each shared package, whatever was loaded', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const { name, routes } of remotes) {
    const [route] = routes;
    if (!route) continue;
    await page.goto(route.path);
    await hydrated(page);
    const scope = await page.evaluate(() => {
      const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
      const instances: unknown =
        typeof federation === 'object' && federation ? Reflect.get(federation, '__INSTANCES__') : [];
      const shell: unknown = Array.isArray(instances) ? instances[0] : undefined;
      const map: unknown = typeof shell === 'object' && shell ? Reflect.get(shell, 'shareScopeMap') : {};
      const entries: unknown = typeof map === 'object' && map ? Reflect.get(map, 'default') : {};
      const packages: [string, unknown][] = Object.entries(typeof entries === 'object' && entries ? entries : {});
      return packages.map(([shared, versions]) => ({ shared, versions: Object.keys(versions ?? {}) }));
    });
    expect(scope.map(({ shared }) => shared).sort(), name).toEqual([
      '@artha/shared',
      'react',
      'react-dom',
      'react/jsx-runtime',
      'styled-components',
    ]);
    for (const { versions } of scope) expect(versions).toHaveLength(1);
  }
});

test('PF-02 no remote contains a copy of a shared package', () => {
  for (const { outDir } of remotes) {
    for (const file of globSync('browser/*.js', { cwd: outDir })) {
      const code = readFileSync(join(outDir, file), 'utf8');
      expect(code, file).not.toContain('react.transitional.element');
      expect(code, file).not.toContain('data-styled-version');
      expect(code, file).not.toContain('__reactRouterContext');
    }
  }
});

test('PF-01 the shell’s files contain no name, address or digest of a remote', () => {
  const code = globSync('shell/dist/browser/*.js', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    // The accounts client's default when no service is named.
    .replaceAll('http://localhost:9999', '');
  expect(code).not.toMatch(/(127\.0\.0\.1|localhost):\d/);
  for (const { name, outDir } of remotes) {
    expect(code).not.toContain(`artha_${name}`);
    expect(code).not.toContain(`/remotes/${name}`);
    for (const file of globSync('browser/*.js', { cwd: outDir }))
      expect(code).not.toContain(file.slice('browser/'.length));
  }
});
