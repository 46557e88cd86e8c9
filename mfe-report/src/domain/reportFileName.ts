/**
 * The name of a file for a report: `kaveri-ratios-2023-24-to-2025-26.pdf`.
 * @param labels the names of its years, the oldest first.
 */
export function reportFileName(company: string, labels: readonly string[], extension: string): string {
  const [first, last] = [labels[0], labels.at(-1)];
  const years = first === last ? first : `${first ?? ''}-to-${last ?? ''}`;
  const name = `${company} ratios ${years ?? ''}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return `${name}.${extension}`;
}
