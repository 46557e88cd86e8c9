import { createTexts } from '@artha/shared/remote';
import type { toolsEnglish } from './en/tools.ts';

/** All texts of the tools index in one language; the tools bring their own. */
export type ToolsTexts = typeof toolsEnglish;

/** The texts of the tools index in the language of its screen. */
export const { Texts: ToolsTextsProvider, useTexts: useToolsTexts } = createTexts<ToolsTexts>();
