/** A directive of an nginx configuration. */
export interface Directive {
  readonly name: string;
  readonly parameters: readonly string[];
  /** The directives between its braces; undefined if it has none. */
  readonly block?: readonly Directive[];
  /** Line of its name, from 1. */
  readonly line: number;
}

interface Token {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly line: number;
}

/** Comments, quoted words, punctuation, and words, which may contain `{` after a `$`. */
const tokenForm = /\s+|#[^\n]*|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|[{};]|(?:\\.|\$\{\w+\}|[^\s;{}])+/gsy;

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const match of text.matchAll(tokenForm)) {
    const [whole, double, single] = match;
    const quoted = double ?? single;
    if (!/^[\s#]/.test(whole)) tokens.push({ text: quoted ?? whole, isQuoted: quoted !== undefined, line });
    line += whole.split('\n').length - 1;
  }
  return tokens;
}

/**
 * Parses an nginx configuration, without following its includes.
 * @throws with the line of a directive without an end, or of an unmatched brace.
 */
export function parseNginx(text: string): readonly Directive[] {
  const tokens = readTokens(text);
  let next = 0;

  const readBlock = (openedAt?: number): Directive[] => {
    const directives: Directive[] = [];
    let words: Token[] = [];
    for (let token = tokens[next++]; token; token = tokens[next++]) {
      const [name, ...parameters] = words;
      const mark = token.isQuoted ? '' : token.text;
      if (mark === '}' && openedAt !== undefined && !name) return directives;
      if (mark === ';' || mark === '{' || mark === '}') {
        if (!name || mark === '}') throw new Error(`Line ${String(token.line)}: unexpected ${mark}.`);
        const own = { name: name.text, parameters: parameters.map((word) => word.text), line: name.line };
        directives.push(mark === '{' ? { ...own, block: readBlock(name.line) } : own);
        words = [];
      } else words.push(token);
    }
    const open = words[0]?.line ?? openedAt;
    if (open !== undefined) throw new Error(`Line ${String(open)}: the directive does not end.`);
    return directives;
  };

  return readBlock();
}
