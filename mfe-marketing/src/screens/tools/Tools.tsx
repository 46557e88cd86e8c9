import type { ReactElement } from 'react';
import { toolsEnglish } from '../../texts/en/tools.ts';
import { ToolsTextsProvider } from '../../texts/toolsTexts.ts';
import { ToolsPage } from './ToolsPage.tsx';

/** The tools index. */
export function Tools(): ReactElement {
  return (
    <ToolsTextsProvider texts={toolsEnglish}>
      <ToolsPage />
    </ToolsTextsProvider>
  );
}
