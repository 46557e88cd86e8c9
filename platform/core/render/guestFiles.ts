import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first returns what the host calls; each other one is a function that gets it, and adds to the globals. */
const names = ['guest.js', 'guestIntl.js', 'guestWeb.js'] as const;

/** The programs that run first inside the interpreter, in order. */
export function readGuest(): { readonly name: string; readonly code: string }[] {
  return names.map((name) => ({ name, code: readFileSync(join(import.meta.dirname, name), 'utf8') }));
}
