import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../styles/media.ts';

export const Code = styled.span`
  padding-inline-start: ${vars.space.s3};
  color: ${vars.text.muted};
  font-variant-numeric: tabular-nums;
`;

/** The code alone is to be read; the native list over it, unseen, names the countries beside the codes. */
export const CodeChoice = styled.span`
  position: relative;
  display: flex;
  gap: ${vars.space.s1};
  align-items: center;
  align-self: stretch;
  padding-inline-start: ${vars.space.s3};
  font-variant-numeric: tabular-nums;
`;

export const Codes = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  font: inherit;
  cursor: pointer;

  & option {
    background-color: ${vars.surface.overlay};
    color: ${vars.text.body};
  }
  ${media.coarse} {
    font-size: max(1rem, ${vars.size.md});
  }
`;
