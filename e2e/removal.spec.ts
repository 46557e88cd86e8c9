import { currentVersions } from '@artha/shared/contract';
import { readRegistry, withdraw } from '@artha/core/publish';
import { pages, remotes, routes } from './routes.ts';
import { expect, test } from './site.ts';

/** Paths of the site that a document links, without search and hash. */
function linkedPaths(html: string): string[] {
  return [...html.matchAll(/ href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.split(/[?#]/, 1)[0] ?? '')
    .filter((path) => !/^\/(remotes|og|registries)\/|\.(svg|png|webmanifest|ico)$/.test(path));
}

for (const remote of remotes) {
  test(`PF-04 without ${remote.name} the site composes, and nothing on it links the missing pages`, async ({
    ownSite,
    request,
  }) => {
    await withdraw(ownSite.quickContext, remote.name);
    const gone = new Set(pages.filter((page) => page.remote === remote.name).map(({ path }) => path));
    const left = routes.filter((route) => route.remote !== remote.name);
    const names = currentVersions(await readRegistry(ownSite.context)).map(([name]) => name);
    expect(names).not.toContain(remote.name);

    const read = async (path: string) => {
      const response = await request.get(ownSite.url + path);
      return { status: response.status(), text: await response.text() };
    };
    for (const { path } of routes.filter((route) => route.remote === remote.name)) {
      expect((await read(path)).status, path).toBe(404);
    }
    for (const { path } of [...left, { path: '/no-such-page' }]) {
      const { status, text } = await read(path);
      expect(status, path).toBe(path === '/no-such-page' ? 404 : 200);
      expect(text).toContain('<main');
      // The logo leads home, whichever remote has the home page; the links on the design page are samples.
      if (path === '/~design') continue;
      expect(
        linkedPaths(text).filter((link) => link !== '/' && gone.has(link)),
        path,
      ).toEqual([]);
    }
    for (const file of ['/sitemap.xml', '/llms.txt', '/site.webmanifest']) {
      const { text } = await read(file);
      for (const path of gone) if (path !== '/') expect(text, file).not.toContain(`${path}<`);
      for (const path of gone) if (path !== '/') expect(text, file).not.toMatch(new RegExp(`${path}["\\s)]`));
    }
  });
}
