/** Parts of a selector in which a dot or a word is not part of a name that is looked for. */
const literal = /\[[^\]]*\]|"[^"]*"|'[^']*'/g;

const frameNames = /(?<![\w.#-])(?:html|body)(?![\w-])|:root\b|:host\b/i;

/**
 * The conditions of a selector on the root and the body, as in `:root[data-theme='dark']`, and its rest about elements
 * below them.
 */
const conditions =
  /^((?:(?:html|body|:root|:host)(?:[.#:][\w-]+|\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|\((?:[^()]|\([^()]*\))*\))*(?:\s*>\s*|\s+|$))+)(.*)$/is;

/**
 * Limits a selector to elements of a screen, without a change of its specificity: `&` is the screen's own element.
 * `:scope` is that element, too.
 * @returns what is wrong with it as `fault` if it could reach the frame.
 */
export function scopeSelector(selector: string): { readonly selector: string } | { readonly fault: string } {
  const own = selector.trim();
  const [, asked = '', below = ''] = conditions.exec(own) ?? [];
  // It selects elements of the screen, or the screen itself, while the root is in a state.
  if (asked !== '' && (below !== '' || /[.#:[(].*[.#:[(]|^(?:html|body)\s*[.#:[(]/is.test(asked))) {
    const scoped = below === '' ? { selector: '&' } : scopeSelector(below);
    return 'fault' in scoped ? scoped : { selector: `${asked.trim().replace(/\s*>$/, '')} ${scoped.selector}` };
  }
  const plain = own.replaceAll(literal, '');
  const found = frameNames.exec(plain)?.[0];
  if (found !== undefined)
    return {
      fault: `“${own}” selects ${found}, which belongs to the site. Name an element of the screen; “:scope” is the screen itself, also for variables`,
    };
  if (/^[+~]/.test(plain))
    return {
      fault: `“${own}” selects what follows the screen, which belongs to the site. Name an element of the screen`,
    };
  if (own === ':scope') return { selector: '&' };
  if (/^:scope\s*[+~]/.test(plain)) return scopeSelector(own.slice(':scope'.length));
  return { selector: own.startsWith(':scope') ? own.replace(':scope', ':where(&)') : `:where(&) ${own}` };
}
