import { own, vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { oneText } from '../styles/one-text.ts';

export const Root = styled.span(
  oneText(css`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  max-inline-size: 100%;
  padding-inline: ${vars.space.s2};
  border: 1px solid transparent;
  border-radius: ${own('badge.radius', 'radius.pill')};
  background-color: ${vars.action.neutralFill};
  color: ${vars.action.neutralText};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.label};
  line-height: ${vars.leading.body};
  font-variant-numeric: tabular-nums;

  &[data-tone='brand'] {
    background-color: ${vars.action.primaryFill};
    color: ${vars.action.primaryText};
  }
  &[data-tone='accent'] {
    background-color: ${vars.action.accentFill};
    color: ${vars.action.accentText};
  }
  &[data-tone='success'] {
    background-color: ${vars.status.successSurface};
    color: ${vars.status.successText};
  }
  &[data-tone='warning'] {
    background-color: ${vars.status.warningSurface};
    color: ${vars.status.warningText};
  }
  &[data-tone='danger'] {
    background-color: ${vars.status.dangerSurface};
    color: ${vars.status.dangerText};
  }
  &[data-tone='info'] {
    background-color: ${vars.status.infoSurface};
    color: ${vars.status.infoText};
  }
`),
);
