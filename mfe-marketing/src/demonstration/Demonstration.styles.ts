import { styled } from 'styled-components';
import { sixMonths } from '../domain/periods.ts';
import { AXIS_WIDTH, MENU_WIDTH, placementOf } from '../picture/placement.ts';

const initial = placementOf(sixMonths, sixMonths.selected);

/** Hides the parts that need scripts if scripts are off, and on paper. */
export const DemonstrationFrame = styled.div`
  margin-top: clamp(40px, 5vw, 64px);
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--bg);
  overflow: hidden;
  /* Its width is the unit of what is placed in it. */
  container-type: inline-size;
  font-size: var(--ui);
  line-height: 1.45;

  > div {
    position: relative;
  }
  /* The company at the left, the periods at the right. */
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    min-height: 56px;
    padding: 5px 8px 5px 20px;

    /* The periods are below the company. */
    @media (max-width: 479.98px) {
      padding-top: 12px;
    }
  }
  header > fieldset {
    display: flex;
    margin-left: auto;
  }
  /* As much room as the longest words of a period need: they are always beside the company, or never. */
  header > span {
    flex: 1 0 9.5em;
  }
  /* The slider that moves the selection. */
  div > label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 16px;
    padding: 4px 20px;
    border-top: 1px solid var(--line);
  }
  [type='range'] {
    flex: 1 1 200px;
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: var(--text);
    cursor: pointer;
  }
  b {
    font-weight: 600;
  }
  span {
    color: var(--muted);
  }
  fieldset label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    padding-inline: 12px;
    border: 1px solid transparent;
    border-radius: 8px;
    cursor: pointer;
  }
  label:hover,
  :has(> :checked) {
    background: var(--surface-2);
  }
  :has(> :checked) {
    border-color: var(--control);
  }
  :has(> [type='radio']:focus-visible) {
    outline: 2px solid var(--text);
  }
  [type='radio'] {
    position: absolute;
    opacity: 0;
  }
  @media (forced-colors: active) {
    :has(> :checked) {
      border-color: Highlight;
    }
  }
  @media print, (scripting: none) {
    && :is(fieldset, label) {
      display: none;
    }
  }
`;

/** A drawing, cropped if it is wider than its column, and the column of the price axis. */
export const ChartStrip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${AXIS_WIDTH}px;
  border-top: 1px solid var(--line);

  > div {
    overflow: hidden;
  }
  > div > svg {
    width: ${initial.chartWidth};
    max-width: none;
    margin-left: ${initial.chartMargin};
  }
  > svg {
    border-left: 1px solid var(--line);
  }
  /* Lines keep their width where a drawing is narrowed. */
  path:not([stroke-width]) {
    vector-effect: non-scaling-stroke;
  }
`;

export const Menu = styled.fieldset`
  padding: 12px 6px 6px;
  border-top: 1px solid var(--line);

  legend {
    float: left;
    width: 100%;
    padding: 0 12px 8px;
    font-size: var(--caption);
    color: var(--muted);
  }
  label {
    clear: both;
  }
  svg {
    flex: none;
  }
  b {
    flex: none;
    min-width: 4.375rem;
  }
  span {
    font-size: var(--small);
  }
  @media (min-width: 760px) {
    position: absolute;
    top: 212px;
    left: ${initial.menuLeft};
    width: ${MENU_WIDTH};
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--bg);
    box-shadow: var(--shadow);
  }
`;

/** All three answers take the same height, so that nothing moves below them. The strategy's drawing ends the frame. */
export const ActionAnswer = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 24rem;
  border-top: 1px solid var(--line);

  > p {
    padding: 12px 20px 6px;
  }
  p > b {
    margin-right: 8px;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 18px;
    margin-bottom: auto;
    padding: 0 20px 12px;
    font-size: var(--caption);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  @media (min-width: 760px) {
    min-height: 13.75rem;
  }
`;

export const Chat = styled.div`
  display: grid;
  gap: 10px;
  padding: 20px;

  p {
    justify-self: end;
    max-width: 46ch;
    padding: 10px 14px;
    border: 1px solid var(--control);
    border-radius: 12px 12px 2px;
  }
  p + p {
    justify-self: start;
    border-color: transparent;
    border-radius: 12px 12px 12px 2px;
    background: var(--surface-2);
  }
`;

export const Points = styled.dl`
  display: grid;
  gap: 16px 32px;
  padding: 20px;

  dt {
    font-weight: 600;
  }
  dd {
    max-width: 44ch;
    color: var(--muted);
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
