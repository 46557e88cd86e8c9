import { opensDialog, VisuallyHidden } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { FinancialTerm } from '../../domain/terms.ts';
import { Brief, Choice, Frame, Title } from './TermCard.styles.ts';

export interface TermCardProps {
  readonly term: FinancialTerm;
  readonly chosen: boolean;
  readonly onChoose: (wanted: boolean) => void;
}

/** A term: its title opens its dialog, its checkbox puts it into the report. */
export function TermCard({ term, chosen, onChoose }: TermCardProps): ReactElement {
  return (
    <Frame {...(chosen && { $chosen: true })}>
      <Title>
        <button type="button" {...opensDialog(term.id)}>
          {term.name}
        </button>
      </Title>
      <Brief>{term.brief}</Brief>
      <Choice>
        <input
          type="checkbox"
          autoComplete="off"
          checked={chosen}
          onChange={(event) => {
            onChoose(event.target.checked);
          }}
        />
        <VisuallyHidden>Include {term.name} in the report</VisuallyHidden>
      </Choice>
    </Frame>
  );
}
