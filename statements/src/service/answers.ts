export type { AnswerCode } from './uploadError.ts';
