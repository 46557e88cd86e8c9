import type { Tool } from '@artha/shared';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** `5` → `Five tools.`, `1` → `One tool.`, `13` → `13 tools.` */
export function countOfTools(count: number): string {
  return `${words[count] ?? count} ${count === 1 ? 'tool' : 'tools'}.`;
}

/** One sentence that says what can be done here, in the order of the cards; empty if there is no tool. */
export function whatToolsDo(tools: readonly Pick<Tool, 'task'>[]): string {
  const sentence = [...new Set(tools.flatMap(({ task }) => task ?? []))].join(', ');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
