import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { followingSpan } from '../../../../domain/act/span.ts';
import type { FinancialYear } from '../../../../domain/financialYear.ts';
import { MOST_HOMES, readHomes, writeHomes, type HomeRow } from '../../../../domain/parts/homeRows.ts';
import { useResultTexts } from '../../../../texts/resultTexts.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import type { EstimateProps } from '../../resultProps.ts';
import { Wide } from '../EstimateForm.styles.ts';
import { CityChoice } from './CityChoice.tsx';
import { LabelledSpan } from './LabelledSpan.tsx';
import { PartGroup } from './PartGroup.tsx';
import { SpanChoice } from './SpanChoice.tsx';
import { useRows } from './useRows.ts';

/** Properties of `HomeQuestions`. */
export interface HomeQuestionsProps extends EstimateProps {
  readonly year: FinancialYear;
}

/** The months of the first home, whose rent and city are asked for beside them, and the other homes of the year. */
export function HomeQuestions({ calculator, year }: HomeQuestionsProps): ReactElement {
  const { parts: texts } = useResultTexts();
  const [{ first, others }, change] = useRows({
    text: calculator.figures.choices.homes,
    read: readHomes,
    write: writeHomes,
    onChange: (homes) => {
      calculator.choose({ homes });
    },
  });
  const changeOther = (index: number, changed: Partial<HomeRow>) => {
    change({ first, others: others.map((row, at) => (at === index ? { ...row, ...changed } : row)) });
  };
  return (
    <>
      <LabelledSpan
        legend={texts.homeMonths}
        span={first}
        onChange={(span) => {
          change({ first: span, others });
        }}
      />
      {others.map((row, index) => (
        <PartGroup
          key={index}
          heading={texts.home(index + 2)}
          remove={texts.removeHome(index + 2)}
          onRemove={() => {
            change({ first, others: others.filter((_, at) => at !== index) });
          }}
        >
          <SpanChoice
            span={row.span}
            onChange={(span) => {
              changeOther(index, { span });
            }}
          />
          <AmountInput
            field={texts.homeRent}
            value={row.rentPaid}
            onChange={(rentPaid) => {
              changeOther(index, { rentPaid });
            }}
          />
          <CityChoice
            year={year}
            value={row.city}
            onChange={(city) => {
              changeOther(index, { city });
            }}
          />
        </PartGroup>
      ))}
      {others.length + 1 < MOST_HOMES && (
        <Wide>
          <Button
            variant="secondary"
            onClick={() => {
              const span = followingSpan(others.at(-1)?.span ?? first);
              change({ first, others: [...others, { span, rentPaid: '', city: 'other' }] });
            }}
          >
            {texts.addHome}
          </Button>
        </Wide>
      )}
    </>
  );
}
