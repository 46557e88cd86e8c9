import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Item = styled.details`
  border-top: 1px solid var(--line);

  &:last-child {
    border-bottom: 1px solid var(--line);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 64px;
    padding-block: 12px;
    font-size: 1.0625rem;
    font-weight: 550;
    line-height: 1.35;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 18px;
    height: 18px;
    background:
      linear-gradient(currentColor 0 0) center / 16px 1.5px no-repeat,
      linear-gradient(currentColor 0 0) center / 1.5px 16px no-repeat;
  }
  &[open] summary::after {
    background: linear-gradient(currentColor 0 0) center / 16px 1.5px no-repeat;
  }
  @media (forced-colors: active) {
    summary::after {
      forced-color-adjust: none;
      color: CanvasText;
    }
  }
`;

const Answer = styled.div`
  max-width: 68ch;
  padding-bottom: 24px;
  color: var(--muted);
`;

/** Properties of `Accordion`. */
export interface AccordionProps {
  readonly items: readonly { readonly question: string; readonly answer: ReactNode }[];
  /** Index of the item that is open at first; none by default. */
  readonly initiallyOpen?: number;
}

/** Questions and answers on native `<details name>`: one open at a time, without any script. */
export function Accordion({ items, initiallyOpen }: AccordionProps): ReactElement {
  const name = useId();
  return (
    <div>
      {items.map((item, index) => (
        <Item key={item.question} name={name} open={index === initiallyOpen || undefined}>
          <summary>{item.question}</summary>
          <Answer>{item.answer}</Answer>
        </Item>
      ))}
    </div>
  );
}
