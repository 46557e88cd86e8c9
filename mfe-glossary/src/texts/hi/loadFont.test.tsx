import { loadFont } from './loadFont.ts';

const add = jest.fn();

/** A browser whose system has a font with Devanagari, or has none. */
function browserWith(systemFont: boolean): jest.Mock {
  const load = () => (systemFont ? Promise.resolve() : Promise.reject(new Error('A network error occurred.')));
  const Face = jest.fn(function (this: object) {
    Object.assign(this, { load });
  });
  Object.assign(globalThis, { FontFace: Face, __webpack_public_path__: '/remotes/glossary/1/' });
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
  return Face;
}

afterEach(() => {
  jest.clearAllMocks();
  for (const name of ['FontFace', '__webpack_public_path__']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(document, 'fonts');
});

test('Hindi text keeps the font of the system, so that nothing moves', async () => {
  const Face = browserWith(true);
  await loadFont();
  expect(Face).toHaveBeenCalledWith(
    expect.any(String),
    expect.stringContaining("local('Noto Sans Devanagari Regular')"),
  );
  expect(add).not.toHaveBeenCalled();
});

test('a system without a font for Hindi gets ours', async () => {
  const Face = browserWith(false);
  await loadFont();
  const source = 'url(/remotes/glossary/1/devanagari.woff2)';
  expect(Face).toHaveBeenLastCalledWith('Inter', source, expect.objectContaining({ display: 'swap' }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('nothing is loaded while the page is composed', async () => {
  await loadFont();
  expect(add).not.toHaveBeenCalled();
});
