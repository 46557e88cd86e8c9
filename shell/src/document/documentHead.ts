import { globalStyle } from '@artha/shared/globalStyle';

/** The system's sans in a weight, its metrics made like Inter's: a page whose font comes too late keeps its lines. */
function fallback(weights: string, names: readonly string[]): string {
  const sources = names.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'Inter fallback';src:${sources};font-weight:${weights};ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%;size-adjust:107.4%}`;
}

const fallbacks =
  fallback('400 549', ['Roboto', 'Arial', 'Liberation Sans']) +
  fallback('550 900', ['Roboto Bold', 'Roboto-Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']);

/** The style that every page carries besides its own: the font and the design's ground. @param base address of the shell's browser files. */
export function documentStyle(base: string): string {
  return `@font-face{font-family:Inter;src:url(${base}inter.woff2) format('woff2');font-weight:400 700;font-display:optional}${fallbacks}${globalStyle.replaceAll(/\n\s*/g, '')}`;
}

/** Links of every page's head. @param base address of the shell's browser files. */
export function headLinks(base: string): string {
  return `<meta name="font" content="${base}inter.woff2"><link rel="icon" href="${base}icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">`;
}
