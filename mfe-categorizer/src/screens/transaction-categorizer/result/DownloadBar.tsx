import type { ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { DownloadRow, Files, LookLink } from './DownloadBar.styles.ts';
import { Downloads, type DownloadsProps } from './Downloads.tsx';

/** Properties of `DownloadBar`. */
export interface DownloadBarProps extends DownloadsProps {
  /** How many rows need a look. */
  readonly rowsToSee: number;
  /** Shows these rows. */
  readonly onLook: () => void;
  /** An error about saving, and what to do. */
  readonly fault: string | undefined;
}

/** The downloads, and the number of rows that need a look: they stay at the edge of the window while a result is read. */
export function DownloadBar({ rowsToSee, onLook, fault, ...downloads }: DownloadBarProps): ReactElement {
  const texts = useResultTexts();
  return (
    <DownloadRow role="group" aria-label={texts.downloads}>
      {rowsToSee > 0 && (
        <LookLink type="button" onClick={onLook}>
          {texts.look(rowsToSee)}
        </LookLink>
      )}
      <Files>
        <Downloads {...downloads} />
      </Files>
      <p role="alert">{fault}</p>
    </DownloadRow>
  );
}
