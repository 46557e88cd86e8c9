/** An element as the writers produce it: a text, or elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface OpenElement extends XmlElement {
  text: string;
  readonly children: XmlElement[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const tokenPattern =
  /<\?[^?]*\?>\n|<(?<open>[\w.]+)(?<attributes>(?: [\w:]+="[^"<]*")*)>|<\/(?<close>[\w.]+)>|(?<text>[^<]+)/y;

function unescapeXml(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`This is no XML: ${text}`);
  return text.replace(/&(\w+);/g, (_whole, name: string) => entities[name] ?? '');
}

/** Reads a small part of XML strictly. @throws Error if the text is not well-formed. */
export function readXml(xml: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < xml.length) {
    const at = tokenPattern.lastIndex;
    const found = tokenPattern.exec(xml)?.groups;
    if (found === undefined) throw new Error(`This is no XML: ${xml.slice(at, at + 40)}`);
    const { open: name, attributes = '', close, text } = found;
    const current = open.at(-1);
    if (name !== undefined) {
      const pairs = [...attributes.matchAll(/ ([\w:]+)="([^"]*)"/g)];
      const named = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, unescapeXml(value)]));
      const child: OpenElement = { name, attributes: named, text: '', children: [] };
      current?.children.push(child);
      open.push(child);
    } else if (close !== undefined) {
      if (current?.name !== close) throw new Error(`${close} ends ${current?.name ?? 'nothing'}.`);
      open.pop();
    } else if (text !== undefined && current !== undefined) current.text += unescapeXml(text);
  }
  if (open.length !== 1) throw new Error('An element does not end.');
  return root;
}

/** All elements with a name inside another element. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
}
