import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Entry = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};

  & > p {
    margin: 0;
  }
`;

/** Its link is as large as the card, for a thumb. */
export const EntryTitle = styled.h2`
  margin: 0;
  font-size: ${vars.size.lg};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};
  overflow-wrap: anywhere;

  & > a::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${vars.space.s3});
  }
`;

export const Text = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  max-inline-size: 44rem;

  & > p {
    font-size: ${vars.size.lg};
  }
`;
