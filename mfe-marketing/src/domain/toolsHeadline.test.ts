import { countOfTools, whatToolsDo } from './toolsHeadline.ts';

describe('the headline of the tools', () => {
  test.each([
    [0, 'No tools.'],
    [1, 'One tool.'],
    [5, 'Five tools.'],
    [12, 'Twelve tools.'],
    [13, '13 tools.'],
  ])('counts %i as “%s”', (count, headline) => {
    expect(countOfTools(count)).toBe(headline);
  });
});

describe('the line below', () => {
  test('says what each tool is for, in the order of the cards', () => {
    expect(whatToolsDo([{ task: 'sort a statement' }, { task: 'look up a word' }])).toBe(
      'Sort a statement, look up a word.',
    );
  });

  test('says each thing once, and leaves out a tool that says nothing', () => {
    expect(whatToolsDo([{ task: 'compare two tax regimes' }, {}, { task: 'compare two tax regimes' }])).toBe(
      'Compare two tax regimes.',
    );
  });

  test('is empty when there is nothing to say', () => {
    expect(whatToolsDo([{}])).toBe('');
    expect(whatToolsDo([])).toBe('');
  });
});
