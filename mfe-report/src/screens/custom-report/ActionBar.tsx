import { Button, Container } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { NamedRatio } from '../../domain/terms.ts';
import { useTexts } from '../../texts/texts.ts';
import { ActionSection, Names, ActionRow } from './ActionBar.styles.ts';

/** Properties of `ActionBar`. */
export interface ActionBarProps {
  readonly chosen: readonly NamedRatio[];
  readonly onGenerate: () => void;
}

/** Shows the chosen ratios and their actions at the foot of the window. */
export function ActionBar({ chosen, onGenerate }: ActionBarProps): ReactElement {
  const texts = useTexts();
  return (
    <ActionSection aria-label={texts.chosen}>
      <Container>
        <ActionRow>
          <Names>{chosen.map((term) => term.name).join(', ')}</Names>
          <Button large onClick={onGenerate}>
            {texts.generate(chosen.length)}
          </Button>
        </ActionRow>
      </Container>
    </ActionSection>
  );
}
