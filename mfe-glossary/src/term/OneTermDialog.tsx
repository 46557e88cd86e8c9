import { Link } from '@artha/shared';
import { Dialog } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useTexts, type Calculators } from '../texts/texts.ts';
import { Foot } from './OneTermDialog.styles.ts';

/** The payload of `term:open`. */
export interface TermDialogProps {
  readonly term: string;
}

/**
 * The definition of one term, over any page, once all of it is loaded; renders nothing if the glossary has no term with
 * this id.
 */
export function OneTermDialog({
  term,
  calculators,
}: TermDialogProps & { readonly calculators: Calculators }): ReactElement | null {
  const texts = useTexts();
  const name = texts.names[term];
  if (name === undefined) return null;
  const { TermContent } = texts;
  const Calculator = calculators[term];
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
      {Calculator && <Calculator inAddress={false} />}
    </Dialog>
  );
}
