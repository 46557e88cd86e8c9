import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../../../languages/screenTexts.tsx';
import type { UploadMode } from '../../../domain/upload/uploadMode.ts';
import { ModeRow, Mode } from './ModeBar.styles.ts';

/** Properties of `ModeBar`. */
export interface ModeBarProps {
  readonly mode: UploadMode;
  readonly onSwitch: () => void;
}

/** The head of the form: names the kind of file and switches to the other kind. */
export function ModeBar({ mode, onSwitch }: ModeBarProps): ReactElement {
  const { name, switchLabel } = useTexts().modes[mode];
  return (
    <ModeRow>
      <Mode>{name}</Mode>
      <Button variant="quiet" onClick={onSwitch}>
        <svg width="18" height="18" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M3.5 7h13m-3-3 3 3-3 3M16.5 13h-13m3-3-3 3 3 3" strokeWidth="1.5" strokeLinecap="round" />
        </svg>
        <span>{switchLabel}</span>
      </Button>
    </ModeRow>
  );
}
