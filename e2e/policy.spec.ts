import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { currentVersion } from '@artha/shared/contract';
import { readRegistry } from '@artha/core/publish';
import { integrityOf } from '@artha/core/integrity';
import { expect, hydrated, test, type OwnSite } from './site.ts';

/** A script that the registry does not name. It sets `ran` when it runs. */
interface Unlisted {
  readonly address: string;
  readonly integrity: string;
  readonly code: string;
}

/** Every way in which code on a page can run a script. The last two replace the page. */
const ways: Readonly<Record<string, (script: Unlisted) => unknown>> = {
  'a script element': ({ address }) => {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  },
  'a script element with its digest': ({ address, integrity }) => {
    const script = Object.assign(document.createElement('script'), { integrity, crossOrigin: 'anonymous' });
    script.setAttribute('src', address);
    document.head.append(script);
  },
  'a module': ({ address }) => {
    const script = Object.assign(document.createElement('script'), { type: 'module' });
    script.src = address;
    document.head.append(script);
  },
  'an inline element': ({ code }) => {
    const script = document.createElement('script');
    script.text = code;
    document.head.append(script);
  },
  'an inline handler': ({ code }) => {
    const image = document.createElement('img');
    image.setAttribute('onerror', code);
    image.src = 'data:,';
    document.body.append(image);
  },
  import: ({ address }) => import(address),
  'import of a data address': ({ code }) => import(`data:text/javascript,${encodeURIComponent(code)}`),
  'import of a blob': ({ code }) => import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))),
  'a text for setTimeout': ({ code }) => {
    Reflect.apply(setTimeout, undefined, [code]);
  },
  'a function from a text': ({ code }) => {
    // Later, because the policy does not apply to code that runs in the test's own task.
    setTimeout(() => {
      Reflect.apply(Reflect.construct(Function, [code]), undefined, []);
    });
  },
  'parsed HTML': ({ address }) => {
    const range = document.createRange();
    range.selectNode(document.body);
    document.body.append(range.createContextualFragment(`<script src="${address}"></` + 'script>'));
  },
  'a frame': ({ address }) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script src="${address}"></` + 'script>';
    document.body.append(frame);
  },
  'a worker': ({ address }) => {
    const worker = new Worker(address);
    worker.addEventListener('message', ({ data }) => {
      postMessage(data);
    });
  },
  'a worker of a blob': ({ code }) => {
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
    worker.addEventListener('message', ({ data }) => {
      postMessage(data);
    });
  },
  'an address of a link': ({ code }) => {
    const link = document.createElement('a');
    link.href = `javascript:${encodeURIComponent(code)}`;
    document.body.append(link);
    link.click();
  },
  'document.write': ({ address }) => {
    const write: unknown = Reflect.get(document, 'write');
    if (typeof write === 'function') Reflect.apply(write, document, [`<script src="${address}"></` + 'script>']);
  },
};

/**
 * Adds a script to the files of a release that its registry does not name, as an older release may have left it.
 * @param entry the address of the release's entry.
 */
async function writeUnlisted({ context }: OwnSite, entry: string, way: string): Promise<Unlisted> {
  const address = entry.replace(/[^/]+$/, `${way.replaceAll(/\W/g, '-')}.js`);
  const code = `(globalThis.parent ?? globalThis).postMessage('ran: ${way}');`;
  await writeFile(join(context.store.publicFolder, address), code);
  return { address, integrity: integrityOf(code), code };
}

/**
 * Tries every way on a page.
 * @returns those that ran a script.
 */
async function goEveryWay(page: Page, site: OwnSite): Promise<string[]> {
  const ran = new Set<string>();
  const entry = currentVersion(await readRegistry(site.context), 'tax')?.url ?? '';
  await page.exposeFunction('say', (way: string) => ran.add(way));
  for (const [way, go] of Object.entries(ways)) {
    const script = await writeUnlisted(site, entry, way);
    await page.evaluate(go, script).catch(() => undefined);
    await page.evaluate(async () => {
      // Set again each time, because `document.write` removes it.
      addEventListener('message', ({ data }) => {
        const text = String(data);
        const say: unknown = Reflect.get(globalThis, 'say');
        if (text.startsWith('ran: ') && typeof say === 'function') Reflect.apply(say, undefined, [text.slice(5)]);
      });
      // Earlier requests have arrived before these responses.
      for (let turn = 0; turn < 10; turn += 1) await fetch('/robots.txt', { cache: 'no-store' });
    });
  }
  return [...ran];
}

for (const path of ['/pricing', '/tools/transaction-categorizer']) {
  test(`PF-01 on ${path} no script runs that the registry does not name, in any way`, async ({ page, ownSite }) => {
    await page.goto(ownSite.url + path);
    await hydrated(page);
    expect(await goEveryWay(page, ownSite)).toEqual([]);
  });
}

test('PF-01 without its policies a page would run such a script in each of these ways but one', async ({
  page,
  ownSite,
}) => {
  await page.route('**/pricing', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '');
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(`${ownSite.url}/pricing`);
  await hydrated(page);
  // The guard still creates the only policy of Trusted Types, which nothing requires here, and gives scripts no frame.
  const others = Object.keys(ways).filter((way) => way !== 'a frame');
  expect((await goEveryWay(page, ownSite)).toSorted()).toEqual(others.toSorted());
});

test('PF-01 an isolated page runs no script of another remote, even if it knows the remote’s release @area', async ({
  page,
  ownSite,
}) => {
  const version = currentVersion(await readRegistry(ownSite.context), 'tax');
  const address = version?.url ?? '';
  const integrity = version?.metadata.integrity ?? '';
  const load = async (path: string) => {
    await page.goto(ownSite.url + path);
    await hydrated(page);
    await page.evaluate(`__artha.loadRelease('tax').then(() => undefined)`);
    await page.evaluate(
      async (script) => {
        const element = Object.assign(document.createElement('script'), {
          integrity: script.integrity,
          crossOrigin: 'anonymous',
        });
        const done = new Promise((resolve) => {
          for (const type of ['load', 'error']) element.addEventListener(type, resolve);
        });
        try {
          element.src = script.address;
        } catch {
          return;
        }
        document.head.append(element);
        await done;
      },
      { address, integrity },
    );
    return page.evaluate(() => 'artha_tax' in globalThis);
  };
  expect(await load('/pricing')).toBe(true);
  expect(await load('/tools/transaction-categorizer')).toBe(false);
});

test('PF-01 an isolated page cannot be reached by a page of this site that opens it', async ({ page }) => {
  // A file, because a page's scripts get no window that they open.
  await page.goto('/robots.txt');
  /** Returns what a page can read of another one that it opened. */
  const reach = async (path: string) => {
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((target) => {
        Reflect.set(globalThis, 'opened', open(target));
      }, path),
    ]);
    await hydrated(opened);
    return page.evaluate(() => {
      const other: unknown = Reflect.get(globalThis, 'opened');
      try {
        const isThere = typeof other === 'object' && other !== null && Reflect.get(other, 'closed') === false;
        const read: unknown = isThere ? Reflect.get(other, 'document') : undefined;
        return typeof read === 'object' && read !== null ? 'reached' : 'out of reach';
      } catch {
        return 'out of reach';
      }
    });
  };
  expect(await reach('/tools')).toBe('reached');
  expect(await reach('/tools/transaction-categorizer')).toBe('out of reach');
});
