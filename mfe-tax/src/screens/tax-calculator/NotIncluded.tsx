import { TermLink } from '@artha/shared/design';
import { useId, type ReactElement } from 'react';
import { findOmissions } from '../../domain/act/omissions.ts';
import { CalculatorLink } from './CalculatorLink.tsx';
import { describeOmissions } from './describeOmissions.ts';
import { Figure, FigureList } from './FigureList.styles.ts';
import { Left } from './NotIncluded.styles.ts';
import { NoWrap } from './NoWrap.styles.ts';
import type { Calculator } from './useCalculator.ts';

/** What the standard comparison leaves out, with what each rule of the Act would change. */
export function NotIncluded({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const headingId = useId();
  return (
    <Left aria-labelledby={headingId}>
      <h2 id={headingId}>Not included</h2>
      <FigureList>
        {describeOmissions(findOmissions(calculator.inputs)).map(({ name, effect }) => (
          <Figure key={name}>
            <dt>{name}</dt>
            <dd>{effect}</dd>
          </Figure>
        ))}
        <Figure>
          <dt>
            Age, residence, <TermLink term="nps">NPS</TermLink>, <TermLink term="home-loan">home loan</TermLink>,
            parents’ health insurance
          </dt>
          <dd>Not asked here</dd>
        </Figure>
      </FigureList>
      <p>
        Each amount is what that one rule of the Income-tax Act would change in <NoWrap>2025-26</NoWrap>. All of them
        are in the{' '}
        <CalculatorLink calculator={calculator} step="estimate">
          detailed estimate
        </CalculatorLink>
        .
      </p>
    </Left>
  );
}
