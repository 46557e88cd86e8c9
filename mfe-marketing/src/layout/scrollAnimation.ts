import { css, type keyframes, type RuleSet } from 'styled-components';

type Keyframes = ReturnType<typeof keyframes>;

/**
 * Runs an animation by the scroll position of the page, if the browser supports it and the visitor wants motion.
 * @param supported further styles for browsers that support it, also without motion.
 */
export const animateByScroll = (frames: Keyframes, range: string, supported?: RuleSet<object>) => css`
  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: ${frames} 1ms linear both;
      animation-timeline: scroll(root);
      animation-range: ${range};
    }
    ${supported}
  }
`;

/**
 * Runs an animation while an element comes into view. On paper, without motion and in older browsers the element shows
 * the end of the animation.
 * @param timeline name of the `view-timeline` that the element or an ancestor declares.
 */
export const animateInView = (frames: Keyframes, timeline: string, range: string) => css`
  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      animation: ${frames} 1ms linear both;
      animation-timeline: ${timeline};
      animation-range: ${range};
    }
  }
`;
