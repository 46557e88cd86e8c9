import { useId, type ReactElement } from 'react';
import { formatRupees } from '@artha/shared/format';
import { findOmissionLimits, findOmissions } from '../../../domain/act/omissions.ts';
import { years } from '../../../domain/act/years.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { CalculatorLink } from '../inputs/CalculatorLink.tsx';
import { describeOmissions } from './describeOmissions.ts';
import { ListedFigure, FigureList } from './FigureList.styles.ts';
import { Left } from './NotIncluded.styles.ts';
import { NoWrap } from './NoWrap.styles.ts';
import type { Calculator } from '../inputs/useCalculator.ts';

const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** The rules of the Act that the standard comparison leaves out, with the change that each would make. */
export function NotIncluded({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const headingId = useId();
  const texts = useResultTexts();
  const { year } = calculator;
  const { premiumLimits } = years[year];
  return (
    <Left aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.notIncluded}</h2>
      <FigureList>
        {describeOmissions(findOmissions(calculator.inputs, year), findOmissionLimits(year), texts).map(
          ({ name, effect }) => (
            <ListedFigure key={name}>
              <dt>{name}</dt>
              <dd>{effect}</dd>
            </ListedFigure>
          ),
        )}
        <ListedFigure>
          <dt>{texts.notAskedNames}</dt>
          <dd>{texts.notAsked}</dd>
        </ListedFigure>
        <ListedFigure>
          <dt>{texts.above80D}</dt>
          <dd>{texts.allowed80D(rupees(premiumLimits.ordinary), rupees(premiumLimits.senior))}</dd>
        </ListedFigure>
      </FigureList>
      <p>
        {texts.omissionsNote(<NoWrap>{year}</NoWrap>, (words) => (
          <CalculatorLink calculator={calculator} step="estimate">
            {words}
          </CalculatorLink>
        ))}
      </p>
    </Left>
  );
}
