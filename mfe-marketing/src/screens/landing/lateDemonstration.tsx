import { lazyPart } from '@artha/shared/remote';
import { useLandingTexts } from '../../texts/landingTexts.ts';
import { styled } from 'styled-components';

/** As tall as the demonstration; shown after navigation from another page of the site. */
const Placeholder = styled.div`
  min-height: 890px;
`;

const usePartName = (): string => useLandingTexts().demonstration.part;

/** The demonstration. The composed page holds it from the start; only its script comes after the page can be used. */
export const LateDemonstration = lazyPart({
  remote: 'marketing',
  name: usePartName,
  loading: <Placeholder aria-busy="true" />,
  load: async () => (await import('../../demonstration/Demonstration.tsx')).Demonstration,
});
