/** The rows of a list below its titles, each split into its cells. An editor may have written line ends of Windows. */
export function rowsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
