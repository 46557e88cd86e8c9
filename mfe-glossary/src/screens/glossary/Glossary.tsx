import type { ReactElement } from 'react';
import { readComposedGlossary } from './readComposedGlossary.ts';
import { Terms } from './Terms.tsx';

// Reached by a link inside the site, the screen counts as loaded when the terms are.
const composed = typeof document === 'undefined' ? undefined : readComposedGlossary(document);
const glossary = composed ?? (await import('../../domain/glossary.ts')).glossary;

/** The hundred terms of Indian finance. */
export function Glossary(): ReactElement {
  return <Terms glossary={glossary} />;
}
