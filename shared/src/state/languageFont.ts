let add = (): void => undefined;

/** Called by the shell, once a page. @param adds the letters of languages that the site's own font lacks. */
export function provideLanguageFont(adds: () => void): void {
  add = adds;
}

/**
 * Adds letters of Hindi to the site's font, if the system has none. Pages in Hindi have them; a part in Hindi on a page
 * in English asks for them when it is shown.
 */
export function loadLanguageFont(): void {
  add();
}
