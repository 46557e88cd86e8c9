import TesseractCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { GreyImage } from './greyImage.ts';
import { readTesseractPage } from './readTesseractPage.ts';
import type { ScannedPage } from './scannedPage.ts';

/** Reads the words of a prepared page. */
export type ReadWords = (page: GreyImage) => ScannedPage;

const language = 'eng';
/** OEM_LSTM_ONLY: the build has no other engine. */
const engineMode = 1;

const settings = {
  // PSM_SPARSE_TEXT: cells of a table are found by themselves, and their places tell what belongs together.
  tessedit_pageseg_mode: '11',
  // Otherwise Tesseract guesses it from the picture.
  user_defined_dpi: '300',
};

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
  for (const [name, value] of Object.entries(settings)) tesseract.SetVariable(name, value);
  return (page) => {
    module.FS.writeFile('/input', toPgm(page));
    if (tesseract.SetImageFile(1, 0) === 1) throw new Error('Tesseract did not take the picture.');
    tesseract.Recognize(null);
    return readTesseractPage(tesseract.GetJSONText(), page.width, page.height);
  };
}
