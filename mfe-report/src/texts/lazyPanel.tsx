import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import type { ReportPanelProps } from '../screens/custom-report/reportPanelProps.ts';
import { PanelTextsProvider, type PanelTexts } from './panelTexts.ts';
import type { ReportTexts } from './texts.ts';

/** What is said while the report loads, its name if it does not load, and the texts that load with it. */
export interface LazyPanelOptions {
  readonly name: string;
  readonly loading: string;
  readonly loadTexts: () => Promise<PanelTexts>;
}

/** The report in one language: it loads with its texts when it is first shown. */
export function lazyPanel({
  name,
  loading,
  loadTexts,
}: LazyPanelOptions): Pick<ReportTexts, 'ReportPanel' | 'preparePanel'> {
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
    ReportPanel: lazyPart<ReportPanelProps>({ remote: 'report', name, loading: <p>{loading}</p>, load }),
    preparePanel: async () => {
      await load();
    },
  };
}
