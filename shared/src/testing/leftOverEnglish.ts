/** The texts that people see and hear of an element: its own, and the names and descriptions in attributes. */
function textsOf(root: Element): readonly string[] {
  const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
  return [root, ...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? ''),
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
  ]);
}

/**
 * The words in Latin letters that a Hindi screen shows, except those that are the same in Hindi, such as sections of an
 * Act and addresses.
 */
export function leftOverEnglish(root: Element, allowed: RegExp): readonly string[] {
  const words = textsOf(root).flatMap((text) => text.replaceAll(allowed, ' ').match(/[A-Za-z][A-Za-z’'-]*/g) ?? []);
  return [...new Set(words)];
}
