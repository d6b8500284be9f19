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
  gap: ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;
`;
