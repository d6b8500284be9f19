import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

export const BalancePlace = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;
  font-size: ${vars.size.sm};
  ${media.belowDesktop} {
    /* The eye, not the retry: that has nothing else to show. */
    & [role='group'] > :first-child svg {
      display: none;
    }
    /* An amount never wraps; words in its place may. */
    & [role='group'] > span {
      max-inline-size: 8rem;
      font-size: ${vars.size.xs};
      line-height: ${vars.leading.heading};
      text-align: end;
      white-space: normal;
    }
  }
`;
