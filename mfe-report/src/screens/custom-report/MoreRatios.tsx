import { Checkbox } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import type { NamedRatio } from '../../domain/terms.ts';
import { useTexts } from '../../texts/texts.ts';
import { MoreArea } from './MoreRatios.styles.ts';

/** Properties of `MoreRatios`. */
export interface MoreRatiosProps {
  /** Those that the search has found, or all without a search. */
  readonly ratios: readonly NamedRatio[];
  readonly chosen: readonly NamedRatio[];
  /** Whether a search has found them. */
  readonly isFound: boolean;
  readonly onChoose: (ratio: NamedRatio, wanted: boolean) => void;
}

/** The ratios beside the twenty-two. Its list is rendered when it is opened: a page is read without it. */
export function MoreRatios({ ratios, chosen, isFound, onChoose }: MoreRatiosProps): ReactElement {
  const texts = useTexts();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isFound || ratios.some((ratio) => chosen.includes(ratio));
  return (
    <MoreArea
      open={isOpen}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
      }}
    >
      <summary>{texts.moreRatios}</summary>
      {isOpen && (
        <ul role="list" aria-label={texts.moreRatios}>
          {ratios.map((ratio) => (
            <li key={ratio.id}>
              <Checkbox
                label={ratio.name}
                autoComplete="off"
                checked={chosen.includes(ratio)}
                onChange={(event) => {
                  onChoose(ratio, event.target.checked);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </MoreArea>
  );
}
