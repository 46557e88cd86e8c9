import type { ComposeContext } from '../compose.ts';
import { compressQuickly } from '../../store/compress.ts';
import { renderInVm } from '../../render/testing/renderInVm.ts';

/**
 * Composes a site with the same pages in a tenth of the time: without processes, and with quick compression. For tests
 * of pages; publishing is tested with the real release service.
 */
export const composeQuickly = {
  render: renderInVm,
  compress: compressQuickly,
} satisfies Pick<ComposeContext, 'render' | 'compress'>;
