import { frameEnglish } from './en/frame.ts';
import { textsOf } from './pageTexts.ts';
import type { FrameTexts } from './shellTexts.ts';

/** The texts of the frame in the language of the page. */
export function frameTexts(): FrameTexts {
  return textsOf('frame', frameEnglish);
}
