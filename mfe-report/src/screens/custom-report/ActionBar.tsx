import { Button, Container } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { FinancialTerm } from '../../domain/terms.ts';
import { Bar, Names, Row } from './ActionBar.styles.ts';

/** Properties of `ActionBar`. */
export interface ActionBarProps {
  readonly chosen: readonly FinancialTerm[];
  readonly onGenerate: () => void;
}

/** Shows the chosen ratios and their actions at the foot of the window. */
export function ActionBar({ chosen, onGenerate }: ActionBarProps): ReactElement {
  return (
    <Bar aria-label="Chosen terms">
      <Container>
        <Row>
          <Names>{chosen.map((term) => term.name).join(', ')}</Names>
          <Button large onClick={onGenerate}>
            Generate Custom Report with ({chosen.length}) terms
          </Button>
        </Row>
      </Container>
    </Bar>
  );
}
