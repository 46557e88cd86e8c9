import { Spinner } from '@artha/shared/design';
import type { ListPageProps } from '../../research/page/ListPage.tsx';
import { lazyReportList } from '../lazyResearch.tsx';

/** The list of reports in Hindi. */
export const reportList: ListPageProps = {
  title: 'एक बैठक में पढ़ी जाने वाली रिपोर्टें।',
  lead: 'कंपनी का हिसाब पढ़ने के पूरे उदाहरण, हर एक करीब पाँच मिनट का।',
  madeUp: 'कंपनियाँ और उनके आँकड़े काल्पनिक हैं, यह दिखाने के लिए कि रिपोर्ट कैसे पढ़ी जाती है।',
  ReportList: lazyReportList(
    {
      name: 'रिपोर्टों की सूची',
      loading: <Spinner />,
      loadTexts: async () => (await import('./research.ts')).research,
    },
    async () => (await import('./reports.ts')).reportCards,
  ),
};
