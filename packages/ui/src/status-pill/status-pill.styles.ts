import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  max-inline-size: 100%;
  padding: 0.1em ${vars.space.s2};
  border-radius: ${own('statusPill.radius', 'radius.pill')};
  background-color: ${vars.action.neutralFill};
  color: ${vars.action.neutralText};
  font-size: ${vars.size.sm};
  font-weight: ${vars.weight.label};
  line-height: ${vars.leading.body};
  /* Between words before within one: beside something long it keeps the width of its longest word. */
  overflow-wrap: break-word;

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
`;
