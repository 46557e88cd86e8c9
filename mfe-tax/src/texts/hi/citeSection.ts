import type { ActSection } from '../../domain/act/provisions.ts';

const sectionWords: readonly (readonly [RegExp, string])[] = [
  [/^(?=\d)/, 'धारा '],
  [/^धारा (\d+) of the Finance Act$/, 'वित्त अधिनियम की धारा $1'],
  [/^First Schedule of the Finance Act( \d+)?/, 'वित्त अधिनियम$1 की पहली अनुसूची'],
  [/Finance Act/, 'वित्त अधिनियम'],
  [/Schedule/, 'अनुसूची'],
  [/Chapter/, 'अध्याय'],
  [/Part/, 'भाग'],
  [/rule/i, 'नियम'],
  [/ and /, ' और '],
];

/** Names a provision in a line of text: `123` → `धारा 123`; its words become Hindi one by one, so that a new year needs none. */
export const citeSection = (section: ActSection): string =>
  sectionWords.reduce<string>((text, [english, hindi]) => text.replace(english, hindi), section);
