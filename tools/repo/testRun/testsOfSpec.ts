/** A test of a file of journeys. */
interface SpecTest {
  readonly title: string;
  readonly text: string;
}

/** A file of journeys in parts. */
export interface SpecParts {
  /** The code that all of its tests may use: imports, constants, functions, and tests whose titles are computed. */
  readonly common: string;
  readonly tests: readonly SpecTest[];
}

/** A test from its first line to its last, which has the same indentation. Oxfmt formats all of them so. */
const testForm = /^( *)test\(\s*'((?:[^'\\\n]|\\.)*)'[^\n]*\n[\s\S]*?^\1\}?\);$/gm;

/** Splits the text of a file of journeys into its tests and what they have in common. */
export function splitSpec(text: string): SpecParts {
  const tests: SpecTest[] = [];
  const common = text.replaceAll(testForm, (test: string, _indentation: string, title: string) => {
    tests.push({ title: title.replaceAll(/\\(.)/g, '$1'), text: test });
    return '';
  });
  return { common, tests };
}
