import type { ReactElement } from 'react';
import { useLandingTexts } from '../../texts/landingTexts.ts';

const BOX_PADDING = 11;

interface ConditionProps {
  readonly x: number;
  readonly width: number;
  readonly children: string;
}

/** A condition in its box. Its text is as wide in a fallback font as in the site's own, so that it stays inside. */
function Condition({ x, width, children }: ConditionProps): ReactElement {
  return (
    <>
      <rect x={x + 0.5} y="2.5" width={width} height="28" rx="6" fill="var(--bg)" stroke="var(--control)" />
      <text x={x + BOX_PADDING} y="21" textLength={width - 2 * BOX_PADDING} lengthAdjust="spacingAndGlyphs">
        {children}
      </text>
    </>
  );
}

/** Two conditions over a list; one row meets both. */
export function ScreenerDrawing(): ReactElement {
  const [priceToEarnings, returnOnEquity] = useLandingTexts().features.conditions;
  return (
    <svg viewBox="0 0 250 170" fontSize="12.5" fontWeight="600" fill="var(--text)">
      <Condition x={0} width={103}>
        {priceToEarnings}
      </Condition>
      <Condition x={112} width={117}>
        {returnOnEquity}
      </Condition>
      <path d="M0 73.5h250M0 103.5h250M0 133.5h250M0 163.5h250" stroke="var(--line)" />
      <rect x="-6" y="74" width="262" height="29" rx="4" fill="var(--accent-wash)" />
      <g strokeWidth="8" strokeLinecap="round">
        <path
          d="M4 58h77M146 58h31M223 58h23M4 119h61M140 119h37M227 119h19M4 149h86M150 149h27M217 149h29"
          stroke="var(--surface-2)"
        />
        <path d="M4 88.5h96M154 88.5h23M211 88.5h35" stroke="var(--text)" />
      </g>
    </svg>
  );
}
