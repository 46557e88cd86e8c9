import { Button } from '@artha/shared/design';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Actions } from './ResultActions.styles.ts';

const COPIED = 'Link copied. It contains your figures, so anyone who has the link can read them.';
const NOT_COPIED = 'The link could not be copied. Copy it from the address bar: it contains your figures.';

/** Copies the result as a link or prints it; further actions follow. */
export function ResultActions({ children }: { readonly children?: ReactNode }): ReactElement {
  const [told, setTold] = useState('');

  const copyLink = async () => {
    // Emptied first, so that a second copy is announced, too.
    setTold('');
    try {
      await navigator.clipboard.writeText(location.href);
      setTold(COPIED);
    } catch {
      // Refused by the browser, or without a clipboard because the connection is not secure.
      setTold(NOT_COPIED);
    }
  };

  return (
    <Actions>
      <Button variant="secondary" onClick={() => void copyLink()}>
        Copy link
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          print();
        }}
      >
        Print
      </Button>
      {children}
      <p aria-live="polite">{told}</p>
    </Actions>
  );
}
