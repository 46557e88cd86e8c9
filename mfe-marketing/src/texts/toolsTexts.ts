import type { Tool } from '@artha/shared';
import { createTexts } from '@artha/shared/remote';

/** All texts of the tools index in one language; the tools bring their own. */
export interface ToolsTexts {
  /** `Five tools.` */
  readonly countOfTools: (count: number) => string;
  readonly noAccount: string;
  /** One sentence that says what can be done here; empty if there is no tool. */
  readonly whatToolsDo: (tools: readonly Pick<Tool, 'task'>[]) => string;
}

/** The texts of the tools index in the language of its screen. */
export const { Texts: ToolsTextsProvider, useTexts: useToolsTexts } = createTexts<ToolsTexts>();
