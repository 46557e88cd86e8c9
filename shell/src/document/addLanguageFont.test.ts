import { addLanguageFont, HINDI_FONT } from './addLanguageFont.ts';

const add = jest.fn();
const Face = jest.fn();

/** A browser that draws each letter with its own width, or each as the same box. */
function drawLetters(width: (letter: string) => number): void {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), {
      measureText: (letter: string) => ({ width: width(letter) }),
    }),
  );
}

beforeEach(() => {
  Object.assign(globalThis, { FontFace: Face, __webpack_public_path__: '/remotes/shell/1/' });
  Object.defineProperty(document, 'fonts', { value: { add }, configurable: true });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  for (const name of ['FontFace', '__webpack_public_path__']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(document, 'fonts');
});

test('Hindi text keeps the font of the system, so that nothing moves', () => {
  drawLetters((letter) => letter.codePointAt(0) ?? 0);
  addLanguageFont(HINDI_FONT);
  expect(add).not.toHaveBeenCalled();
});

test('a system without a font for Hindi gets ours', () => {
  drawLetters(() => 19);
  addLanguageFont(HINDI_FONT);
  const source = 'url(/remotes/shell/1/devanagari.woff2)';
  expect(Face).toHaveBeenCalledWith('Inter', source, expect.objectContaining({ display: 'swap' }));
  expect(add).toHaveBeenCalledTimes(1);
});

test('nothing is loaded if the browser cannot tell', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  addLanguageFont(HINDI_FONT);
  expect(add).not.toHaveBeenCalled();
});
