import { drawPreview } from './drawPreview.ts';
import { token } from './pen.ts';

/** What the composer needs to draw pictures and icons that look like the site. */
export const brand = {
  drawPreview,
  /** Files of the shell’s release. */
  font: 'server/inter.woff2',
  icon: 'browser/icon.svg',
  /** Of a browser’s own parts around the page, and of an installed page before it has loaded. */
  colours: { theme: token('nav'), ground: token('bg') },
};
