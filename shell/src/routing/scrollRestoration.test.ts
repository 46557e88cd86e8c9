import { stubLayout } from '../testing/stubLayout.ts';

const { scrollTo } = stubLayout();

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  jest.resetModules();
  document.body.innerHTML =
    '<nav><a href="/a">A</a></nav><main><p>Text</p><button>First</button><button>Second</button></main>';
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { scrollX: 0, scrollY: 0 });
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((element) => element.textContent === name) ??
  document.createElement('b');

test('scroll position and focus are restored', async () => {
  const { saveScrollPosition, restoreScrollPosition } = await import('./scrollRestoration.ts');
  Object.assign(window, { scrollX: 3, scrollY: 1200 });
  button('Second').focus();
  saveScrollPosition('entry');
  Object.assign(window, { scrollX: 0, scrollY: 0 });
  button('First').focus();
  const focus = jest.spyOn(button('Second'), 'focus');
  expect(restoreScrollPosition('entry')).toBe(true);
  expect(button('Second')).toHaveFocus();
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(scrollTo.mock.calls).toEqual([[{ left: 3, top: 1200, behavior: 'instant' }]]);
});

test('each history entry has a position of its own', async () => {
  const { saveScrollPosition, restoreScrollPosition } = await import('./scrollRestoration.ts');
  Object.assign(window, { scrollY: 100 });
  saveScrollPosition('first');
  Object.assign(window, { scrollY: 200 });
  saveScrollPosition('second');
  restoreScrollPosition('first');
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 100 }));
  restoreScrollPosition('second');
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 200 }));
});

test('where nothing was saved nothing moves', async () => {
  const { restoreScrollPosition } = await import('./scrollRestoration.ts');
  expect(restoreScrollPosition('unknown')).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('the focus does not move if none was saved, or if its element is gone', async () => {
  const { saveScrollPosition, restoreScrollPosition } = await import('./scrollRestoration.ts');
  saveScrollPosition('without focus');
  button('Second').focus();
  saveScrollPosition('with focus');
  button('First').focus();
  restoreScrollPosition('without focus');
  expect(button('First')).toHaveFocus();
  button('Second').remove();
  expect(restoreScrollPosition('with focus')).toBe(true);
  expect(button('First')).toHaveFocus();
});

test('positions outlive the document', async () => {
  const before = await import('./scrollRestoration.ts');
  Object.assign(window, { scrollY: 700 });
  before.saveScrollPosition('entry');
  jest.resetModules();
  const after = await import('./scrollRestoration.ts');
  expect(after.restoreScrollPosition('entry')).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 700 }));
});

test.each(['{', '[]', '{"entry":{"x":0}}'])('a storage that holds %s restores nothing', async (text) => {
  sessionStorage.setItem('artha-scroll-positions', text);
  const { restoreScrollPosition } = await import('./scrollRestoration.ts');
  expect(restoreScrollPosition('entry')).toBe(false);
});

test('without storage, positions last as long as the document', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { saveScrollPosition, restoreScrollPosition } = await import('./scrollRestoration.ts');
  saveScrollPosition('entry');
  expect(restoreScrollPosition('entry')).toBe(true);
});
