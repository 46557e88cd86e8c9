import { countOfTools, whatToolsDo } from './toolsHeadline.ts';

describe('the headline of the tools', () => {
  it.each([
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
  it('says what each kind of tool is for, in the order of the cards', () => {
    expect(whatToolsDo(['statement', 'tax', 'research', 'glossary', 'report'])).toBe(
      'Sort a statement, compare two tax regimes, read a report, look up a word, gather your ratios.',
    );
  });

  it('says each thing once, and leaves out a kind it does not know', () => {
    expect(whatToolsDo(['tax', 'tool', 'tax'])).toBe('Compare two tax regimes.');
  });

  it('is empty when there is nothing to say', () => {
    expect(whatToolsDo(['tool'])).toBe('');
    expect(whatToolsDo([])).toBe('');
  });
});
