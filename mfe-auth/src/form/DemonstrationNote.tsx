import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { Note } from './Form.styles.ts';

/** Says, on a site without an authentication service, that a form has no effect. */
export function DemonstrationNote(): ReactElement | null {
  const { demonstration } = useAccountTexts();
  if (siteConfig().auth) return null;
  return (
    <Note>
      <p>{demonstration}</p>
    </Note>
  );
}
