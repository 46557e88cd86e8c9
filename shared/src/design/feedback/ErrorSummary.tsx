import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { sharedTexts } from '@artha/shared';
import { ErrorFrame } from './ErrorBox.tsx';
import { Icon } from '../text/Icon.tsx';

const Summary = styled(ErrorFrame)`
  h2 {
    font-size: inherit;
    line-height: inherit;
  }
  ul {
    padding-inline-start: 1.1em;
  }
  li {
    padding-block: 3px;
  }
  /* In flow with the words: the mark of a wrapped line is then beside its first line. */
  a {
    padding-block: 3px;
  }
`;

/** Properties of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** By default 'There is a problem', in the language of the page. */
  readonly title?: string;
  /** The exact error sentence of a field, and the field's `id`. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/**
 * Lists the errors of a submitted form, with a link to each field. It takes the focus when it mounts; pass the number
 * of the attempt as `key`, so that it mounts for each. (GOV.UK Design System, 'Error summary'.)
 */
export function ErrorSummary({ title = sharedTexts().problem, problems }: ErrorSummaryProps): ReactElement {
  const summary = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    summary.current?.focus();
  }, []);

  return (
    <Summary ref={summary} tabIndex={-1}>
      <Icon name="warning" />
      <div>
        <div role="alert">
          <h2>{title}</h2>
        </div>
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Summary>
  );
}
