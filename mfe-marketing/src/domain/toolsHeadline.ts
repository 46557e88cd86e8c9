import type { Tool } from '@artha/shared';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** `5` → `Five tools.`, `1` → `One tool.`, `13` → `13 tools.` */
export function countOfTools(count: number): string {
  return `${words[count] ?? count} ${count === 1 ? 'tool' : 'tools'}.`;
}

/** What a visitor does with a tool of each kind; a kind that we do not know adds nothing. */
const deeds: Readonly<Record<Tool['icon'], string>> = {
  statement: 'sort a statement',
  tax: 'compare two tax regimes',
  research: 'read a report',
  glossary: 'look up a word',
  report: 'gather your ratios',
  tool: '',
};

/** One sentence that says what can be done here, in the order of the cards; empty when there is nothing to say. */
export function whatToolsDo(icons: readonly Tool['icon'][]): string {
  const sentence = [...new Set(icons.map((icon) => deeds[icon]))].filter(Boolean).join(', ');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
