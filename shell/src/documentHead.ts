/** Metrics of the system's sans made like Inter's, so that the swap moves nothing. */
const fallback =
  "@font-face{font-family:'Inter fallback';src:local('Roboto'),local('Arial'),local('Liberation Sans');ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%;size-adjust:107.4%}";

/** The style that every page carries besides its own: the font. @param base address of the shell's browser files. */
export function documentStyle(base: string): string {
  return `@font-face{font-family:Inter;src:url(${base}inter.woff2) format('woff2');font-weight:400 700;font-display:optional}${fallback}`;
}

/** Links of every page's head. @param base address of the shell's browser files. */
export function headLinks(base: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${base}inter.woff2" crossorigin><link rel="icon" href="${base}icon.svg" type="image/svg+xml">`;
}
