/** What one address may have of something that all share: never less than one. With 100 percent it has no limit of its own. */
export function shareOf(whole: number, percent: number): number {
  if (percent === 100) return Infinity;
  return Math.max(1, Math.floor((whole * percent) / 100));
}
