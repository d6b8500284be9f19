import { own, vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  inline-size: 100%;
  min-block-size: max(44px, ${vars.control.height});
  margin: 0;
  padding: ${vars.space.s2} ${vars.space.s3};
  border: ${vars.border.width} solid ${vars.border.control};
  border-radius: ${own('socialButton.radius', 'radius.control')};
  background-color: ${vars.action.neutralFill};
  color: ${vars.action.neutralText};
  font: inherit;
  font-weight: ${vars.weight.label};
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${vars.motion.fast} ${vars.motion.easing};
  ${focusRing}

  /* The mark's room on the other side, for words in the middle; it gives way before a word breaks. */
  &::after {
    content: '';
    flex: 0 1000 1.75rem;
  }
  &:hover {
    background-color: ${vars.action.neutralFillHover};
  }
  &:disabled {
    border-color: ${vars.border.subtle};
    background-color: ${vars.surface.sunken};
    color: ${vars.text.muted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${media.stillness} {
    transition: none;
  }
`;

/** The provider's letter in a ring: its own sign is its trademark, and not ours to draw. */
export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  border: 1.5px solid currentColor;
  border-radius: ${vars.radius.pill};
  font-size: ${vars.size.sm};
  line-height: 1;

  /* A ring with a gap that goes round, while the provider is asked. */
  [aria-busy='true'] > & {
    border-block-start-color: transparent;
    animation: social-turn 0.9s linear infinite;
  }
  @keyframes social-turn {
    to { rotate: 1turn; }
  }
  ${media.stillness} {
    [aria-busy='true'] > & {
      animation: none;
    }
  }
`;

export const Words = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
  text-align: center;
  overflow-wrap: anywhere;
`;
