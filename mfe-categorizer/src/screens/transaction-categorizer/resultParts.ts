export { LeaveDialog } from './LeaveDialog.tsx';
export { StatementResult } from './result/StatementResult.tsx';
