import TesseractCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { GreyImage } from './greyImage.ts';
import { readTesseractPage } from './readTesseractPage.ts';
import type { ScannedPage } from './scannedPage.ts';

/** A prepared page, or some whole lines of one. */
export type PictureKind = 'page' | 'lines';

/** Reads the words of a picture. */
export type ReadWords = (picture: GreyImage, kind: PictureKind) => ScannedPage;

const language = 'eng';
/** OEM_LSTM_ONLY: the build has no other engine. */
const engineMode = 1;

/**
 * PSM_SPARSE_TEXT for a page: cells of a table are found by themselves, and their places tell what belongs together.
 * PSM_SINGLE_BLOCK for some lines: everything on them is text, also a word that stands alone.
 */
const segmentation: Readonly<Record<PictureKind, string>> = { page: '11', lines: '6' };

/** A picture as a file that Tesseract reads without a decoder: PGM. */
function toPgm({ width, height, pixels }: GreyImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}

/** Unpacks a file that was packed with gzip. */
async function unpack(packed: ArrayBuffer): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const ignore = () => undefined;

/**
 * Starts Tesseract, which reads text from pictures.
 * @param wasm the bytes of `tesseract-core-simd-lstm.wasm`. @param languageData those of `eng.traineddata.gz`.
 * @throws if they are not.
 */
export async function loadTesseract(wasm: ArrayBuffer, languageData: ArrayBuffer): Promise<ReadWords> {
  const module = await TesseractCore({ wasmBinary: wasm, print: ignore, printErr: ignore });
  module.FS.writeFile(`${language}.traineddata`, await unpack(languageData));
  const tesseract = new module.TessBaseAPI();
  if (tesseract.Init(null, language, engineMode) !== 0) throw new Error('Tesseract did not start.');
  // Otherwise Tesseract guesses it from the picture.
  tesseract.SetVariable('user_defined_dpi', '300');
  return (picture, kind) => {
    tesseract.SetVariable('tessedit_pageseg_mode', segmentation[kind]);
    module.FS.writeFile('/input', toPgm(picture));
    if (tesseract.SetImageFile(1, 0) === 1) throw new Error('Tesseract did not take the picture.');
    tesseract.Recognize(null);
    return readTesseractPage(tesseract.GetHOCRText(0), picture.width, picture.height);
  };
}
