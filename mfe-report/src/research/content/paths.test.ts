import { expandPath } from '@artha/shared';
import { provideSite, sampleRegistry, testConfig } from '@artha/shared/testing';
import config from '../../../remote.config.ts';
import { customReportPath, reportPath, researchPath, slugOf } from './paths.ts';
import { reportCards } from '../reports/reports.ts';

describe('the paths of the report remote', () => {
  test.each(['Artha', 'Blue Ledger', 'A&B 2.0'])('are those of its routes for a product named %s', (product) => {
    provideSite({ ...testConfig, product }, sampleRegistry({}));
    // Links name the English path.
    const english = config.routes.filter(({ path }) => !path.startsWith('/hi/'));
    const routes = english.map(({ path }) => expandPath(path, product));
    expect([customReportPath(), researchPath(), reportPath('{page}')]).toEqual(routes);
  });

  test('of a report end with the name of its file, with or without a slash', () => {
    for (const { slug } of reportCards) {
      expect(slugOf(reportPath(slug))).toBe(slug);
      expect(slugOf(`${reportPath(slug)}/`)).toBe(slug);
    }
  });
});
