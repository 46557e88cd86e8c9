/** The content of an element: its text, or its elements. */
type Content = string | readonly string[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text without markup; characters that XML cannot contain are left out (XML 1.0, section 2.2). */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}

/** Writes an element with a text, which is escaped, or with elements, which are not. */
export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): string {
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : `\n${content.join('\n')}\n`;
  return `<${name}${listed.join('')}>${inner}</${name}>`;
}
