import { Link } from '@artha/shared';
import { Dialog } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Foot } from './OneTermDialog.styles.ts';

/** What `term:open` carries. */
export interface TermDialogProps {
  readonly term: string;
}

/** The definition of one term, over any page; nothing for a term that is not in the glossary by this id. */
export function OneTermDialog({ term }: TermDialogProps): ReactElement | null {
  const texts = useTexts();
  const name = texts.names[term];
  if (name === undefined) return null;
  const { TermContent } = texts;
  return (
    <Dialog
      id="glossary-term"
      title={name}
      closeLabel={texts.close}
      aside={
        <Foot>
          <Link to={`${texts.path}/${term}`} replace>
            {texts.wholePage}
          </Link>
        </Foot>
      }
    >
      <TermContent id={term} />
    </Dialog>
  );
}
