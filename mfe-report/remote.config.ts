import type { RemoteConfig } from '@artha/shared/remote';
import { join } from 'node:path';
import { listReports } from './src/research/reports/listReports.ts';

export default {
  name: 'report',
  owner: 'team-reports',
  contract: 1,
  routes: [
    {
      path: '/{product}-Custom-Report',
      aliases: [{ path: '/report' }, { path: '/ratios' }],
      screen: 'CustomReport',
      // The figures are a person’s own: no code of another remote runs here, and analytics record nothing.
      isolated: true,
      // The report is a PDF that the page makes.
      needs: { frames: true },
      title: 'Custom Report of Financial Ratios',
      description:
        'Twenty-two financial ratios with their formulas, each explained in plain words. Choose the ones you want and get them as one report to print or to keep.',
      tool: {
        name: 'Custom Report',
        description: 'Twenty-two ratios with their formulas.',
        task: 'work out ratios',
        size: 'small',
        order: 50,
      },
    },
    {
      path: '/hi/{product}-Custom-Report',
      screen: 'CustomReportHi',
      lang: 'hi',
      isolated: true,
      needs: { frames: true },
      title: 'वित्तीय अनुपातों की रिपोर्ट',
      description:
        'बाईस वित्तीय अनुपात, उनके सूत्र और आसान हिन्दी में उनका अर्थ। अपने काम के अनुपात चुनिए और उन्हें एक रिपोर्ट में पाइए, छापने या रखने के लिए।',
      tool: {
        name: 'अनुपात रिपोर्ट',
        description: 'बाईस अनुपात, उनके सूत्रों के साथ।',
        task: 'अनुपात निकालें',
        size: 'small',
        order: 50,
      },
    },
    {
      path: '/{product}-Equity-Research',
      aliases: [{ path: '/research' }, { path: '/equity-research' }],
      screen: 'EquityResearch',
      title: 'Equity Research',
      description:
        'Equity research reports on made-up companies, to learn how one reads: five years of figures and the ratios in plain words. For education only.',
      tool: {
        name: '{product} Equity Research',
        description: 'Equity research reports, each on its own page.',
        task: 'read a report',
        order: 30,
      },
    },
    {
      path: '/{product}-Equity-Research/{page}',
      screen: 'ResearchReport',
      title: 'Equity Research',
      description: 'An equity research report on a made-up company, to learn how one reads.',
      pages: listReports(),
    },
    {
      path: '/hi/{product}-Equity-Research',
      screen: 'EquityResearchHi',
      lang: 'hi',
      title: 'शेयर रिसर्च',
      description:
        'काल्पनिक कंपनियों की शेयर रिसर्च रिपोर्टें, यह सीखने के लिए कि रिपोर्ट कैसे पढ़ी जाती है: पाँच साल के आँकड़े और आसान हिन्दी में अनुपात। केवल शिक्षा के लिए।',
      tool: {
        name: '{product} शेयर रिसर्च',
        description: 'शेयर रिसर्च रिपोर्टें, हर एक अपने पन्ने पर।',
        task: 'रिपोर्ट पढ़ें',
        order: 30,
      },
    },
    {
      path: '/hi/{product}-Equity-Research/{page}',
      screen: 'ResearchReportHi',
      lang: 'hi',
      title: 'शेयर रिसर्च',
      description: 'एक काल्पनिक कंपनी की शेयर रिसर्च रिपोर्ट, यह सीखने के लिए कि रिपोर्ट कैसे पढ़ी जाती है।',
      pages: listReports(join(import.meta.dirname, 'src/texts/hi/reports')),
    },
  ],
} satisfies RemoteConfig;
