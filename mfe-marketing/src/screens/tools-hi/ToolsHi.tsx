import type { ReactElement } from 'react';
import { toolsHindi } from '../../texts/hi/tools.ts';
import { ToolsTextsProvider } from '../../texts/toolsTexts.ts';
import { ToolsPage } from '../tools/ToolsPage.tsx';

/** The tools index in Hindi. */
export function ToolsHi(): ReactElement {
  return (
    <ToolsTextsProvider texts={toolsHindi}>
      <ToolsPage />
    </ToolsTextsProvider>
  );
}
