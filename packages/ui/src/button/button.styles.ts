import { own, vars } from '@livery/theme/vars';
import { css, styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';
import { oneText } from '../styles/one-text.ts';

export const Root = styled.button(
  oneText(css`
  --fill: ${vars.action.neutralFill};
  --fill-hover: ${vars.action.neutralFillHover};
  --edge: ${vars.border.control};
  --ink: ${vars.action.neutralText};

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${vars.space.s2};
  min-block-size: ${own('button.height', 'control.height')};
  min-inline-size: ${own('button.height', 'control.height')};
  margin: 0;
  padding: ${vars.space.s2} ${own('button.paddingInline', 'control.paddingInline')};
  border: ${vars.border.width} solid var(--edge);
  border-radius: ${own('button.radius', 'radius.control')};
  background-color: var(--fill);
  color: var(--ink);
  font: inherit;
  font-weight: ${vars.weight.label};
  font-size: ${vars.size.md};
  line-height: ${vars.leading.body};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.easing},
    transform ${vars.motion.fast} ${vars.motion.easing};
  ${focusRing}

  &:hover {
    background-color: var(--fill-hover);
  }
  &:active:not([aria-disabled='true'], :disabled) {
    transform: scale(0.98);
  }

  &[data-variant='primary'] {
    --fill: ${own('button.primaryFill', 'action.primaryFill')};
    --fill-hover: ${own('button.primaryFillHover', 'action.primaryFillHover')};
    --edge: ${own('button.primaryEdge', 'action.primaryEdge')};
    --ink: ${own('button.primaryText', 'action.primaryText')};
  }
  &[data-variant='accent'] {
    --fill: ${own('button.accentFill', 'action.accentFill')};
    --fill-hover: ${own('button.accentFillHover', 'action.accentFillHover')};
    --edge: ${own('button.accentEdge', 'action.accentEdge')};
    --ink: ${own('button.accentText', 'action.accentText')};
  }
  &[data-variant='quiet'] {
    --fill: transparent;
    --fill-hover: ${vars.action.neutralFill};
    --edge: transparent;
    --ink: ${vars.text.brand};
  }
  &[data-variant='quiet']:hover {
    color: ${vars.action.neutralText};
  }
  &[data-variant='stage'] {
    --fill: transparent;
    --fill-hover: transparent;
    --edge: ${vars.stage.edge};
    --ink: ${vars.stage.text};
  }
  &[data-variant='stage']:hover {
    --edge: ${vars.stage.accent};
    color: ${vars.stage.accent};
  }

  &[data-size='sm'] {
    min-block-size: 2.25rem;
    padding: ${vars.space.s1} ${vars.space.s3};
    font-size: ${vars.size.sm};
  }
  &[data-size='lg'] {
    min-block-size: 3.25rem;
    padding: ${vars.space.s3} ${vars.space.s6};
    font-size: ${vars.size.lg};
  }
  ${media.coarse} {
    &&& {
      min-block-size: max(44px, ${own('button.height', 'control.height')});
      min-inline-size: 44px;
    }
  }

  &:disabled {
    cursor: not-allowed;
    --fill: ${vars.surface.sunken};
    --fill-hover: ${vars.surface.sunken};
    --edge: ${vars.border.subtle};
    --ink: ${vars.text.muted};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.stillness} {
    transition: none;
    &:active:not([aria-disabled='true'], :disabled) {
      transform: none;
    }
  }
`),
);
