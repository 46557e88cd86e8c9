import type { ReactElement } from 'react';
import { GlossaryPage } from '../../glossary/GlossaryPage.tsx';
import { hi } from '../../languages/hi.ts';
import { Texts } from '../../texts/texts.ts';

/** The terms in Hindi. */
export function GlossaryHi(): ReactElement {
  return (
    <Texts texts={hi}>
      <GlossaryPage />
    </Texts>
  );
}
