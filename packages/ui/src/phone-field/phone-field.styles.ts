import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

export const Code = styled.span`
  padding-inline-start: ${vars.space.s3};
  color: ${vars.text.muted};
  font-variant-numeric: tabular-nums;
`;

/** As wide as a code: the list itself shows the countries' names. */
export const Codes = styled.select`
  appearance: none;
  align-self: stretch;
  inline-size: 4.5rem;
  margin: 0;
  padding: 0 0 0 ${vars.space.s3};
  border: 0;
  border-radius: inherit;
  background-color: transparent;
  color: inherit;
  font: inherit;
  text-overflow: clip;
  cursor: pointer;

  &:dir(rtl) {
    padding: 0 ${vars.space.s3} 0 0;
  }
  &:focus {
    outline: none;
  }
  & option {
    background-color: ${vars.surface.overlay};
    color: ${vars.text.body};
  }
  ${media.coarse} {
    font-size: max(1rem, ${vars.size.md});
  }
`;
