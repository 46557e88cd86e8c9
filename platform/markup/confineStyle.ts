import { outsideOf, splitSelectors } from './splitSelectors.ts';

/** The element of the screen, by a selector that has no weight: rules keep their order. */
const SCREEN = ':where([data-region=screen])';

/** The names in the frame of a page, which no style of a screen may change. */
export interface FrameNames {
  /** Classes and ids of its elements. */
  readonly names: ReadonlySet<string>;
  /** Custom properties and fonts of its styles, in lower case. */
  readonly values: ReadonlySet<string>;
}

/** The names in the markup and the styles of a frame. */
export function frameNames(html: string, styles: string, ids: readonly string[]): FrameNames {
  const words = html.matchAll(/ (?:class|id)="([^"]*)"/g).flatMap(([, value = '']) => value.split(' '));
  const properties = styles.matchAll(/--[\w-]+/g).map(([name]) => name.toLowerCase());
  const fonts = styles
    .matchAll(/@font-face\{font-family:\s*["']?([^"';}]+)/g)
    .map(([, name = '']) => name.toLowerCase());
  return { names: new Set([...words, ...ids]), values: new Set([...properties, ...fonts]) };
}

/** Conditions in conditions, and characters of a style: many times what libraries have. */
const MOST_LEVELS = 16;
const MOST_CHARACTERS = 150_000;

/** At-rules whose blocks hold rules, and those whose blocks hold none that select an element. */
const grouping = /^@(?:media|supports|container|layer|scope|starting-style)\b/i;
const selecting =
  /^@(?:-webkit-)?(?:keyframes|font-face|property|page|counter-style|font-(?:feature|palette)-values)\b/i;

/** The properties that libraries set for all elements, without an effect on what the frame shows. */
const harmless = /^(?:box-sizing|(?:-webkit-|-moz-)?text-size-adjust|-webkit-font-smoothing|-moz-osx-font-smoothing)$/i;

/** A whole name of a class or an id; names with numbers of signs are not read. */
const name = /[.#]((?:\\[^\da-f\n]|[\w-]|[^\p{ASCII}])+)(?![\\\w-]|[^\p{ASCII}])/giu;

/** Alternatives without brackets in them, as the build writes them before the rules of a stylesheet: `:where(.own) a`. */
const alternatives = /:(?:where|is)\(([^()[\]"'\\]*)\)/iy;

/** Whether a selector only selects elements of the screen: it needs a name that the frame lacks, or the screen around it. */
function isConfined(selector: string, frame: FrameNames): boolean {
  const plain = outsideOf(selector, SCREEN);
  if (plain.includes(SCREEN)) return true;
  if (plain.matchAll(name).some(([, own = '']) => !frame.names.has(own.replaceAll('\\', '')))) return true;
  return plain.matchAll(/:(?:where|is)(?![\w-])/gi).some(({ index }) => {
    alternatives.lastIndex = index;
    const [, list] = alternatives.exec(selector) ?? [];
    return list?.split(',').every((one) => isConfined(one, frame)) ?? false;
  });
}

/** A whole word, with escaped signs. */
const word = /(?:[\w-]|\\[\da-f]{1,6}\s?|\\[^]|[^\p{ASCII}])+/giu;

/** The conditions of a selector on the elements around the page, the last of them, and its rest. */
const parts = /^(?:(?:html|body|:root)(?:\s*>\s*|\s+))*(html|body|:root)?([^]*)$/i;

/** Limits a selector to the screen; a rule for the root or the body becomes one for the screen. */
function confineSelector(selector: string, frame: FrameNames): string {
  if (selector === '' || isConfined(selector, frame)) return selector;
  const [, last = '', rest = ''] = parts.exec(selector) ?? [];
  if (last !== '' && rest.trim() === '') return SCREEN;
  // An element after one outside the screen is not part of the screen.
  return `${SCREEN} ${/^\s*[+~>|]/.test(rest) ? ':not(*)' : last + rest}`;
}

/** Whether declarations leave the frame as it is: custom properties of a library, which it also reads outside the screen. */
function isHarmless(block: string, { values }: FrameNames): boolean {
  if (/[{}\\]/.test(block)) return false;
  return block.split(';').every((declaration) => {
    const property = declaration.slice(0, Math.max(0, declaration.indexOf(':'))).trim();
    if (declaration.trim() === '') return true;
    return property.startsWith('--') ? !values.has(property.toLowerCase()) : harmless.test(property);
  });
}

/** The texts that are read as one sign: a comment, a string, an address, an escaped sign. */
const whole =
  /\/\*[^]*?\*\/|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|(?<![\w-]|[^\p{ASCII}])url\(\s*(?:[^"'()\\\s][^"'()\\\s]*)?\s*\)|\\[^\n]/iuy;

/** Skips a sign, or what is read as one: the position after it. */
function skip(css: string, at: number): number {
  whole.lastIndex = at;
  const [found] = whole.exec(css) ?? [];
  if (found !== undefined) return at + found.length;
  if (/^(?:["'\\]|\/\*|url\(\s*[^"'\s])/i.test(css.slice(at, at + 40)))
    throw new Error(`a style cannot be read: ${css.slice(at, at + 40)}`);
  return at + 1;
}

/** The position of the `}` that ends the block which starts at a position. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at = skip(css, at)) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth < 0) return at;
  }
  throw new Error(`a style does not end: ${css.slice(start, start + 40)}`);
}

/** @throws Error for a font or a property of the frame. */
function checkValues(head: string, block: string, { values }: FrameNames): void {
  if (!selecting.test(head) || head.includes('\\')) throw new Error(`a style contains ${head.slice(0, 40)}`);
  const isFont = /^@font-face/i.test(head);
  if (isFont && (block.includes('\\') || block.includes('/*')))
    throw new Error('a style has a font whose name cannot be read');
  const fonts = isFont
    ? [...block.matchAll(/font-family\s*:\s*["']?([^"';]*)/gi)].map(([, own = '']) => own.trim())
    : [];
  const property = /^@property\s+(\S+)/i.exec(head)?.[1] ?? [];
  const taken = [fonts, property].flat().find((one) => values.has(one.toLowerCase()));
  if (taken !== undefined) throw new Error(`a style replaces ${taken}, which belongs to the site`);
}

/** @throws Error for rules in the block of a rule that are about anything else than what that one selects. */
function checkNested(block: string): void {
  if (!block.includes('{')) return;
  const ands = (text: string) => text.split('&').length;
  if (ands(block) !== ands(outsideOf(block))) throw new Error('a style has “&” in brackets');
  const other = /@(?!(?:media|supports|container|layer|starting-style)\b)[^]{0,20}/i.exec(block);
  if (other) throw new Error(`a rule contains ${other[0]}`);
}

/** Writes one rule, limited to the screen. */
function confineRule(prelude: string, block: string, frame: FrameNames, level: number): string {
  const head = prelude.replaceAll(/\/\*[^]*?\*\//g, ' ').trim();
  if (head !== prelude.trim() && /["']/.test(prelude)) throw new Error('a selector has a comment and a string');
  if (/[()[\]]/.test(outsideOf(head))) throw new Error(`a selector does not end: ${head.slice(0, 40)}`);
  if (grouping.test(head)) return `${prelude}{${confineRules(block, frame, level + 1)}}`;
  if (head.startsWith('@')) {
    checkValues(head, block, frame);
    return `${prelude}{${block}}`;
  }
  checkNested(block);
  const selectors = splitSelectors(head).map((one) => one.trim());
  if (selectors.every((one) => isConfined(one, frame)) || isHarmless(block, frame)) return `${prelude}{${block}}`;
  return `${selectors.map((one) => confineSelector(one, frame)).join(',')}{${block}}`;
}

function confineRules(css: string, frame: FrameNames, level: number): string {
  if (level > MOST_LEVELS) throw new Error('a style has too many conditions in conditions');
  let written = '';
  let start = 0;
  for (let at = 0; at < css.length;) {
    if (css[at] === '}') throw new Error(`a style ends twice: ${css.slice(at, at + 40)}`);
    if (css[at] === ';') {
      const statement = css.slice(start, at + 1);
      if (/[()[\]]/.test(outsideOf(statement))) throw new Error(`a style contains ${statement.slice(0, 40)}`);
      written += statement;
      start = at + 1;
    }
    if (css[at] === '{') {
      const end = endOfBlock(css, at + 1);
      written += confineRule(css.slice(start, at), css.slice(at + 1, end), frame, level);
      at = end + 1;
      start = at;
    } else at = skip(css, at);
  }
  return written + css.slice(start);
}

/**
 * Limits a style of a screen to the screen, so that no rule of it selects the frame around it: header, navigation and footer
 * stay as they are. Rules of elements that only the screen has, by a class, stay as they are written. Limiting it again
 * changes nothing.
 * @throws Error if browsers and this function could read it in different ways.
 */
export function confineStyle(css: string, frame: FrameNames): string {
  if (css.length > MOST_CHARACTERS) throw new Error(`a style has more than ${String(MOST_CHARACTERS)} characters`);
  if (['\u0000', '\u0001', '\r', '\f'].some((sign) => css.includes(sign)))
    throw new Error('a style contains an invisible character');
  const hidden = css.matchAll(word).find(({ 0: own, index }) => own.includes('\\') && css[index + own.length] === '(');
  if (hidden) throw new Error(`a style hides the name of a function: ${hidden[0].slice(0, 40)}`);
  return confineRules(css, frame, 0);
}
