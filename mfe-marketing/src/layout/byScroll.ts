import { css, type keyframes, type RuleSet } from 'styled-components';

type Frames = ReturnType<typeof keyframes>;

/** Runs an animation by the page's scroll position, where browsers can and the visitor wants motion. */
export const byScroll = (frames: Frames, range: string, always?: RuleSet<object>) => css`
  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${frames} 1ms linear both;
      animation-timeline: scroll(root);
      animation-range: ${range};
    }
    ${always}
  }
`;

/**
 * Runs an animation by how far an element has come into view; on paper, without motion and in older browsers it stands
 * at the end.
 * @param timeline name of the `view-timeline` that an ancestor or the element itself declares.
 */
export const byView = (frames: Frames, timeline: string, range: string) => css`
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      animation: ${frames} 1ms linear both;
      animation-timeline: ${timeline};
      animation-range: ${range};
    }
  }
`;
