import { useEffect, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { ErrorFrame } from './ErrorBox.tsx';
import { Icon } from './Icon.tsx';

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
  /* In flow with the words: the mark of a wrapped line then stands beside its first line. */
  a {
    padding-block: 3px;
  }
`;

/** Properties of `ErrorSummary`. */
export interface ErrorSummaryProps {
  /** 'There is a problem' by default. */
  readonly title?: string;
  /** The sentence that stands at a field, word for word, and the `id` of the field. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/**
 * What is wrong with a form that was sent, with a link to every field in question. It takes the focus when it comes; give
 * it the number of the attempt as `key`, so that it comes anew for each. (GOV.UK Design System, 'Error summary'.)
 */
export function ErrorSummary({ title = 'There is a problem', problems }: ErrorSummaryProps): ReactElement {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
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
