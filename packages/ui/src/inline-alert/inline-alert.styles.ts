import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  gap: ${vars.space.s3};
  padding: ${vars.space.s3} ${vars.space.s4};
  border: 1px solid transparent;
  border-inline-start: 4px solid currentColor;
  border-radius: ${own('inlineAlert.radius', 'radius.control')};
  background-color: ${vars.status.infoSurface};
  color: ${vars.status.infoText};

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
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  overflow-wrap: anywhere;
  gap: ${vars.space.s1};
  min-inline-size: 0;
`;

export const Title = styled.p`
  margin: 0;
  font-weight: ${vars.weight.label};
`;

export const Action = styled.div`
  margin-block-start: ${vars.space.s2};

  /* The usual edge stands out from a page's ground, and too little from a tone. */
  & > :is(a, button) {
    --edge: currentColor;
  }
`;
