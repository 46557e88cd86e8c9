import { answerFile, answerPage, LIVE_WAIT_MS } from './answerRequests.ts';
import { KeptFiles } from './KeptFiles.ts';
import { KeptSite } from './KeptSite.ts';
import { MemoryCache } from './testing/MemoryCache.ts';

const address = 'https://artha.example/tools/tax';
const kept = new Response('kept');
const never = new Promise<undefined>(() => undefined);

/** A site of which one page is kept, or none. */
function siteWith(response: Response | undefined) {
  const site = new KeptSite(new KeptFiles(new MemoryCache()), [], []);
  jest.spyOn(site, 'answerPage').mockResolvedValue(response);
  jest.spyOn(site, 'answerFile').mockResolvedValue(response);
  return () => Promise.resolve(site);
}
const context = (response: Response | undefined, wait: Promise<undefined> = never) => ({
  openSite: jest.fn(siteWith(response)),
  wait: jest.fn(() => wait),
});
const down = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

describe('a document', () => {
  test.each([200, 308, 404, 500])('comes from the site with status %i, also if it is kept', async (status) => {
    const live = new Response(null, { status });
    const used = context(kept);
    await expect(answerPage(address, Promise.resolve(live), used)).resolves.toEqual({ response: live, isKept: false });
    expect(used.openSite).not.toHaveBeenCalled();
  });

  test('comes from the device if the site cannot be reached', async () => {
    await expect(answerPage(address, down(), context(kept))).resolves.toEqual({ response: kept, isKept: true });
  });

  test.each([502, 503, 504])('comes from the device if a gateway answers %i', async (status) => {
    const live = Promise.resolve(new Response(null, { status }));
    await expect(answerPage(address, live, context(kept))).resolves.toEqual({ response: kept, isKept: true });
  });

  test('comes from the device if the site has sent nothing for eight seconds', async () => {
    const used = context(kept, Promise.resolve(undefined));
    await expect(answerPage(address, new Promise(() => undefined), used)).resolves.toMatchObject({ isKept: true });
    expect(used.wait).toHaveBeenCalledWith(LIVE_WAIT_MS);
  });

  test('that is not kept is waited for', async () => {
    const live = new Response('late');
    const late = new Promise<Response>((resolve) => setTimeout(resolve, 5, live));
    const used = context(undefined, Promise.resolve(undefined));
    await expect(answerPage(address, late, used)).resolves.toEqual({ response: live, isKept: false });
  });

  test('that is nowhere is the page that says so', async () => {
    const { response } = await answerPage(address, down(), context(undefined));
    expect(response.status).toBe(503);
    await expect(response.text()).resolves.toContain('You are offline');
  });
});

describe('a file of a release', () => {
  test('comes from the site', async () => {
    const live = new Response('live');
    const { openSite } = context(kept);
    await expect(answerFile(address, () => Promise.resolve(live), openSite, false)).resolves.toBe(live);
    expect(openSite).not.toHaveBeenCalled();
  });

  test('comes from the device if the site cannot be reached, or does not have it any more', async () => {
    const { openSite } = context(kept);
    await expect(answerFile(address, down, openSite, false)).resolves.toBe(kept);
    const gone = () => Promise.resolve(new Response(null, { status: 404 }));
    await expect(answerFile(address, gone, openSite, false)).resolves.toBe(kept);
  });

  test('of a page from the device comes from there without a question to the network', async () => {
    const ask = jest.fn(down);
    await expect(answerFile(address, ask, context(kept).openSite, true)).resolves.toBe(kept);
    expect(ask).not.toHaveBeenCalled();
  });

  test('that is nowhere fails as it would without a worker', async () => {
    await expect(answerFile(address, down, context(undefined).openSite, false)).rejects.toThrow('Failed to fetch');
  });
});
