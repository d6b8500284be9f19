import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** Both ends; where they do not fit in one line, one under the other. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;

  & > [aria-hidden] {
    color: ${vars.text.muted};
  }
`;

export const QuickList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${vars.space.s2};
`;
