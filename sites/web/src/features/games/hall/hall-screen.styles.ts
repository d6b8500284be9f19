import { vars } from '@livery/theme/vars';
import { layers, ring, withoutRing } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { measure } from '../../../styles/measure.ts';
import { media } from '../../../styles/media.ts';
import { screenTitle } from '../../../styles/screen-title.ts';

export const Page = styled.div`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding-block: ${vars.space.s4} ${vars.space.s8};
  ${media.tablet} {
    gap: ${vars.space.s5};
  }
`;

/** What stands above a game that opens at an address of its own. */
export const Over = styled(Page)`
  padding-block-end: 0;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};

  & h1 {
    margin: 0;
    ${screenTitle}
  }
`;

/** The banner, and the jackpot beside it where there is room, as high as the banner without the controls below it. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;

    & > * + * {
      align-content: center;
    }
    &:has([data-part='bar']) > * + * {
      margin-block-end: calc(2.75rem + ${vars.space.s1});
    }
  }
`;

export const Vendors = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  min-block-size: 5rem;
`;

/** As high as a strip of vendors. */
export const VendorRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, 3rem);
  grid-template-rows: 3rem;
  grid-auto-rows: 0;
  justify-content: space-between;
  gap: 0 ${vars.space.s5};
  block-size: 5rem;
  overflow: hidden;
`;

/** The lanes of vendors: one below the other on a phone, side by side where there is room. */
export const Lanes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: ${vars.space.s5};

  & > * {
    min-inline-size: 0;
    min-block-size: 8.75rem;
  }
`;

/** A room in its strip; all are as high, also while they load. The whole card is the way in. */
export const Room = styled.div`
  position: relative;
  display: grid;
  inline-size: 12rem;
  min-block-size: 9.5rem;

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.card};
  }
  /* The ring goes round the card: the name's own would be cut with a long name. */
  & a {
    ${withoutRing}
  }
  & a:focus-visible::after {
    inset: 4px;
    ${ring}
  }

  & p {
    margin: 0;
    color: ${vars.text.muted};
    font-size: ${vars.size.sm};
  }
`;

export const RoomName = styled.b`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s3};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

/** What is typed, and what is chosen: below it on a phone while that is open, beside it where there is room. */
export const Filters = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${vars.space.s2};

  & > [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  /* Where there is little room there is one magnifier, that of the button beside the field. */
  ${media.belowDesktop} {
    & search div > svg {
      display: none;
    }
  }
  /* On a phone the magnifier stands for the word, which is still the button's name. */
  & > [type='submit'] > span {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${media.tablet} {
    display: flex;
    align-items: end;
    gap: ${vars.space.s3};

    & > :first-child {
      flex: 1 1 10rem;
      min-inline-size: 0;
    }
    & > [type='submit'] > span {
      position: static;
      inline-size: auto;
      clip-path: none;
    }
    & > [aria-expanded] {
      display: none;
    }
  }
`;

export const Choices = styled.div`
  display: none;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};

  &[data-open] {
    display: grid;
  }
  /* A list has nothing to be wrong with: no line is kept for it. */
  & [data-part='problem']:empty {
    display: none;
  }
  ${media.tablet} {
    display: grid;
    grid-auto-columns: 9.5rem;
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

export const Games = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

/** The lists, and what narrows them beside where there is room. */
export const Lists = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${vars.space.s3};

  & > nav {
    flex: 1 1 100%;
    min-inline-size: 0;
  }
  & > form {
    flex: 1 1 100%;
  }
  ${media.desktop} {
    & > nav {
      flex: none;
      max-inline-size: 100%;
    }
    & > form {
      flex: 1 1 34rem;
      max-inline-size: 46rem;
    }
  }
`;

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

/** In reach however far the list is scrolled: above the phone's tab bar, and at the list's end once that is there. */
export const Pager = styled.div`
  position: sticky;
  inset-block-end: calc(3.5rem + env(safe-area-inset-bottom) + ${vars.space.s2});
  z-index: ${layers.floating};
  display: grid;
  gap: ${vars.space.s2};
  justify-self: center;
  max-inline-size: 100%;

  & > nav {
    justify-self: center;
    padding: ${vars.space.s1};
    border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
    border-radius: ${vars.radius.card};
    background-color: ${vars.surface.overlay};
    box-shadow: ${vars.shadow.overlay};
  }
  ${media.desktop} {
    inset-block-end: ${vars.space.s4};
  }
`;

/** A card with its mark, which is placed within it. */
export const Marked = styled.div`
  position: relative;
`;
