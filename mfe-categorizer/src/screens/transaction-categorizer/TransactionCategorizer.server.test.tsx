/** @jest-environment node */
import { provideSite } from '@artha/shared/testing';
import { testConfig, TestRouter } from '@artha/shared/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { TransactionCategorizer } from './TransactionCategorizer.tsx';

function composed(): string {
  return renderToStaticMarkup(
    <TestRouter>
      <TransactionCategorizer />
    </TestRouter>,
  );
}

beforeAll(() => {
  provideSite(
    { ...testConfig, uploadUrl: 'https://service.example/upload' },
    {
      schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
      microFrontends: {},
    },
  );
});

test('the server renders the whole form, with one heading and no inline style', () => {
  const view = composed();
  expect(view.match(/<h1[ >]/g)).toHaveLength(1);
  expect(view).toContain('Upload PDF');
  expect(view).toContain('Choose your bank');
  expect(view).not.toContain('style=');
});

test('without a script the form goes to the service by itself', () => {
  const form = /<form[^>]*>/.exec(composed())?.[0];
  expect(form).toContain('action="https://service.example/upload"');
  expect(form).toContain('method="post"');
  expect(form).toMatch(/enctype="multipart\/form-data"/i);
});

test('without a script a CSV has a form of its own, with a field for each column name', () => {
  const form = /<noscript><form.*<\/form><\/noscript>/s.exec(composed())?.[0] ?? '';
  expect(form).toContain('action="https://service.example/upload"');
  expect(form).toContain('accept=".csv,.xls,.xlsx,.ods,.tsv,.txt"');
  expect(form.match(/name="column_names"/g)).toHaveLength(3);
  expect(form).toContain('Upload CSV');
});
