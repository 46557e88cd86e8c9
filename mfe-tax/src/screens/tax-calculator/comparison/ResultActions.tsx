import { Button } from '@artha/shared/design';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { ResultButtons } from './ResultActions.styles.ts';

/** Copies the result as a link or prints it; further actions follow. */
export function ResultActions({ children }: { readonly children?: ReactNode }): ReactElement {
  const texts = useResultTexts();
  const [told, setTold] = useState('');

  const copyLink = async () => {
    // Emptied first, so that a second copy is announced, too.
    setTold('');
    try {
      await navigator.clipboard.writeText(location.href);
      setTold(texts.copied);
    } catch {
      // Refused by the browser, or without a clipboard because the connection is not secure.
      setTold(texts.notCopied);
    }
  };

  return (
    <ResultButtons>
      <Button variant="secondary" onClick={() => void copyLink()}>
        {texts.copyLink}
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          print();
        }}
      >
        {texts.print}
      </Button>
      {children}
      <p aria-live="polite">{told}</p>
    </ResultButtons>
  );
}
