import { createResultParts } from '../../screens/transaction-categorizer/resultParts.tsx';
import { result } from '../../texts/hi/result.ts';

export const resultParts = createResultParts(result);
