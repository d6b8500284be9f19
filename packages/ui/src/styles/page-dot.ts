import { vars } from '@livery/theme/vars';
import { css } from 'styled-components';
import { focusRingInside } from './focus-ring.ts';
import { media } from './media.ts';

/** The dot of one page among several, a button; the page visible is `aria-current` and told by its shape as well. */
export const pageDot = css`
  display: grid;
  place-items: center;
  flex: 0 1 auto;
  inline-size: 1.75rem;
  min-inline-size: 24px;
  block-size: 1.75rem;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${vars.border.control};
  cursor: pointer;
  ${focusRingInside}

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 2px solid currentColor;
    border-radius: 1rem;
    transition: inline-size ${vars.motion.fast} ${vars.motion.easing};
  }
  &[aria-current] {
    color: ${vars.text.brand};
  }
  &[aria-current]::before {
    inline-size: 1.25rem;
    background-color: currentColor;
  }
  ${media.coarse} {
    inline-size: 44px;
    block-size: 44px;
  }
  ${media.stillness} {
    &::before {
      transition: none;
    }
  }
`;
