import { readLeadingDate } from '../amounts/dates.ts';
import type { Line } from './lines.ts';

/** Whether a line begins with a date, or has one after its first word, which may be a serial number. */
export function startsWithDate({ words }: Line): boolean {
  return [0, 1].some((at) => readLeadingDate(words.slice(at).map(({ text }) => text)) !== undefined);
}
