import { css, type keyframes, type RuleSet } from 'styled-components';

/** Runs an animation by the page's scroll position, where browsers can and the visitor wants motion. */
export const byScroll = (frames: ReturnType<typeof keyframes>, range: string, always?: RuleSet<object>) => css`
  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${frames} 1ms linear both;
      animation-timeline: scroll(root);
      animation-range: ${range};
    }
    ${always}
  }
`;
