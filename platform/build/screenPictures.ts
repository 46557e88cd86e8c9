import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileBesideScreen } from './screenFile.ts';

/** A file of a release, from a file of the sources. */
interface PictureFile {
  /** Its name in the release; it changes with the content. */
  readonly name: string;
  readonly content: Buffer;
}

/** The pictures beside a screen; each is optional. */
export interface ScreenPictures {
  readonly icon?: PictureFile;
  readonly sharePicture?: PictureFile;
}

function read(folder: string, screen: string, file: string): PictureFile | undefined {
  const path = fileBesideScreen(folder, screen, file);
  if (!path) return undefined;
  const content = readFileSync(path);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `${screen}.${file.replace('.', `.${hash}.`)}`, content };
}

/** The pictures beside a screen: `icon.svg`, and `share.png`, which is shown where its page is shared. */
export function screenPictures(folder: string, screen: string): ScreenPictures {
  const icon = read(folder, screen, 'icon.svg');
  const sharePicture = read(folder, screen, 'share.png');
  return { ...(icon && { icon }), ...(sharePicture && { sharePicture }) };
}
