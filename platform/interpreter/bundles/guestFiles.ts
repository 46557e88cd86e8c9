import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../steps/packageFolders.ts';

/** The first returns what the host calls; each other one is a function that gets it, and adds to the globals. */
const names = ['guest.js', 'guestIntl.js', 'guestWeb.js'] as const;

/** The programs that run first inside the interpreter, in order. */
export function readGuest(): { readonly name: string; readonly code: string }[] {
  return names.map((name) => ({ name, code: readFileSync(join(import.meta.dirname, name), 'utf8') }));
}

/** The program of the streams. It runs before the base bundle, so that each image has them and no other bundle waits for it. */
export const readStreams = (): string =>
  readFileSync(join(packageFolder('web-streams-polyfill'), 'dist/polyfill.js'), 'utf8');
