import type { ReactElement } from 'react';
import { useTexts } from '../../../languages/screenTexts.tsx';
import { Lines } from './Trust.styles.ts';

/** Says what happens to the file, beside the file input. The form hides the last line without JavaScript. */
export function Trust(): ReactElement {
  return (
    <Lines>
      {useTexts().trust.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}
