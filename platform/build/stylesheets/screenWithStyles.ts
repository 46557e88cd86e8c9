import { ownModule } from '../ownModule.ts';

/**
 * The request that replaces the import of a screen's file, so that the screen has the rules of its stylesheets.
 * @param file path of the screen.
 */
export function screenWithStyles(remote: string, screen: string, file: string): string {
  const options = new URLSearchParams({ remote, screen }).toString();
  return `!!${ownModule(import.meta.filename, 'screenLoader')}?${options}!${file}?styles`;
}
