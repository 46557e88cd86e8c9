import type { ReactElement } from 'react';
import type { TermResult } from '../../../domain/figures/computeReport.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Years } from './RatioYears.styles.ts';

/** Properties of `RatioYears`. */
export interface RatioYearsProps {
  readonly name: string;
  readonly years: TermResult['years'];
}

/** A worked line, in which no amount is torn from its minus. */
function Worked({ text }: { readonly text: string }): ReactElement {
  const parts = text.split(/(-₹[\d,.]+)/);
  return <>{parts.map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part))}</>;
}

/** A ratio for each year: the formula with the person's figures and its value, or why it has none. */
export function RatioYears({ name, years }: RatioYearsProps): ReactElement {
  const texts = usePanelTexts();
  return (
    <Years>
      <caption>{texts.onYourFigures(name)}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.year}</th>
          <th scope="col">{texts.workedOut}</th>
          <th scope="col">{texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {years.map((year, index) => (
          <tr key={index}>
            <th scope="row">{year.label}</th>
            {year.kind === 'value' ? (
              <>
                <td>
                  <Worked text={year.worked} />
                </td>
                <td>{year.text}</td>
              </>
            ) : (
              <td colSpan={2}>{texts.undefinedFor(year.reason)}</td>
            )}
          </tr>
        ))}
      </tbody>
    </Years>
  );
}
