import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { Note } from './Form.styles.ts';

/** Says, on a site without an authentication service, that a form has no effect. */
export function DemonstrationNote(): ReactElement | null {
  if (siteConfig().auth) return null;
  return (
    <Note>
      <p>This is a demonstration. No account is created and nothing you type is sent.</p>
    </Note>
  );
}
