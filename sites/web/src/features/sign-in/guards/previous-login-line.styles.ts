import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { media } from '../../../styles/media.ts';

/** Over the page's lower end, clear of the phone's tab bar. */
export const Line = styled.div`
  position: fixed;
  inset-block-end: calc(4.5rem + env(safe-area-inset-bottom));
  inset-inline: ${vars.space.s4};
  z-index: 15;
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  max-inline-size: 32rem;
  margin-inline: auto;
  padding: ${vars.space.s2} ${vars.space.s2} ${vars.space.s2} ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.body};
  box-shadow: ${vars.shadow.overlay};
  & > span {
    flex: 1;
  }
  ${media.desktop} {
    inset-block-end: ${vars.space.s5};
  }
`;
