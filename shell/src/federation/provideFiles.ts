import { browserFilesUrl, WORKERS_FOLDER, type FoundRoute } from '@artha/shared/contract';
import { provideReleaseFiles } from '@artha/shared/internal';
import { scriptGuard } from './scriptGuard.ts';

/** Gives the files of its remote's release to a page whose route needs them. */
export function provideFiles({ route, version }: Pick<FoundRoute, 'route' | 'version'>): void {
  if (!route.needs) return;
  const folder = browserFilesUrl(version);
  const guard = scriptGuard();
  provideReleaseFiles({
    read: (file) => guard.readFile(folder + file),
    startWorker: (name) => guard.startWorker(`${folder}${WORKERS_FOLDER}${name}.js`),
  });
}
