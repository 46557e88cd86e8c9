declare module 'subset-font' {
  /** Cuts a font to the given characters, with everything that joins them. */
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: { readonly targetFormat: 'truetype' },
  ): Promise<Uint8Array>;
}
