import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** In the bar's own room, so that it stands in line with the other values. */
export const Masked = styled.span`
  & button {
    min-block-size: 1.5em;
    padding: 0;
    gap: ${vars.space.s1};
  }

  /* A larger target than what is seen. */
  & button::after {
    content: '';
    position: absolute;
    inset: -0.625rem -${vars.space.s2};
  }
`;

export const Room = styled.section`
  display: grid;
  gap: ${vars.space.s4};

  & h2,
  & p {
    margin: 0;
  }
  & h2 {
    font-size: ${vars.size.md};
  }
`;

export const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2} ${vars.space.s5};
`;

export const LimitList = styled.ul`
  display: grid;
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const LimitForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  align-items: start;
  gap: 0 ${vars.space.s3};

  & > button {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;
