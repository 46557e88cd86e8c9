import type { ShellServer } from '@artha/shared/contract';
import { colourToken, type CanvasContext } from './canvas.ts';
import { drawSharePicture } from './drawSharePicture.ts';

/** The site's look for the composer's pictures and icons. */
export const brand: ShellServer<CanvasContext>['brand'] = {
  drawSharePicture,
  colourToken,
  font: 'server/inter.woff2',
  icon: 'browser/icon.svg',
  colours: { theme: colourToken('nav'), ground: colourToken('bg') },
};
