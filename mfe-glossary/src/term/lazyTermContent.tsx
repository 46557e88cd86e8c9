import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { TermContentProps } from '../texts/texts.ts';
import type { LoadedTerms } from './TermContent.tsx';

/** The meaning of a term, in the language of these texts: all terms load with the first. */
export function lazyTermContent(loadTerms: () => Promise<LoadedTerms>): ComponentType<TermContentProps> {
  return lazyPart<TermContentProps>({
    remote: 'glossary',
    name: 'The definition',
    load: async () => {
      const [{ TermContent }, loaded] = await Promise.all([import('./TermContent.tsx'), loadTerms()]);
      return (props) => <TermContent {...props} {...loaded} />;
    },
  });
}
