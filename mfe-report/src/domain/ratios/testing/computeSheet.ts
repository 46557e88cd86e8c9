const tokens = /\s*(\d+(?:\.\d+)?|[A-Za-z]+|[-+*/^(),=])/gy;

/**
 * Computes a formula as a spreadsheet does: numbers, names, `+ - * / ^`, brackets, `LN` and `IF`. Like Excel, it takes a
 * minus before a number more closely than a power.
 * @throws for what it does not know.
 */
export function computeSheet(formula: string, names: Readonly<Record<string, number>>): number {
  const parts = [...formula.slice(1).matchAll(tokens)].map(([, part = '']) => part);
  if (parts.join('') !== formula.slice(1)) throw new Error(`Not a formula: ${formula}`);
  let at = 0;
  const take = (part: string): boolean => {
    if (parts[at] !== part) return false;
    at += 1;
    return true;
  };
  const expect = (part: string): void => {
    if (!take(part)) throw new Error(`${part} is missing in ${formula}, part ${at}.`);
  };

  const callFunction = (name: string): number => {
    expect('(');
    const first = readComparison();
    if (name === 'LN') {
      expect(')');
      return Math.log(first);
    }
    expect(',');
    const whenTrue = readComparison();
    expect(',');
    const whenFalse = readComparison();
    expect(')');
    return first === 0 ? whenFalse : whenTrue;
  };

  const readAtom = (): number => {
    if (take('-')) return -readAtom();
    if (take('(')) {
      const value = readComparison();
      expect(')');
      return value;
    }
    const part = parts[at] ?? '';
    at += 1;
    if (/^\d/.test(part)) return Number(part);
    if (part === 'LN' || part === 'IF') return callFunction(part);
    const value = names[part];
    if (value === undefined) throw new Error(`No cell is called ${part}.`);
    return value;
  };
  const readPower = (): number => {
    let value = readAtom();
    while (take('^')) value **= readAtom();
    return value;
  };
  const readProduct = (): number => {
    let value = readPower();
    for (;;) {
      if (take('*')) value *= readPower();
      else if (take('/')) value /= readPower();
      else return value;
    }
  };
  const readSum = (): number => {
    let value = readProduct();
    for (;;) {
      if (take('+')) value += readProduct();
      else if (take('-')) value -= readProduct();
      else return value;
    }
  };
  const readComparison = (): number => {
    const value = readSum();
    return take('=') ? Number(value === readSum()) : value;
  };

  const value = readComparison();
  if (at !== parts.length) throw new Error(`More than a formula: ${formula}`);
  return value;
}
