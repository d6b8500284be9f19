import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: start;
  gap: ${vars.space.s3};

  @media print {
    display: none;
  }
`;

export const Totals = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr));
  gap: ${vars.space.s3};
`;

/** What is done with a record, at its end. Not for paper. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
  align-items: center;
  justify-content: space-between;

  @media print {
    display: none;
  }
`;
