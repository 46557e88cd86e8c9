import { TextLink } from '@artha/shared/design';
import { formatRupees } from '@artha/shared/format';
import type { ReactElement } from 'react';
import type { Fact, Source } from '../domain/calculators/calculator.ts';
import { printFigure } from '../domain/calculators/typedFigure.ts';
import type { CalculatorTexts } from '../texts/en/calculators.ts';
import { SourceList } from './Calculator.styles.ts';

/** Properties of `Sources`. */
export interface SourcesProps<FactName extends string> {
  readonly sources: readonly Source<FactName>[];
  readonly labelOf: (name: FactName) => string;
  readonly common: CalculatorTexts;
}

const printFact = ({ unit, value }: Fact<string>): string =>
  unit === 'rupees' ? formatRupees(value) : `${printFigure(value, unit)}%`;

/** The rates and limits that a calculator begins with, each with the authority that set it and the day. */
export function Sources<FactName extends string>({ sources, labelOf, common }: SourcesProps<FactName>): ReactElement {
  return (
    <SourceList>
      {sources.map(({ facts, authority, url, asOf, isRead }) => (
        <li key={authority}>
          {facts.map((fact) => `${labelOf(fact.name)} ${printFact(fact)}`).join(', ')}
          {': '}
          <TextLink to={url} aria-label={common.sourceLink(authority)}>
            <span lang="en-IN">{authority}</span>
          </TextLink>
          , {common.asOf(asOf)}
          {!isRead && ` ${common.reported}`}
        </li>
      ))}
    </SourceList>
  );
}
