import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Both words keep their room, so that the button does not change its width. */
export const Words = styled.span`
  display: inline-grid;
  align-items: center;
  justify-items: center;
  gap: ${vars.space.s1};

  & > * {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s1};
    overflow-wrap: anywhere;
  }
  & > [data-shown='no'] {
    visibility: hidden;
  }
`;
