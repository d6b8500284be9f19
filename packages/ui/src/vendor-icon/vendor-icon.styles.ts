import { vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';

const tile = css`
  display: inline-grid;
  justify-items: center;
  gap: ${vars.space.s1};
  min-inline-size: 4.5rem;
  color: ${vars.text.muted};
  font-size: ${vars.size.xs};
  text-align: center;
`;

export const Root = styled.span`
  ${tile}
`;

export const Anchor = styled.a`
  ${tile}
  border-radius: ${vars.radius.control};
  text-decoration: none;
  ${focusRing}

  &:hover,
  &[aria-current] {
    color: ${vars.text.body};
  }
  &[aria-current] {
    font-weight: ${vars.weight.label};
  }
  &[aria-current] > :first-child {
    box-shadow: 0 0 0 2px ${vars.action.primaryEdge};
  }
`;

export const Picture = styled.span`
  display: block;
  inline-size: 3rem;
  border-radius: ${vars.radius.control};
`;

export const Name = styled.span`
  max-inline-size: 6rem;
`;
