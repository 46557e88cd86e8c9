import { LANGUAGE_FONT, loadLanguageFont } from './languageFont.ts';

const Face = jest.fn();
const add = jest.fn();

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(globalThis, 'FontFace');
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
});

test('the Hindi label has letters of its own for a system without a Devanagari font', () => {
  Object.assign(globalThis, { FontFace: Face, __webpack_public_path__: '/remotes/glossary/1/' });
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
  loadLanguageFont();
  const source = expect.stringMatching(
    /^local\('Noto Sans Devanagari'\),.*,url\(\/remotes\/glossary\/1\/language\.woff2\)$/,
  );
  expect(Face).toHaveBeenCalledWith(LANGUAGE_FONT, source, { display: 'swap' });
  expect(add).toHaveBeenCalledTimes(1);
});

test('nothing is added while the page is composed', () => {
  expect(loadLanguageFont).not.toThrow();
  expect(Face).not.toHaveBeenCalled();
});
