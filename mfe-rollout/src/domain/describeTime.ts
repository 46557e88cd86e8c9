const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `26 Nov 2026, 03:12 UTC`: an instant, for everyone in the same words. @param at ISO 8601. */
export function describeTime(at: string): string {
  const [year = '', month = '', day = ''] = at.slice(0, 10).split('-');
  return `${String(Number(day))} ${months[Number(month) - 1] ?? month} ${year}, ${at.slice(11, 16)} UTC`;
}
