import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../styles/measure.ts';

/** A column that fills the window, so that the footer is never higher than its end. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const Content = styled.main`
  flex: 1;
  /* A closed site has nothing but one message: it fills the page. */
  [data-bare] > & {
    display: grid;
  }
  &:focus {
    outline: none;
  }
`;

/** Out of sight until the keyboard reaches it. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${vars.space.s2};
  inset-inline-start: ${vars.space.s2};
  z-index: 20;
  padding: ${vars.space.s3} ${vars.space.s4};
  border: 2px solid ${vars.border.focus};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.link};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const LogoLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  border-radius: ${vars.radius.control};
  &:focus-visible {
    outline: 2px solid ${vars.border.focus};
    outline-offset: 2px;
  }
`;

/** Narrow phones keep logo, language and mode; the clock comes when there is room for it. */
export const ClockPlace = styled.span`
  display: none;
  @media (min-width: 22rem) {
    display: inline-flex;
  }
`;

export const Notice = styled.div`
  ${measure}
  padding-block-start: ${vars.space.s4};
`;

export const VendorRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 3rem);
  gap: ${vars.space.s2};
  inline-size: 100%;

  /* Without its name an icon needs no room for one. */
  && > * {
    min-inline-size: 0;
  }
`;
