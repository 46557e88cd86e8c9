import { countOfTools, whatToolsDo } from '../../domain/toolsHeadline.ts';

/** The tools index in English. */
export const toolsEnglish = {
  countOfTools,
  noAccount: 'No account needed.',
  whatToolsDo,
  form16: 'Have a Form 16? Start with it',
};
