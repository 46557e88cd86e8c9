import type { ReactElement } from 'react';
import type { ChartAction } from '../domain/answers.ts';
import type { Placement } from '../picture/placement.ts';
import { useLandingTexts } from '../texts/landingTexts.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { Menu } from './Demonstration.styles.ts';
import { actions } from './selection.ts';

/** Properties of `ActionMenu`. */
export interface ActionMenuProps {
  /** `11 days selected`. */
  readonly selected: string;
  readonly action: ChartAction;
  readonly placement?: Placement | undefined;
  readonly onSelect: (action: ChartAction) => void;
}

/** The menu that a right-click would open, as radio buttons: what to do with the selected stretch. */
export function ActionMenu({ selected, action, placement, onSelect }: ActionMenuProps): ReactElement {
  const { actions: texts } = useLandingTexts().demonstration;
  return (
    <Menu {...(placement && { style: { left: placement.menuLeft } })}>
      <legend>{selected}</legend>
      {actions.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="action"
            value={name}
            checked={name === action}
            onChange={() => {
              onSelect(name);
            }}
          />
          <ActionIcon name={name} />
          <b>{texts[name].label}</b> <span>{texts[name].does}</span>
        </label>
      ))}
    </Menu>
  );
}
