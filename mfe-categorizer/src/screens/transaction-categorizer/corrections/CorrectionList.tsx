import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { correctionsCsv } from '../../../domain/corrections/correctionsCsv.ts';
import { Actions, Frame, List } from './CorrectionList.styles.ts';
import { saveFile } from '../download/saveFile.ts';
import type { CorrectionsHandle } from './useCorrections.ts';

/** Lists the categories that the person chose, to save, undo or clear them. Renders nothing if there are none. */
export function CorrectionList({ handle }: { readonly handle: CorrectionsHandle }): ReactElement | null {
  const { corrections, isRemembered, undo, clear } = handle;
  const [fault, setFault] = useState<string>();
  if (corrections.length === 0 && !undo) return null;

  const save = async () => {
    try {
      saveFile(await correctionsCsv(corrections), 'my-categories.csv');
    } catch {
      setFault('The part of this page that writes this file did not load. Check your connection and try again.');
    }
  };

  return (
    <Frame>
      <summary>Your own categories ({corrections.length})</summary>
      <p>
        {isRemembered
          ? 'Remembered in this browser only, with the names below, and used for your next statement too. They are never sent.'
          : 'Your browser does not let us remember them: they last until you leave this page.'}
      </p>
      <List>
        {corrections.map(({ counterparty, side, category }) => (
          <li key={`${side} ${counterparty}`}>
            {counterparty} ({side}): {category}
          </li>
        ))}
      </List>
      <Actions>
        {undo && (
          <Button variant="secondary" onClick={undo}>
            Undo the last change
          </Button>
        )}
        {corrections.length > 0 && (
          <>
            <Button variant="secondary" onClick={() => void save()}>
              Save as CSV
            </Button>
            <Button variant="secondary" onClick={clear}>
              Clear all
            </Button>
          </>
        )}
      </Actions>
      <p role="alert">{fault}</p>
    </Frame>
  );
}
