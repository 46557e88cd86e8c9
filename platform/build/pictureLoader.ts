import type { LoaderContext } from 'webpack';
import { pictureUrl } from './pictureUrl.ts';

/** `import logo from './logo.png'`: the address of a small picture. */
export default function pictureLoader(this: LoaderContext<unknown>, content: Buffer): string {
  return `export default ${JSON.stringify(pictureUrl(this.resourcePath, content))};`;
}

/** webpack gives the content as bytes. */
export const raw = true;
