declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype';
    /** OpenType features to keep; the others go, with their glyphs. By default those that writing needs. */
    readonly keepFeatures?: readonly string[];
    /** A number pins the axis. */
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  /** Cuts a font to the given characters. */
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
