import fc from 'fast-check';
import { anyCharacter } from '@artha/process/testing/anyCharacter';
import { remoteRelease } from './testing/releases.ts';
import { checkTexts, problemOfText } from './checkTexts.ts';

test.each([
  ['a line break', 'two\nlines'],
  ['a null character', 'a\u0000b'],
  ['an escape character', '\u001b[31mred'],
  ['a bidirectional override', 'abc\u202ecba'],
  ['a bidirectional isolate', 'abc\u2066cba'],
  ['a direction mark', 'abc\u200f'],
  ['a zero-width space', 'pay\u200bpal'],
  ['half of a surrogate pair', 'a\ud83d'],
])('%s is refused', (_, text) => {
  expect(problemOfText(text, 'title')).toBe('contains an invisible character');
});

test.each(['<script>', 'a < b', 'a > b', '</title>'])('“%s” is markup', (text) => {
  expect(problemOfText(text, 'description')).toBe('contains markup');
});

test('a version range may contain its signs', () => {
  expect(problemOfText('>=19.0.0 <20.0.0', 'range')).toBeUndefined();
});

test.each([
  ['title', 120],
  ['description', 400],
  ['owner', 60],
  ['label', 60],
  ['anything', 300],
])('%s may have %i characters', (field, most) => {
  expect(problemOfText('a'.repeat(most), field)).toBeUndefined();
  expect(problemOfText('a'.repeat(most + 1), field)).toBe(`has more than ${most} characters`);
});

test.each(['Terms & Conditions', 'हिन्दी', 'Tax – “old” or new?', '👩‍👩‍👧', 'naïve €100'])('“%s” is a text', (text) => {
  expect(problemOfText(text, 'title')).toBeUndefined();
});

test('no accepted text can end an element or an attribute of its page', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (text) => {
      if (problemOfText(text, 'title') === undefined) expect(text).not.toMatch(/[<>\n\r\u2028]/);
    }),
  );
});

describe('a manifest is refused', () => {
  const checking = (changes: Parameters<typeof remoteRelease>[0]) => () => {
    checkTexts(remoteRelease(changes));
  };
  const route = { path: '/tax', screen: 'Tax', title: 'Tax', description: 'Tax.' };

  test('for a text at any depth, which is named', () => {
    expect(checking({})).not.toThrow();
    expect(checking({ routes: [{ ...route, title: 'Tax\u202e' }] })).toThrow(
      'RE-31: tax: “title” contains an invisible character',
    );
    const tool = { name: 'Tax', description: '<i>Tax</i>', order: 1 };
    expect(checking({ routes: [{ ...route, tool }] })).toThrow('RE-31: tax: “description” contains markup');
    const menu = [{ label: '<b>', description: '', to: '/tax' }];
    expect(checking({ navigation: [{ area: 'bar', label: 'Tax', order: 1, menu }] })).toThrow(
      '“label” contains markup',
    );
  });

  test('for a key of a table', () => {
    expect(checking({ screens: { '<b>': { browser: [], server: 'server/Tax.cjs' } } })).toThrow(
      'RE-31: tax: a name in “screens” contains markup',
    );
  });

  test('for a table or a list that is too long', () => {
    expect(checking({ routes: Array.from({ length: 501 }, () => route) })).toThrow(
      '“routes” has more than 500 entries',
    );
  });
});
