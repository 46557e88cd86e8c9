import type { RemoteConfig } from '@artha/shared/remote';

export default {
  name: 'tax',
  owner: 'team-tax',
  contract: 1,
  routes: [
    {
      path: '/tools/tax-calculator',
      aliases: [{ path: '/tax' }, { path: '/taxes' }, { path: '/tax-calculator' }, { path: '/income-tax' }],
      screen: 'TaxCalculator',
      title: 'Income Tax Calculator - India',
      description:
        'Compare income tax on your salary under India’s old and new regimes, slab by slab, for the year or the month. It runs in your browser; no account needed.',
      tool: {
        name: 'Tax Calculator',
        description: 'Old versus new regime, comparing 2025 with 2024.',
        task: 'compare two tax regimes',
        order: 20,
      },
    },
    {
      path: '/hi/tools/tax-calculator',
      screen: 'TaxCalculatorHi',
      lang: 'hi',
      title: 'आयकर कैलकुलेटर - भारत',
      description:
        'अपने वेतन पर पुरानी और नई कर व्यवस्था के आयकर की तुलना करें: स्लैब दर स्लैब, साल या महीने के लिए। गणना आपके ब्राउज़र में होती है; खाता नहीं चाहिए।',
      tool: {
        name: 'आयकर कैलकुलेटर',
        description: 'पुरानी और नई कर व्यवस्था की तुलना, साल के अनुसार।',
        task: 'दो कर व्यवस्थाओं की तुलना करें',
        order: 20,
      },
    },
    {
      path: '/tools/tax-calculator/form-16',
      screen: 'Form16',
      title: 'Fill Your Tax Estimate from Form 16 and AIS',
      description:
        'Read Form 16 and the AIS in your browser: every figure with its page and line, the tax by the Act beside your employer’s, and why they differ. Nothing is sent.',
      // Salary, PAN and date of birth: no code of another remote runs here, and analytics record nothing.
      isolated: true,
      // PDFium reads the files in a worker.
      needs: { wasm: true, workers: true },
    },
    {
      path: '/hi/tools/tax-calculator/form-16',
      screen: 'Form16Hi',
      lang: 'hi',
      title: 'फ़ॉर्म 16 और एआईएस से कर का अनुमान भरें',
      description:
        'फ़ॉर्म 16 और एआईएस अपने ब्राउज़र में पढ़ें: हर आँकड़ा पन्ने और पंक्ति के साथ, नियोक्ता की गणना के साथ अधिनियम का कर, और अंतर का कारण। कुछ भी भेजा नहीं जाता।',
      isolated: true,
      needs: { wasm: true, workers: true },
    },
  ],
} satisfies RemoteConfig;
