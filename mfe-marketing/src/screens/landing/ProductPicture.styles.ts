import { styled } from 'styled-components';

export const Frame = styled.div`
  position: relative;
  margin-top: clamp(40px, 5vw, 64px);
  border: 1px solid var(--line);
  border-radius: 16px;
  background: var(--bg);
  overflow: hidden;
`;

/** Whose prices they are and, at the right, the periods to choose from. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 56px;
  padding-inline: 20px;
  font-size: var(--ui);
  line-height: 1.45;
  white-space: nowrap;
  color: var(--muted);

  b {
    font-weight: 600;
    color: var(--text);
  }
  div {
    display: flex;
    gap: 4px;
    margin-left: auto;
  }
  div > * {
    padding: 3px 10px;
    border-radius: 6px;
  }
  div > b {
    background: var(--surface-2);
  }
  @media (max-width: 479.98px) {
    div > :first-child {
      display: none;
    }
    div > * {
      padding-inline: 7px;
    }
  }
  @media (max-width: 349.98px) {
    > span {
      display: none;
    }
  }
`;

/** The drawing keeps its scale and is cropped evenly, so the selection in its middle stays in view. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 56px;
  border-top: 1px solid var(--line);

  > svg {
    width: 100%;
  }
  > svg + svg {
    width: 56px;
    border-left: 1px solid var(--line);
  }
`;

/** The rule that is tested and, at the right, what the lines below it mean. */
export const Rule = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 50px;
  padding: 10px 20px;
  border-top: 1px solid var(--line);
  font-size: var(--ui);
  line-height: 1.45;

  b {
    margin-right: 8px;
    font-weight: 600;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 18px;
    font-size: var(--caption);
    color: var(--muted);
  }
  div > span {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
`;

export const Menu = styled.div`
  position: absolute;
  top: 272px;
  left: calc(50% - 20px);
  width: 296px;
  max-width: calc(100% - 24px);
  padding: 12px 6px 6px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--bg);
  box-shadow: var(--shadow);
  font-size: var(--ui);
  line-height: 1.45;

  > small {
    display: block;
    padding: 0 12px 8px;
    font-size: var(--caption);
    color: var(--muted);
  }
  > div {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    height: 42px;
    padding-inline: 12px;
    border-radius: 8px;
  }
  > div[data-pointed] {
    background: var(--surface-2);
  }
  svg {
    flex: none;
  }
  /* The pointer. */
  span + svg {
    position: absolute;
    top: 12px;
    left: 106px;
  }
  b {
    min-width: 70px;
    font-weight: 600;
  }
  div > span {
    font-size: var(--small);
    color: var(--muted);
    white-space: nowrap;
  }
  @media (max-width: 759.98px) {
    left: auto;
    right: 12px;
  }
  @media (max-width: 349.98px) {
    > div {
      gap: 7px;
      padding-inline: 8px;
    }
    span + svg {
      display: none;
    }
  }
`;
