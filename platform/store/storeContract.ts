import fc from 'fast-check';
import type { Store } from './store.ts';

/** A store that a test may do anything to. */
export interface StoreUnderTest {
  readonly store: Store;
  /** Opens the same store once more, as another process does. */
  readonly openAgain: () => Store;
  /** Changes a file of a release behind the store's back; removes it where there is no content. */
  readonly damageRelease: (name: string, digest: string, path: string, content?: string) => Promise<void>;
  /** Deletes the store with everything in it. */
  readonly remove: () => Promise<void>;
}

const DIGEST = 'a'.repeat(20);
const OTHER_DIGEST = 'b'.repeat(20);

const files = (entries: Readonly<Record<string, string>>): Map<string, Uint8Array> =>
  new Map(Object.entries(entries).map(([path, text]) => [path, Buffer.from(text)]));

const release = files({
  'release.json': '{"name":"tax"}',
  'browser/remoteEntry.js': 'entry',
  'browser/remoteEntry.js.br': 'entry, compressed',
  'browser/pictures/tax.svg': '<svg/>',
  'server/Tax.cjs': 'screen',
});

/** The promises that every kind of store keeps: see `Store`. */
export function describeStore(name: string, createStore: () => Promise<StoreUnderTest>): void {
  describe(`${name} keeps the promises of a store`, () => {
    let tested: StoreUnderTest;
    let store: Store;

    const text = async (content: Promise<Buffer | undefined>) => (await content)?.toString();
    const readAll = async (from: Store, digest = DIGEST) => {
      const entries = [...release.keys()].map(
        async (path) => [path, await text(from.readRelease('tax', digest, path))] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    };
    const whole = Object.fromEntries([...release].map(([path, content]) => [path, Buffer.from(content).toString()]));

    beforeEach(async () => {
      tested = await createStore();
      store = tested.store;
    });

    afterEach(async () => {
      await tested.remove();
    });

    describe('releases', () => {
      test('are read as they were written, by everyone who opens the store', async () => {
        await store.putRelease('tax', DIGEST, release);
        expect(await readAll(store)).toEqual(whole);
        expect(await readAll(tested.openAgain())).toEqual(whole);
      });

      test('are not there before they are written, under another name, or with another digest', async () => {
        expect(await store.readRelease('tax', DIGEST, 'release.json')).toBeUndefined();
        await store.putRelease('tax', DIGEST, release);
        expect(await store.readRelease('glossary', DIGEST, 'release.json')).toBeUndefined();
        expect(await store.readRelease('tax', OTHER_DIGEST, 'release.json')).toBeUndefined();
        expect(await store.readRelease('tax', DIGEST, 'browser/missing.js')).toBeUndefined();
        expect(await store.readRelease('tax', DIGEST, 'browser/remoteEntry.js/more')).toBeUndefined();
      });

      test('stay where another release of the same name is written', async () => {
        await store.putRelease('tax', DIGEST, release);
        await store.putRelease('tax', OTHER_DIGEST, files({ 'release.json': 'other' }));
        expect(await readAll(store)).toEqual(whole);
        expect(await text(store.readRelease('tax', OTHER_DIGEST, 'release.json'))).toBe('other');
      });

      test('do not change when they are written again', async () => {
        await store.putRelease('tax', DIGEST, release);
        await store.putRelease('tax', DIGEST, release);
        expect(await readAll(store)).toEqual(whole);
      });

      test.each([...release.keys()])('are mended when they are written again: %s', async (path) => {
        for (const content of ['damaged', undefined]) {
          await store.putRelease('tax', DIGEST, release);
          await tested.damageRelease('tax', DIGEST, path, content);
          expect(await text(store.readRelease('tax', DIGEST, path))).toBe(content);
          await store.putRelease('tax', DIGEST, release);
          expect(await readAll(store)).toEqual(whole);
        }
      });

      test('are all there as soon as their manifest is', async () => {
        const progress = { done: false };
        const writing = store.putRelease('tax', DIGEST, release).then(() => {
          progress.done = true;
        });
        while (!progress.done) {
          if (await store.readRelease('tax', DIGEST, 'release.json')) expect(await readAll(store)).toEqual(whole);
          else await new Promise((resolve) => setImmediate(resolve));
        }
        await writing;
      });

      test('hold any bytes', async () => {
        await fc.assert(
          fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
            await store.putRelease('tax', DIGEST, new Map([['browser/file.bin', bytes]]));
            const content = await store.readRelease('tax', DIGEST, 'browser/file.bin');
            expect(content?.equals(bytes)).toBe(true);
          }),
          { numRuns: 20 },
        );
      });
    });

    describe('files named by their content', () => {
      test('are there once they are written', async () => {
        expect(await store.hasContentAddressed('og/1.png')).toBe(false);
        await store.putContentAddressed(files({ 'og/1.png': 'one', 'registries/2.json': 'two' }));
        expect(await store.hasContentAddressed('og/1.png')).toBe(true);
        expect(await tested.openAgain().hasContentAddressed('registries/2.json')).toBe(true);
        expect(await store.hasContentAddressed('og/2.json')).toBe(false);
      });

      test('stay when more are written, or the same again', async () => {
        await store.putContentAddressed(files({ 'og/1.png': 'one' }));
        await store.putContentAddressed(files({ 'og/1.png': 'one', 'og/2.png': 'two' }));
        expect(await store.hasContentAddressed('og/1.png')).toBe(true);
        expect(await store.hasContentAddressed('og/2.png')).toBe(true);
      });

      test('may be none', async () => {
        await expect(store.putContentAddressed(new Map())).resolves.toBeUndefined();
      });
    });

    describe('the site', () => {
      test('is read as it was written, by everyone who opens the store', async () => {
        await store.replaceSite(files({ 'registry.json': '{}', 'tools/index.html': 'tools' }));
        expect(await text(store.readSite('registry.json'))).toBe('{}');
        expect(await text(tested.openAgain().readSite('tools/index.html'))).toBe('tools');
      });

      test('has no files before it is written', async () => {
        expect(await store.readSite('registry.json')).toBeUndefined();
      });

      test('is replaced as a whole: nothing of the old one is left', async () => {
        await store.replaceSite(files({ 'registry.json': 'old', 'old/index.html': 'old' }));
        await store.replaceSite(files({ 'registry.json': 'new', 'new/index.html': 'new' }));
        expect(await text(store.readSite('registry.json'))).toBe('new');
        expect(await text(store.readSite('new/index.html'))).toBe('new');
        expect(await store.readSite('old/index.html')).toBeUndefined();
      });

      test('is there at every moment while it is replaced, and never older than it was', async () => {
        const site = (number: number) => files({ 'registry.json': String(number).padEnd(5000, '.') });
        await store.replaceSite(site(0));
        const progress = { done: false };
        const writing = (async () => {
          for (let number = 1; number <= 20; number += 1) await store.replaceSite(site(number));
          progress.done = true;
        })();
        let last = 0;
        while (!progress.done) {
          const content = (await text(store.readSite('registry.json'))) ?? '';
          expect(content).toHaveLength(5000);
          expect(Number.parseInt(content)).toBeGreaterThanOrEqual(last);
          last = Number.parseInt(content);
        }
        await writing;
        expect(await text(store.readSite('registry.json'))).toMatch(/^20\./);
      });

      test('leaves releases alone', async () => {
        await store.putRelease('tax', DIGEST, release);
        for (let number = 0; number < 6; number += 1)
          await store.replaceSite(files({ 'registry.json': String(number) }));
        expect(await readAll(store)).toEqual(whole);
      });
    });

    describe('the lock', () => {
      test('gives back what the work returns', async () => {
        expect(await store.withLock(() => Promise.resolve(7))).toBe(7);
      });

      test('lets one work at a time, also of those who opened the store on their own', async () => {
        let inside = 0;
        let most = 0;
        const work = async () => {
          inside += 1;
          most = Math.max(most, inside);
          for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
        };
        const others = [store, tested.openAgain(), tested.openAgain(), store];
        await Promise.all(others.map((one) => one.withLock(work)));
        expect(most).toBe(1);
      });

      test('loses no change of those who read, change and write', async () => {
        await store.replaceSite(files({ 'registry.json': '0' }));
        const increment = (one: Store) => async () => {
          const number = Number(await text(one.readSite('registry.json')));
          await one.replaceSite(files({ 'registry.json': String(number + 1) }));
        };
        const others = Array.from({ length: 6 }, () => tested.openAgain());
        await Promise.all(others.map((one) => one.withLock(increment(one))));
        expect(await text(store.readSite('registry.json'))).toBe('6');
      });

      test('is given back when the work fails', async () => {
        await expect(store.withLock(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
        expect(await store.withLock(() => Promise.resolve('next'))).toBe('next');
      });

      test('does not keep anyone from reading', async () => {
        await store.replaceSite(files({ 'registry.json': '{}' }));
        const read = await store.withLock(() => text(tested.openAgain().readSite('registry.json')));
        expect(read).toBe('{}');
      });
    });
  });
}
