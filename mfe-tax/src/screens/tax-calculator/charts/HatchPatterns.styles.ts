import { styled } from 'styled-components';

export const HatchStroke = styled.path<{ $ground: 'page' | 'accent' }>`
  stroke: ${({ $ground }) => ($ground === 'page' ? 'var(--hatch)' : 'color-mix(in srgb, var(--on-accent) 42%, var(--accent))')};
  stroke-width: 1.5;
`;
