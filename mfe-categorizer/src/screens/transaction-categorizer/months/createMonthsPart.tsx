import type { ComponentType } from 'react';
import { MonthsTextsOf, type MonthsTexts } from '../../../texts/monthsTexts.ts';
import { Months, type MonthsProps } from './Months.tsx';

/** The months in the language of the texts. */
export function createMonthsPart(texts: MonthsTexts): ComponentType<MonthsProps> {
  return function MonthsPart(props) {
    return (
      <MonthsTextsOf texts={texts}>
        <Months {...props} />
      </MonthsTextsOf>
    );
  };
}
