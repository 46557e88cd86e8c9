import type { ReactElement } from 'react';
import { ActionIcon } from '../../demonstration/ActionIcon.tsx';
import { useLandingTexts } from '../../texts/landingTexts.ts';

/** A point on a curve, and the menu that opens there. */
export function ActionsDrawing(): ReactElement {
  const { chat, explain, strategy } = useLandingTexts().demonstration.actions;
  return (
    <svg viewBox="0 0 250 170" fontSize="14" fontWeight="600" fill="var(--text)">
      <path
        d="M0 98c20-3 32-34 50-32 14 2 26 14 36 30 14 20 40-6 60-38 8-13 26-19 42-6 16 14 24 28 62 6"
        fill="none"
        stroke="var(--control)"
        strokeWidth="1.75"
      />
      <circle cx="68" cy="71" r="6" fill="var(--bg)" stroke="var(--text)" strokeWidth="2" />
      <rect x="78" y="51" width="117" height="106" rx="6" fill="var(--bg)" stroke="var(--control)" />
      <rect x="84" y="89" width="105" height="30" rx="4" fill="var(--accent-wash)" />
      <ActionIcon name="chat" x={90} y={62} />
      <text x="115" y="76">
        {chat.label}
      </text>
      <ActionIcon name="explain" x={90} y={95} />
      <text x="115" y="109">
        {explain.label}
      </text>
      <ActionIcon name="strategy" x={90} y={127} />
      <text x="115" y="141">
        {strategy.label}
      </text>
    </svg>
  );
}
