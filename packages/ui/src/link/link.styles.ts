import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { focusRing } from '../styles/focus-ring.ts';
import { media } from '../styles/media.ts';

export const Anchor = styled.a`
  color: ${vars.text.link};
  text-underline-offset: 0.2em;
  text-decoration-thickness: from-font;
  border-radius: 2px;
  ${focusRing}

  /* A number to call is read as one. */
  &[href^='tel:'] {
    white-space: nowrap;
  }
  &[data-variant='quiet'] {
    color: inherit;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s1};
    ${media.coarse} {
      min-block-size: 44px;
    }
  }
  &[data-variant='quiet']:hover {
    text-decoration: underline;
  }
`;
