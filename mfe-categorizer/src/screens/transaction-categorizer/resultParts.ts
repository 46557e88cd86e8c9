export { LeaveDialog } from './LeaveDialog.tsx';
export { StatementResult } from './StatementResult.tsx';
