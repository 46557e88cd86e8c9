import { createResultMark } from './resultMark.ts';

function createStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('the page that comes after a table knows that it is lost, the one after that does not, and nothing of it is kept', () => {
  const storage = createStorage();
  const open = () => createResultMark(() => storage);
  const first = open();
  expect(first.isLost()).toBe(false);
  first.set();
  expect([...storage.kept.values()]).toEqual(['1']);
  const second = open();
  expect([second.isLost(), second.isLost()]).toEqual([true, true]);
  expect(open().isLost()).toBe(false);
});

test('a table that the person gave up is not lost', () => {
  const storage = createStorage();
  const mark = createResultMark(() => storage);
  mark.set();
  mark.clear();
  expect([mark.isLost(), createResultMark(() => storage).isLost()]).toEqual([false, false]);
});

test('a browser that keeps nothing is no fault', () => {
  const mark = createResultMark(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  mark.set();
  expect(mark.isLost()).toBe(false);
  mark.clear();
});
