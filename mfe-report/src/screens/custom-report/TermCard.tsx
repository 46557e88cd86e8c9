import { opensDialog, VisuallyHidden } from '@artha/shared/design';
import { memo, type ReactElement } from 'react';
import type { FinancialTerm } from '../../domain/terms.ts';
import { useTexts } from '../../texts/texts.ts';
import { dialogId } from './dialogId.ts';

/** Properties of `TermCard`. */
export interface TermCardProps {
  readonly term: FinancialTerm;
  readonly chosen: boolean;
  readonly onChoose: (term: FinancialTerm, wanted: boolean) => void;
}

/** A term: its title opens its dialog, its checkbox puts it into the report. Another tick does not render it again. */
export const TermCard = memo(function TermCard({ term, chosen, onChoose }: TermCardProps): ReactElement {
  const { include } = useTexts();
  return (
    <li>
      <h2>
        <button type="button" {...opensDialog(dialogId(term))}>
          {term.name}
        </button>
      </h2>
      <p>{term.brief}</p>
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          checked={chosen}
          onChange={(event) => {
            onChoose(term, event.target.checked);
          }}
        />
        <VisuallyHidden>{include(term.name)}</VisuallyHidden>
      </label>
    </li>
  );
});
