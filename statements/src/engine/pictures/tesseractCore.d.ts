/** The part of Tesseract's WebAssembly module that is used; the package has no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    Init(path: null, language: string, engineMode: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads the file `/input`. Returns 1 if it is not a picture. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
  }
  interface TesseractModule {
    readonly FS: { writeFile(path: string, data: Uint8Array): void };
    readonly TessBaseAPI: new () => TessBaseAPI;
  }
  export default function TesseractCore(options: {
    readonly wasmBinary: ArrayBuffer;
    readonly print: () => void;
    readonly printErr: () => void;
  }): Promise<TesseractModule>;
}
