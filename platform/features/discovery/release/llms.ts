import type { SiteConfig } from '@artha/shared/config';
import { listedPages, pageName, type PageDetails } from '@artha/core/pageDetails';
import { toolPages } from './toolPages.ts';

/** Escapes text for one line of Markdown, so that none of it becomes a link. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]\\]/g, String.raw`\$&`);

/**
 * `llms.txt` (llmstxt.org): the pages that a language model should read, in Markdown. Legal texts are under “Optional”,
 * which may be skipped.
 * @param legalPaths addresses of the legal texts.
 */
export function llms(pages: readonly PageDetails[], config: SiteConfig, legalPaths: readonly string[]): string {
  // The page above a family links to its pages.
  const listed = listedPages(pages).filter(({ family, lang }) => family === undefined && lang === undefined);
  const home = listed.find(({ path }) => path === '/');
  const tools = toolPages(listed);
  const others = listed.filter((page) => page !== home && !page.tool);
  const isLegal = ({ path }: PageDetails) => legalPaths.includes(path);
  const section = (title: string, chosen: readonly PageDetails[]) => {
    const links = chosen.map((page) => {
      const url = new URL(page.path, config.origin).href;
      return `- [${plain(pageName(page, config))}](${url}): ${plain(page.description)}`;
    });
    return links.length > 0 ? [`## ${title}\n\n${links.join('\n')}`] : [];
  };
  return `${[
    `# ${plain(config.product)}`,
    ...(home ? [`> ${plain(home.description)}`] : []),
    ...section('Tools', tools),
    ...section(
      'Pages',
      others.filter((page) => !isLegal(page)),
    ),
    ...section('Optional', others.filter(isLegal)),
  ].join('\n\n')}\n`;
}
