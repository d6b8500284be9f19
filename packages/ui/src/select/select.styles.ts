import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { withoutRing } from '../styles/field-ring.ts';
import { media } from '../styles/media.ts';

export const List = styled.select`
  appearance: none;
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  margin: 0;
  padding: 0 ${vars.space.s8} 0 ${vars.space.s3};
  border: 0;
  border-radius: inherit;
  background-color: transparent;
  color: inherit;
  font: inherit;
  text-overflow: ellipsis;
  cursor: pointer;

  &:dir(rtl) {
    padding: 0 ${vars.space.s3} 0 ${vars.space.s8};
  }
  ${withoutRing}
  & option {
    background-color: ${vars.surface.overlay};
    color: ${vars.text.body};
  }
  /* Over the list's own end, so that a press on it opens the list. */
  & + svg {
    flex: none;
    margin-inline: calc(-1 * ${vars.space.s8}) ${vars.space.s3};
    pointer-events: none;
  }
  ${media.coarse} {
    /* Below this, a phone zooms the page in to the field. */
    font-size: max(1rem, ${vars.size.md});
  }
`;
