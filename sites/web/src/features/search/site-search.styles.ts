import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

/** What stands below the results, as far in as they are. */
export const Below = styled.div`
  padding: ${vars.space.s3};

  &:empty {
    display: none;
  }
`;
