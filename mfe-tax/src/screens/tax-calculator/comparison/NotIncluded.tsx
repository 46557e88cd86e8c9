import { TermLink } from '@artha/shared/design';
import { useId, type ReactElement } from 'react';
import { formatRupees } from '@artha/shared/format';
import { premiumLimits } from '../../../domain/act/healthInsurance.ts';
import { findOmissions } from '../../../domain/act/omissions.ts';
import { toRupees, type Money } from '../../../domain/money.ts';
import { CalculatorLink } from '../inputs/CalculatorLink.tsx';
import { describeOmissions } from './describeOmissions.ts';
import { Figure, FigureList } from './FigureList.styles.ts';
import { Left } from './NotIncluded.styles.ts';
import { NoWrap } from './NoWrap.styles.ts';
import type { Calculator } from '../inputs/useCalculator.ts';

const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** What the standard comparison leaves out, with what each rule of the Act would change. */
export function NotIncluded({ calculator }: { readonly calculator: Calculator }): ReactElement {
  const headingId = useId();
  return (
    <Left aria-labelledby={headingId}>
      <h2 id={headingId}>Not included</h2>
      <FigureList>
        {describeOmissions(findOmissions(calculator.inputs, calculator.year)).map(({ name, effect }) => (
          <Figure key={name}>
            <dt>{name}</dt>
            <dd>{effect}</dd>
          </Figure>
        ))}
        <Figure>
          <dt>
            Age, residence, <TermLink term="nps">NPS</TermLink>, <TermLink term="home-loan">home loan</TermLink>
          </dt>
          <dd>Not asked here</dd>
        </Figure>
        <Figure>
          <dt>80D above ₹12,000</dt>
          <dd>
            The Act allows {rupees(premiumLimits.ordinary)}, or {rupees(premiumLimits.senior)} from the age of 60, and
            the same again for your parents
          </dd>
        </Figure>
      </FigureList>
      <p>
        Each amount is what that one rule of the Income-tax Act would change in <NoWrap>{calculator.year}</NoWrap>. The{' '}
        <CalculatorLink calculator={calculator} step="estimate">
          detailed estimate
        </CalculatorLink>{' '}
        includes all of them.
      </p>
    </Left>
  );
}
