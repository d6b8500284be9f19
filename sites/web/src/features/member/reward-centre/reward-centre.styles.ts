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

/** The sign of a prize, as the picture has it. */
export const Sign = styled.span`
  display: inline-block;
  min-inline-size: 1.5em;
  margin-inline-end: ${vars.space.s2};
  border-radius: ${vars.radius.pill};
  font-weight: ${vars.weight.heading};
  text-align: center;

  &[data-tone='0'] {
    background-color: ${vars.action.neutralFill};
    color: ${vars.action.neutralText};
  }
  &[data-tone='1'] {
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
  }
  &[data-tone='2'] {
    background-color: ${vars.action.accentFill};
    color: ${vars.action.accentText};
  }
`;
