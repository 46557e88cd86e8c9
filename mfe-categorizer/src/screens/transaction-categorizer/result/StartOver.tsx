import { Button, Dialog, openDialog } from '@artha/shared/design';
import { useEffect, useState, type ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { StartOverAction } from './StartOver.styles.ts';

const DIALOG_ID = 'start-over';

/** Properties of `StartOver`. */
export interface StartOverProps {
  /** Whether something would be lost for good. */
  readonly asks: boolean;
  readonly onStartOver: () => void;
}

/** Clears the table; asks first if data would be lost. */
export function StartOver({ asks, onStartOver }: StartOverProps): ReactElement {
  const texts = useResultTexts();
  /** A request to start over; a new object for every request. */
  const [wish, setWish] = useState<object>();
  useEffect(() => {
    if (wish) openDialog(DIALOG_ID);
  }, [wish]);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          if (asks) setWish({});
          else onStartOver();
        }}
      >
        {texts.startOver}
      </Button>
      {wish && (
        <Dialog id={DIALOG_ID} title={texts.startOverTitle}>
          <p>{texts.startOverLead}</p>
          <StartOverAction>
            <Button variant="secondary" onClick={onStartOver}>
              {texts.startOver}
            </Button>
          </StartOverAction>
        </Dialog>
      )}
    </>
  );
}
