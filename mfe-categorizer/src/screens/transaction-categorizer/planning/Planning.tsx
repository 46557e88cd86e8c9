import { useState, type ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Frame } from '../corrections/CorrectionList.styles.ts';
import type { PlanningProps } from './PlanningParts.tsx';

/** Own rules and a budget, whose code loads when the person opens it. */
export function Planning(props: PlanningProps): ReactElement {
  const { planning, PlanningParts } = useResultTexts();
  const [isOpened, setOpened] = useState(false);
  return (
    <Frame
      onToggle={() => {
        setOpened(true);
      }}
    >
      <summary>{planning(props.kept.rules.entries.length)}</summary>
      {isOpened && <PlanningParts {...props} />}
    </Frame>
  );
}
