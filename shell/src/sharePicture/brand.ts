import type { ShellServer } from '@artha/shared/contract';
import { colourToken, type CanvasContext } from './canvas.ts';
import { drawSharePicture } from './drawSharePicture.ts';

/** What the composer needs to draw pictures and icons that look like the site. */
export const brand: ShellServer<CanvasContext>['brand'] = {
  drawSharePicture,
  colourToken,
  font: 'server/inter.woff2',
  icon: 'browser/icon.svg',
  colours: { theme: colourToken('nav'), ground: colourToken('bg') },
};
