import type { Report } from './messages.ts';

/** The response headers that say how far a statement is proved, as a browser may read them. */
export const reportHeaderNames = ['Layout', 'Rows', 'Proved', 'Opening', 'Closing', 'Breaks'].map(
  (name) => `X-Statement-${name}`,
);

/** The headers of one response; opening and closing balance where the statement has them. */
export function reportHeaders({ layout, rows, proved, breaks, opening, closing }: Report): Record<string, string> {
  return {
    'x-statement-layout': layout,
    'x-statement-rows': String(rows),
    'x-statement-proved': String(proved),
    'x-statement-breaks': String(breaks),
    ...(opening !== undefined && { 'x-statement-opening': opening }),
    ...(closing !== undefined && { 'x-statement-closing': closing }),
  };
}
