import type { ReactElement } from 'react';

/** Rows of the table: where the description ends, the category's width and the amount's; one row is a credit. */
const rows = [
  { text: 58, category: 40, amount: 30 },
  { text: 44, category: 34, amount: 24 },
  { text: 64, category: 46, amount: 36, credit: true },
  { text: 52, category: 38, amount: 28 },
];

/** A page goes in, a table with a category on every row comes out. Debits are solid, the credit is hatched. */
export function StatementDrawing(): ReactElement {
  return (
    <svg viewBox="0 0 320 150">
      <pattern id="credit-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1.5 0v6" stroke="var(--credit)" strokeWidth="3" />
      </pattern>
      <path
        d="M0.5 8.5a8 8 0 0 1 8-8H70l22 21v120a8 8 0 0 1-8 8H8.5a8 8 0 0 1-8-8zM70 .5v21h22"
        fill="none"
        stroke="var(--control)"
      />
      <path
        d="M18 40h56M18 60h42M18 80h52M18 100h36M18 120h48"
        stroke="var(--surface-2)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M108 75h30m-7-7 7 7-7 7" fill="none" stroke="var(--text)" strokeWidth="1.5" />
      {rows.map(({ text, category, amount, credit }, index) => {
        const y = index * 37;
        return (
          <g key={text}>
            <path d={`M156 ${y + 17}h${text}`} stroke="var(--surface-2)" strokeWidth="7" strokeLinecap="round" />
            <rect
              x="228"
              y={y + 8}
              width={category}
              height="18"
              rx="4"
              fill="var(--accent-wash)"
              stroke="var(--wash-line)"
            />
            <rect
              x={319 - amount}
              y={y + 13}
              width={amount}
              height="8"
              rx="2"
              fill={credit ? 'url(#credit-hatch)' : 'var(--debit)'}
              stroke={credit ? 'var(--credit)' : 'var(--debit)'}
            />
            <path d={`M152 ${y + 36.5}h168`} stroke="var(--line)" />
          </g>
        );
      })}
    </svg>
  );
}
