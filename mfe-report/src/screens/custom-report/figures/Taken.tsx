import type { ReactElement } from 'react';
import type { PastedYears } from '../../../domain/figures/pastedYears.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';

/** Says what was taken over from a table, and what was not known; `nothing` if no row was understood. */
export function Taken({ taken }: { readonly taken: PastedYears | 'nothing' | undefined }): ReactElement {
  const texts = usePanelTexts();
  return (
    <div role="status">
      {taken === 'nothing' && <p>{texts.nothingTaken}</p>}
      {taken !== undefined && taken !== 'nothing' && (
        <>
          <p>{texts.taken(taken.recognised, taken.years.length)}</p>
          {taken.problems.length > 0 && (
            <ul>
              {taken.problems.map(texts.pasteProblem).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
