import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { sideRow } from '../../styles/side-row.ts';

export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

/** One game below the other: its picture, its name and when it was opened. */
export const Games = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space.s3};
  }
`;

export const Named = styled.div`
  display: grid;
  min-inline-size: 0;

  /* The whole line is the link. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a {
    overflow-wrap: anywhere;
  }
  & > time {
    color: ${vars.text.muted};
    font-size: ${vars.size.xs};
  }
`;

export const Prompt = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s3};

  & > p {
    margin: 0;
    color: ${vars.text.muted};
  }
`;

/** A row that scrolls sideways where it has no room; a card keeps its size from the first moment. */
export const Row = styled.ul`
  ${sideRow('min(17rem, 80%)')}
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-items: center;
    gap: ${vars.space.s3};
    box-sizing: border-box;
    block-size: 6rem;
    padding: ${vars.space.s3};
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    border-radius: ${vars.radius.card};
    background-color: ${vars.surface.raised};
  }
  & > li[data-note] {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr);
    color: ${vars.text.muted};
  }
  & > li[data-open] {
    border-color: ${vars.action.primaryEdge};
  }
`;

/** Says of a game that it waits, or what it is. */
export const Waits = styled.span`
  color: ${vars.text.brand};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.label};
`;

/** What the member left, then what waits for them. */
export const Stacked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;
