import { Button } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { correctionsCsv } from '../../../domain/corrections/correctionsCsv.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { Actions, CorrectionsFrame, List } from './CorrectionList.styles.ts';
import { saveFile } from '../download/saveFile.ts';
import type { CorrectionsHandle } from './useCorrections.ts';

/** Lists the categories that the person chose, to save, undo or clear them. Renders nothing if there are none. */
export function CorrectionList({ handle }: { readonly handle: CorrectionsHandle }): ReactElement | null {
  const texts = useResultTexts();
  const words = texts.corrections;
  const { corrections, isRemembered, undo, clear } = handle;
  const [fault, setFault] = useState<string>();
  if (corrections.length === 0 && !undo) return null;

  const save = async () => {
    try {
      saveFile(await correctionsCsv(corrections), 'my-categories.csv');
    } catch {
      setFault(texts.notWritten);
    }
  };

  return (
    <CorrectionsFrame>
      <summary>{words.list(corrections.length)}</summary>
      <p>{words.kept(isRemembered)}</p>
      <List>
        {corrections.map(({ counterparty, side, category }) => (
          <li key={`${side} ${counterparty}`}>{words.entry(counterparty, side, texts.category(category))}</li>
        ))}
      </List>
      <Actions>
        {undo && (
          <Button variant="secondary" onClick={undo}>
            {words.undo}
          </Button>
        )}
        {corrections.length > 0 && (
          <>
            <Button variant="secondary" onClick={() => void save()}>
              {words.save}
            </Button>
            <Button variant="secondary" onClick={clear}>
              {words.clear}
            </Button>
          </>
        )}
      </Actions>
      <p role="alert">{fault}</p>
    </CorrectionsFrame>
  );
}
