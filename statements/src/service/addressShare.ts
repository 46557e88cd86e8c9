/**
 * The maximum that one address may have of a shared resource, at least one. With 100 percent the address has no limit
 * of its own.
 */
export function shareOf(whole: number, percent: number): number {
  if (percent === 100) return Infinity;
  return Math.max(1, Math.floor((whole * percent) / 100));
}
