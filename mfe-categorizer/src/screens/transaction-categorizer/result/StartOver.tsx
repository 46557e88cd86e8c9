import { Button, Dialog, openDialog } from '@artha/shared/design';
import { useEffect, useState, type ReactElement } from 'react';
import { Action } from './StartOver.styles.ts';

const DIALOG_ID = 'start-over';

/** Properties of `StartOver`. */
export interface StartOverProps {
  /** Whether something would be lost for good. */
  readonly asks: boolean;
  readonly onStartOver: () => void;
}

/** Clears the table; asks first if data would be lost. */
export function StartOver({ asks, onStartOver }: StartOverProps): ReactElement {
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
        Start over
      </Button>
      {wish && (
        <Dialog id={DIALOG_ID} title="Start over?">
          <p>The table, its chart and its totals are only on this page. They will be gone.</p>
          <Action>
            <Button variant="secondary" onClick={onStartOver}>
              Start over
            </Button>
          </Action>
        </Dialog>
      )}
    </>
  );
}
