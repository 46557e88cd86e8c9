import { compareOrdered, type ToolCard } from '@artha/shared/contract';
import { listedPages, type PageDetails } from '@artha/core/pageDetails';

/** The pages in English with a card on the tools index, in the order of the cards. */
export function toolPages(pages: readonly PageDetails[]): (PageDetails & { readonly tool: ToolCard })[] {
  return listedPages(pages)
    .flatMap((page) => (page.tool && page.lang === undefined ? [{ ...page, tool: page.tool }] : []))
    .sort((a, b) => compareOrdered(a.tool, b.tool));
}
