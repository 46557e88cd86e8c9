import type { ReactElement } from 'react';
import { siteConfig } from '@artha/shared';
import { Items } from './NoticeItems.styles.ts';
import { noticeItems } from './noticeText.ts';

/** The points of the notice; renders nothing if the site has no analytics. */
export function NoticeItems(): ReactElement | null {
  const { analytics, product, email } = siteConfig();
  if (!analytics) return null;
  return (
    <Items>
      {noticeItems({ analytics, product, email }).map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </Items>
  );
}
