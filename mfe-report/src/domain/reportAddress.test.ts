import { readReportAddress, writeReportAddress } from './reportAddress.ts';

test('the chosen terms are in the address, and whether the report is shown', () => {
  const search = writeReportAddress('', { ids: ['current-ratio', 'debt-ratio'], isReported: true });
  expect(search).toBe('?terms=current-ratio+debt-ratio&report=shown');
  expect(readReportAddress(search)).toEqual({ ids: ['current-ratio', 'debt-ratio'], isReported: true });
});

test('without a choice there is nothing, and no report of it', () => {
  expect(writeReportAddress('?terms=debt-ratio&report=shown', { ids: [], isReported: true })).toBe('');
  expect(readReportAddress('')).toEqual({ ids: [''], isReported: false });
});

test('what belongs to others stays', () => {
  expect(writeReportAddress('?from=mail', { ids: ['debt-ratio'], isReported: false })).toBe(
    '?from=mail&terms=debt-ratio',
  );
});
