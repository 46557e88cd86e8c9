import { styled } from 'styled-components';

/** As high as the chart, so that nothing below moves when it comes. */
export const ChartLoading = styled.p`
  min-height: 460px;
  margin-top: 64px;
`;
