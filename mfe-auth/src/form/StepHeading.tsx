import { ToolHeading } from '@artha/shared/design';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Heading = styled(ToolHeading)`
  font-size: var(--h3);
  line-height: 1.25;
`;

/** The heading of a step that replaces another. It takes the focus, so that the person continues there. */
export function StepHeading({ children }: { readonly children: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);

  // Before the step is shown: the focus went with the step before, and the person's next action must not lose it.
  useLayoutEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
