import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { Thing } from '../rewards/rewards.styles.ts';

/** A thing with a picture and a table under it; who it is from stands close to its name. */
export const DrawnThing = styled(Thing)`
  & > p {
    color: ${vars.text.muted};
  }
`;

export const Chances = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  align-items: start;
  gap: ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Each prize and its chance on one line, however narrow the card. */
export const Prizes = styled.dl`
  display: grid;
  gap: ${vars.space.s1};
  margin: 0;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${vars.space.s4};
    padding-block-end: ${vars.space.s1};
    border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  }
  & dd {
    margin: 0;
    font-weight: ${vars.weight.label};
  }
`;
