import { countOfTools, whatToolsDo } from '../../domain/toolsHeadline.ts';
import type { ToolsTexts } from '../toolsTexts.ts';

/** The tools index in English. */
export const toolsEnglish: ToolsTexts = { countOfTools, noAccount: 'No account needed.', whatToolsDo };
