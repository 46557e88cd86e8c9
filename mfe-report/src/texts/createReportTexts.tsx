import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import type { ReportPanelProps } from '../screens/custom-report/reportPanelProps.ts';
import { PanelTextsProvider, type PanelTexts } from './panelTexts.ts';
import type { ChooserWords, ReportTexts } from './texts.ts';

/** The text while the report loads, its name if it does not load, and the texts that load with it. */
export interface ReportParts {
  readonly name: string;
  readonly loading: string;
  readonly loadTexts: () => Promise<PanelTexts>;
}

/** The custom report in one language: the report loads with its texts when it is first shown. */
export function createReportTexts(chooser: ChooserWords, { name, loading, loadTexts }: ReportParts): ReportTexts {
  const load = async () => {
    const [{ ReportPanel }, texts] = await Promise.all([
      import('../screens/custom-report/ReportPanel.tsx'),
      loadTexts(),
    ]);
    return function InTexts(props: ReportPanelProps): ReactElement {
      return (
        <PanelTextsProvider texts={texts}>
          <ReportPanel {...props} />
        </PanelTextsProvider>
      );
    };
  };
  return {
    ...chooser,
    ReportPanel: lazyPart<ReportPanelProps>({ remote: 'report', name, loading: <p>{loading}</p>, load }),
    preparePanel: async () => {
      await load();
    },
  };
}
