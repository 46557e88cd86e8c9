import type { RemoteConfig } from '@artha/shared/remote';

export default {
  name: 'report',
  owner: 'team-reports',
  contract: 1,
  routes: [
    {
      path: '/{product}-Custom-Report',
      screen: 'CustomReport',
      title: 'Custom Report of Financial Ratios',
      description:
        'Twenty-two financial ratios with their formulas, each explained in plain words. Choose the ones you want and get them as one report to print or to keep.',
      tool: {
        name: 'Custom Report',
        description: 'Twenty-two ratios with their formulas.',
        task: 'gather your ratios',
        size: 'small',
        order: 50,
      },
    },
    {
      path: '/{product}-Equity-Research',
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
      path: '/{product}-Equity-Research/solar-pumps',
      screen: 'ReportSolarPumps',
      title: 'Solar pumps, paid for late',
      description:
        'Its profit grows while its cash shrinks: an equity research report on a made-up company, with five years of figures and the ratios read in plain words.',
    },
    {
      path: '/{product}-Equity-Research/cold-stores',
      screen: 'ReportColdStores',
      title: 'Cold stores, built on loans',
      description:
        'It builds with borrowed money: an equity research report on a made-up company, with five years of figures and the ratios read in plain words.',
    },
    {
      path: '/{product}-Equity-Research/payroll-software',
      screen: 'ReportPayrollSoftware',
      title: 'Payroll software, paid ahead',
      description:
        'It is paid before it works: an equity research report on a made-up company, with five years of figures and the ratios read in plain words.',
    },
  ],
} satisfies RemoteConfig;
