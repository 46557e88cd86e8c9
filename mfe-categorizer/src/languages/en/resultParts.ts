import { createResultParts } from '../../screens/transaction-categorizer/resultParts.tsx';
import { result } from './result.ts';

export const resultParts = createResultParts(result);
