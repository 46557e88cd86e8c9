declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features to keep; the others go, with their glyphs. All stay by default. */
    readonly keepFeatures?: readonly string[];
    /** A number pins the axis; a range keeps it variable within. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** Cuts a font to the given characters. */
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
