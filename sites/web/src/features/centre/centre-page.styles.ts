import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { screenTitle } from '../../styles/screen-title.ts';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s5};

  & > p {
    margin: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${vars.space.s3};

  & > div {
    flex: 1 1 16rem;
    min-inline-size: 0;
  }
  & h1,
  & p {
    margin: 0;
  }
  & h1 {
    ${screenTitle}
  }
  & p {
    color: ${vars.text.muted};
  }
  /* The buttons of a page are not for paper. */
  @media print {
    & > :not(div) {
      display: none;
    }
  }
`;
