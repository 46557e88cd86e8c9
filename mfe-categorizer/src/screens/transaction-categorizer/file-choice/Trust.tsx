import type { ReactElement } from 'react';
import { Lines } from './Trust.styles.ts';

/** Says what happens to the file, beside the file input. The form hides the last line without JavaScript. */
export function Trust(): ReactElement {
  return (
    <Lines>
      <li>It goes to our own server over an encrypted connection, and nowhere else.</li>
      <li>We read your file, send back the table and forget both. Nothing is stored or logged.</li>
      <li>Or convert without uploading: then the file does not leave this device.</li>
    </Lines>
  );
}
