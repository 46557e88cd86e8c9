/** The view of the page: one remote, or a page of the list of those whose names contain some letters. */
export interface View {
  /** The remote; empty for the list. */
  readonly remote: string;
  readonly filter: string;
  /** Number of the page of the list, from 1. */
  readonly page: number;
}

/** Number of remotes on a page of the list. */
export const PAGE_LENGTH = 20;

/** Reads the view from the fragment of an address: `#filter=ta&page=2`, `#remote=tax`. */
export function readView(hash: string): View {
  const said = new URLSearchParams(hash.slice(1));
  const page = Number(said.get('page'));
  return {
    remote: said.get('remote') ?? '',
    filter: said.get('filter') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The fragment that leads to a view; empty for the whole list. */
export function viewHash({ remote = '', filter = '', page = 1 }: Partial<View>): string {
  const said = new URLSearchParams();
  if (remote !== '') said.set('remote', remote);
  if (filter !== '') said.set('filter', filter);
  if (page > 1) said.set('page', String(page));
  const text = said.toString();
  return text === '' ? '' : `#${text}`;
}
