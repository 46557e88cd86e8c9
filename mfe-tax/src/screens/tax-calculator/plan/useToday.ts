import { useState } from 'react';
import { nameDay } from '../../../domain/financialYear.ts';

/** The day on which the part was first shown, in India, as YYYY-MM-DD. */
export function useToday(): string {
  const [today] = useState(() => nameDay(new Date()));
  return today;
}
