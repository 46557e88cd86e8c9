// The part of fontkit that a test uses: it has no types of its own.

declare module 'fontkit' {
  interface Glyph {
    readonly id: number;
  }
  interface Font {
    layout(text: string): { readonly glyphs: readonly Glyph[] };
    glyphForCodePoint(codePoint: number): Glyph;
  }
  export function create(bytes: Uint8Array): Font;
}
