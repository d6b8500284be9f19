import { vars } from '@livery/theme/vars';
import { focusRing, layers, withoutRing } from '@livery/ui/styles';
import { css, styled } from 'styled-components';
import { focusInView } from '../styles/anchored.ts';
import { measure } from '../styles/measure.ts';
import { media } from '../styles/media.ts';

const headerSize = '3.5rem';

/** A column that fills the window, so that the footer is never higher than its end. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  /* A centre fills a phone's window, and paper has the page alone. */
  &[data-centre] > header {
    ${media.belowDesktop} {
      display: none;
    }
    @media print {
      display: none;
    }
  }
`;

export const Content = styled.main`
  flex: 1;
  /* The footer begins below the first window whatever comes: it would jump when a page is shorter than its shape was. */
  min-block-size: calc(100svh - ${headerSize});
  /* A closed site has nothing but one message: it fills the page. */
  [data-bare] > & {
    display: grid;
  }
  /* In the page and its footer: the header is itself one of the bars. */
  &,
  & + * {
    ${focusInView}
  }
  ${withoutRing}
  /* The heading takes the focus when its page has come; nothing can be done there that a ring would mark. */
  & h1[tabindex='-1'] {
    ${withoutRing}
  }
`;

/** Out of sight until the keyboard reaches it. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${vars.space.s2};
  inset-inline-start: ${vars.space.s2};
  z-index: ${layers.skip};
  padding: ${vars.space.s3} ${vars.space.s4};
  border: 2px solid ${vars.border.focus};
  border-radius: ${vars.radius.control};
  background-color: ${vars.surface.overlay};
  color: ${vars.text.link};
  ${focusRing}

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const LogoLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 44px;
  border-radius: ${vars.radius.control};
  ${focusRing}
`;

/** A phone's header gives its room to a member's balance and menu; the menu has the mode switch then. */
const withoutRoom = css`
  @container top-bar (max-width: 39.99rem) {
    header:has([data-member]) && {
      display: none;
    }
  }
`;

/**
 * Narrow phones keep logo, language and mode; the clock comes when there is room for it, which a way to log in takes: in some
 * languages its words are long.
 */
export const ClockPlace = styled.span`
  display: none;
  @container top-bar (min-width: 22rem) {
    display: inline-flex;
  }
  @container top-bar (max-width: 41.99rem) {
    header:has([data-way-in]) && {
      display: none;
    }
  }
  ${withoutRoom}
`;

/** Where a large text size or a guest's two ways in leave the logo no room, the mode is chosen in the footer's dialog. */
export const ModePlace = styled.span`
  display: inline-flex;
  @container top-bar (max-width: 17.99rem) {
    display: none;
  }
  @container top-bar (max-width: 29.99rem) {
    header:has([data-way-in='both']) && {
      display: none;
    }
  }
  ${withoutRoom}
`;

/** A member's phone has the languages in the menu, beside the mode. */
export const LanguagePlace = styled.span`
  display: inline-flex;
  ${withoutRoom}
`;

/** From a desktop on; narrower windows have the search in the tab bar. */
export const SearchPlace = styled.span`
  display: none;
  ${media.desktop} {
    display: inline-flex;
  }
`;

export const Notice = styled.div`
  ${measure}
  padding-block-start: ${vars.space.s4};
`;

/** Where the footer will stand: one already for those who go from landmark to landmark. */
export const FooterRoom = styled.footer`
  min-block-size: 48rem;

  ${media.desktop} {
    min-block-size: 28rem;
  }
`;
