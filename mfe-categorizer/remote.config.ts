import type { RemoteConfig } from '@artha/shared/remote';

export default {
  name: 'categorizer',
  owner: 'team-statements',
  contract: 1,
  routes: [
    {
      path: '/tools/transaction-categorizer',
      aliases: [{ path: '/categorizer' }, { path: '/converter' }, { path: '/statement' }],
      screen: 'TransactionCategorizer',
      title: 'Bank Statement Converter and Categorizer',
      description:
        'Turn an Indian bank statement in PDF into a CSV with a category on every row, or categorize a CSV that you have. No account needed, nothing is stored.',
      // The rows of a bank statement: no code of another remote runs here, and analytics record nothing.
      isolated: true,
      // A statement can be converted on the visitor’s device, by PDFium.
      needs: { wasm: true, workers: true },
      accepts: [
        '.pdf',
        '.csv',
        '.tsv',
        '.txt',
        '.xls',
        '.xlsx',
        '.ods',
        '.jpg',
        '.jpeg',
        '.png',
        '.webp',
        'application/pdf',
        'text/csv',
        'text/tab-separated-values',
        'text/plain',
        'application/vnd.ms-excel',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'application/vnd.oasis.opendocument.spreadsheet',
        'image/jpeg',
        'image/png',
        'image/webp',
      ],
      tool: {
        name: 'Transaction Categorizer',
        description: 'Convert bank transaction documents to CSV and categorize them.',
        task: 'sort a statement',
        order: 10,
      },
    },
    {
      path: '/hi/tools/transaction-categorizer',
      screen: 'TransactionCategorizerHi',
      lang: 'hi',
      title: 'बैंक स्टेटमेंट कन्वर्टर और वर्गीकरण',
      description:
        'भारतीय बैंक का PDF स्टेटमेंट CSV में बदलें और हर लेन-देन की श्रेणी पाएँ, या अपनी CSV की श्रेणियाँ बनवाएँ। खाता नहीं चाहिए, कुछ भी सहेजा नहीं जाता।',
      isolated: true,
      needs: { wasm: true, workers: true },
      tool: {
        name: 'बैंक स्टेटमेंट वर्गीकरण',
        description: 'बैंक स्टेटमेंट CSV में बदलें और हर लेन-देन की श्रेणी पाएँ।',
        task: 'बैंक स्टेटमेंट छाँटें',
        order: 10,
      },
    },
  ],
} satisfies RemoteConfig;
