import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { MonthsProps } from './Months.tsx';

/**
 * The comparison of months, which loads with the first result of more than one month.
 * @param name of the part, as the subject of a sentence.
 * @param load its code and texts in the language.
 */
export function lazyMonths(name: string, load: () => Promise<ComponentType<MonthsProps>>): ComponentType<MonthsProps> {
  return lazyPart<MonthsProps>({ remote: 'categorizer', name, loading: null, load });
}
