import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A rung: its mark on the rail, and what it holds. */
export const Rung = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding-block-end: ${vars.space.s4};

  &::before {
    content: '';
    position: absolute;
    inset-block: 2.25rem 0;
    inset-inline-start: calc(1.125rem - 1px);
    inline-size: 2px;
    background-color: ${vars.border.subtle};
  }
  &[data-state='reached']::before {
    background-color: ${vars.text.brand};
  }
  &:last-child {
    padding-block-end: 0;
  }
  &:last-child::before {
    content: none;
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  border: 2px solid ${vars.border.control};
  border-radius: 50%;
  background-color: ${vars.surface.raised};
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums;

  [data-state='reached'] > & {
    border-color: ${vars.text.brand};
    color: ${vars.text.brand};
  }
  [data-state='current'] > & {
    border-color: ${vars.action.primaryEdge};
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};
  min-block-size: 2.25rem;
  padding-block-start: 0.3rem;
  overflow-wrap: anywhere;

  [data-state='current'] > & {
    padding: ${vars.space.s3} ${vars.space.s4} ${vars.space.s4};
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    border-radius: ${own('vipLadder.radius', 'radius.card')};
    background-color: ${vars.surface.raised};
    color: ${vars.text.body};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s3};
`;

export const Name = styled.span`
  font-family: ${vars.font.display};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};

  [data-state='current'] & {
    font-size: ${vars.size.lg};
  }
`;

export const Requirement = styled.span`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
  font-variant-numeric: tabular-nums;
`;

export const Perks = styled.ul`
  display: grid;
  gap: ${vars.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${vars.size.sm};

  & > li {
    display: flex;
    align-items: start;
    gap: ${vars.space.s2};
  }
  & svg {
    flex: none;
    margin-block-start: 0.2em;
    color: ${vars.text.brand};
  }
`;
