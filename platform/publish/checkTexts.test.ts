import fc from 'fast-check';
import { remoteRelease } from '../testing/releases.ts';
import { checkTexts, problemOfText } from './checkTexts.ts';

test.each([
  ['a line break', 'two\nlines'],
  ['a null', 'a\u0000b'],
  ['an escape', '\u001b[31mred'],
  ['a sign that turns the writing', 'abc\u202ecba'],
  ['a sign that isolates it', 'abc\u2066cba'],
  ['a mark of direction', 'abc\u200f'],
  ['a space without width', 'pay\u200bpal'],
  ['half of a character', 'a\ud83d'],
])('%s is refused', (_, text) => {
  expect(problemOfText(text, 'title')).toBe('holds a character that nobody sees');
});

test.each(['<script>', 'a < b', 'a > b', '</title>'])('“%s” is markup', (text) => {
  expect(problemOfText(text, 'description')).toBe('holds markup');
});

test('a range of versions may hold its signs', () => {
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

test('no text that is accepted can end an element or an attribute of its page unseen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
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
    expect(checking({ routes: [{ ...route, title: 'Tax\u202e' }] })).toThrow('RE-31: tax: “title” holds a character');
    const tool = { name: 'Tax', description: '<i>Tax</i>', order: 1 };
    expect(checking({ routes: [{ ...route, tool }] })).toThrow('RE-31: tax: “description” holds markup');
    const menu = [{ label: '<b>', description: '', to: '/tax' }];
    expect(checking({ navigation: [{ place: 'bar', label: 'Tax', order: 1, menu }] })).toThrow('“label” holds markup');
  });

  test('for a name in a table', () => {
    expect(checking({ screens: { '<b>': { browser: [], server: 'server/Tax.cjs' } } })).toThrow(
      'RE-31: tax: a name in “screens” holds markup',
    );
  });

  test('for a table or a list without end', () => {
    expect(checking({ routes: Array.from({ length: 501 }, () => route) })).toThrow(
      '“routes” has more than 500 entries',
    );
  });
});
