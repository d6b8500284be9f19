import { own, vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { oneText } from '../styles/one-text.ts';

export const Root = styled.div(
  oneText(css`
  padding: ${own('card.padding', 'space.s4')};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${own('card.radius', 'radius.card')};
  background-color: ${own('card.fill', 'surface.raised')};
  color: ${vars.text.body};

  &[data-variant='raised'] {
    box-shadow: ${own('card.shadow', 'shadow.raised')};
  }
  &[data-variant='outlined'] {
    background-color: transparent;
  }
  &[data-variant='sunken'] {
    background-color: ${vars.surface.sunken};
    border-color: transparent;
  }
  &[data-padding='none'] {
    padding: 0;
  }
  &[data-padding='sm'] {
    padding: ${vars.space.s3};
  }
  &[data-padding='lg'] {
    padding: ${vars.space.s6};
  }
`),
);
