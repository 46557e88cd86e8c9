declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** Within its range an axis stays variable. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** Cuts a font to the given characters. */
  export default function subsetFont(font: Uint8Array, characters: string, options: Options): Promise<Uint8Array>;
}
