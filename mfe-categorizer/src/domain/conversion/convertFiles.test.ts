import { reportOf } from '../../testing/fakeService.ts';
import { convertFiles } from './convertFiles.ts';
import type { Conversion } from './convertStatement.ts';
import { readReport } from './readReport.ts';
import type { UploadFault } from '../upload/uploadStatement.ts';
import type { Upload } from '../upload/validateUpload.ts';

const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File(['%PDF'], name));
const uploads: readonly Upload[] = files.map((file) => ({ mode: 'pdf', file, bank: 'HDFC' }));
const [a, b, c] = files;

function converted(upload: Upload): Conversion {
  const statement = readReport(reportOf(), upload.file.name, 'service');
  if (!statement) throw new Error('The report cannot be read.');
  return { kind: 'statement', statement };
}

const error = (fault: UploadFault): Conversion => ({ kind: 'error', message: 'No.', fault });

test('files are converted one after another, and those that fail are left', async () => {
  const asked: string[] = [];
  const results = await convertFiles(uploads, (upload, index) => {
    asked.push(`${index} ${upload.file.name}`);
    return Promise.resolve(upload.file === b ? error('refused') : converted(upload));
  });
  expect(asked).toEqual(['0 a.pdf', '1 b.pdf', '2 c.pdf']);
  expect(results.converted.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'c.pdf']);
  expect(results.failures.map(({ file }) => file)).toEqual([b]);
  expect(results.left).toEqual([b]);
});

test.each(['cancelled', 'not-now'] as const)(
  'after “%s” nothing more is begun, and what was not converted is left',
  async (fault) => {
    const results = await convertFiles(uploads, (upload) =>
      Promise.resolve(upload.file === a ? converted(upload) : error(fault)),
    );
    expect(results.converted).toHaveLength(1);
    expect(results.failures.map(({ file }) => file)).toEqual([b]);
    expect(results.left).toEqual([b, c]);
  },
);
