import { Button } from '@artha/shared/design';
import { useEffect, useRef, type ReactElement } from 'react';
import { useResultTexts } from '../../../texts/resultTexts.ts';
import { PagerFrame } from './Pager.styles.ts';

/** Properties of `Pager`. */
export interface PagerProps {
  /** The name of the table that it pages. */
  readonly name: string;
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Pages through a long table, and says which rows are shown. */
export function Pager({ name, page, pageCount, pageSize, total, onPage }: PagerProps): ReactElement {
  const texts = useResultTexts().table;
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    frame.current?.previousElementSibling?.scrollIntoView();
  }, [page]);
  return (
    <PagerFrame ref={frame} aria-label={texts.pages(name)}>
      <Button
        variant="secondary"
        disabled={page === 0}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        {texts.previous}
      </Button>
      <span role="status">{texts.rows(page * pageSize + 1, Math.min((page + 1) * pageSize, total), total)}</span>
      <Button
        variant="secondary"
        disabled={page === pageCount - 1}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        {texts.next}
      </Button>
    </PagerFrame>
  );
}
