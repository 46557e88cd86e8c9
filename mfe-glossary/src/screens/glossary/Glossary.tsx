import type { ReactElement } from 'react';
import { GlossaryPage } from '../../glossary/GlossaryPage.tsx';
import { en } from '../../languages/en.ts';
import { Texts } from '../../texts/texts.ts';

/** The terms of Indian finance. */
export function Glossary(): ReactElement {
  return (
    <Texts texts={en}>
      <GlossaryPage />
    </Texts>
  );
}
