import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};

  & > p {
    margin: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s1} ${vars.space.s4};
  min-block-size: 2.75rem;

  /* A way beside the title is as high as the line. */
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

export const Title = styled.h2`
  margin: 0;
  color: ${vars.text.body};
  font-family: ${vars.font.display};
  font-size: ${vars.size.xl};
  font-weight: ${vars.weight.heading};
  line-height: ${vars.leading.heading};
  text-wrap: balance;
`;
