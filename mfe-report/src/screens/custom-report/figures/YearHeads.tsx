import { Button, Icon, VisuallyHidden } from '@artha/shared/design';
import { useId, type ReactElement } from 'react';
import {
  isYearLabel,
  LONGEST_LABEL,
  MOST_YEARS,
  withEarlierYear,
  withLabel,
  withoutYear,
  type ReportYears,
} from '../../../domain/figures/reportYears.ts';
import { usePanelTexts } from '../../../texts/panelTexts.ts';
import { Cell, Fault, Name, FigureLine } from './FigureRow.styles.ts';
import { YearHead } from './YearHeads.styles.ts';

/** Properties of `YearHeads`. */
export interface YearHeadsProps {
  readonly years: ReportYears;
  readonly onChange: (years: ReportYears) => void;
}

/** The names of the years above their figures, with the ways to have one more or one less. */
export function YearHeads({ years, onChange }: YearHeadsProps): ReactElement {
  const faultId = useId();
  const texts = usePanelTexts();
  const isFaulty = years.some(({ label }) => !isYearLabel(label));
  return (
    <FigureLine $years={years.length}>
      <Name>
        <Button
          variant="quiet"
          disabled={years.length === MOST_YEARS}
          onClick={() => {
            onChange(withEarlierYear(years));
          }}
        >
          <Icon name="plus" size={18} />
          {texts.earlierYear}
        </Button>
      </Name>
      {years.map(({ label }, index) => (
        <YearHead key={index}>
          <Cell
            aria-label={texts.yearName(index + 1, years.length)}
            aria-invalid={!isYearLabel(label) || undefined}
            aria-describedby={isYearLabel(label) ? undefined : faultId}
            autoComplete="off"
            maxLength={LONGEST_LABEL}
            value={label}
            onChange={(event) => {
              onChange(withLabel(years, index, event.target.value));
            }}
          />
          {years.length > 1 && (
            <button
              type="button"
              onClick={() => {
                onChange(withoutYear(years, index));
              }}
            >
              <Icon name="close" size={16} />
              <VisuallyHidden>{texts.removeYear(label)}</VisuallyHidden>
            </button>
          )}
        </YearHead>
      ))}
      {isFaulty && (
        <Fault id={faultId}>
          <Icon name="warning" size={18} />
          {texts.yearNameFault}
        </Fault>
      )}
    </FigureLine>
  );
}
