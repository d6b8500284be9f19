import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  vertical-align: middle;
`;

export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: 0.35em;
  border-radius: ${own('countBadge.radius', 'radius.pill')};
  background-color: ${own('countBadge.fill', 'action.primaryFill')};
  color: ${own('countBadge.text', 'action.primaryText')};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.label};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;

  &[data-tone='alert'] {
    background-color: ${vars.status.dangerFill};
    color: ${vars.status.onDangerFill};
  }
  /* On a corner of what it counts for, with a rim in the page's colour, so that it stands off any drawing. */
  :not(:only-child) + & {
    position: absolute;
    inset-block-start: -0.3rem;
    inset-inline-end: -0.4rem;
    box-shadow: 0 0 0 2px ${vars.surface.page};
  }
`;
