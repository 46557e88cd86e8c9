import type { Language } from '@artha/shared';
import { globalStyle } from '@artha/shared/globalStyle';

/** A font face of the system's sans with Inter's metrics, so that lines do not move if Inter does not load. */
function fallbackFace(weights: string, names: readonly string[]): string {
  const sources = names.map((name) => `local('${name}')`).join();
  return `@font-face{font-family:'Inter fallback';src:${sources};font-weight:${weights};ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%;size-adjust:107.4%}`;
}

const fallbackFaces =
  fallbackFace('400 549', ['Roboto', 'Arial', 'Liberation Sans']) +
  fallbackFace('550 900', ['Roboto Bold', 'Roboto-Bold', 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']);

/**
 * Styles of a page whose shell did not load: the early script's message is at the bottom edge of the window and moves
 * nothing; controls that cannot respond are paler.
 */
const failureStyle =
  '#incomplete,#offline{position:sticky;bottom:0;z-index:1;padding:16px var(--gutter);background:var(--accent-wash);border-top:1px solid}:has(#incomplete,#offline){scroll-padding-bottom:112px}[inert]{opacity:.55}';

/**
 * The frame is above the screen: whatever a screen places over the window is in a stack of its own, below the bar and the
 * footer.
 */
const stackStyle = '#main{isolation:isolate}#main~footer{position:relative;z-index:1}';

/** The global style without the spaces that CSS does not need, which are a tenth of a kilobyte of every page. */
const compactStyle = globalStyle.replaceAll(/\s*([{};,])\s*|(:)\s+/g, '$1$2').trim();

/**
 * Devanagari has signs above and below its letters, and a line that joins them: it needs higher lines and no tighter
 * letters than the design’s headings in Latin. It is on pages in Hindi only, so it is stronger than the components’ styles.
 */
const devanagariStyle =
  '*{letter-spacing:0!important}h1,h2,h3,summary,nav a{line-height:1.35!important}h1{max-width:22ch!important}';

/**
 * The style that every page carries besides its own: the font, the design's tokens and the page's own rules.
 * @param base address of the shell's browser files.
 */
export function documentStyle(base: string, language: Language): string {
  const own = language === 'en' ? '' : devanagariStyle;
  return `@font-face{font-family:Inter;src:url(${base}inter.woff2) format('woff2');font-weight:400 700;font-display:optional}${fallbackFaces}${compactStyle}${stackStyle}${failureStyle}${own}`;
}

/** Links of every page's head. @param base address of the shell's browser files. */
export function headLinks(base: string): string {
  return `<meta name="font" content="${base}inter.woff2"><link rel="icon" href="${base}icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">`;
}
