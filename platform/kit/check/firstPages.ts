import { expandPages, expandPath, type RemoteRelease } from '@artha/shared/contract';

/** The first page of each route: all pages of a family use one screen. */
export const firstPages = ({ routes }: Pick<RemoteRelease, 'routes'>, product: string): string[] =>
  routes.flatMap((route) => expandPages(route).slice(0, 1)).map(({ path }) => expandPath(path, product));
