import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../../styles/measure.ts';
import { media } from '../../styles/media.ts';

/** Clear of the header, which stays at the top of the window. */
const belowHeader = '4.5rem';

export const Page = styled.div`
  ${measure}
  display: grid;
  gap: ${vars.space.s6};
  padding-block: ${vars.space.s4} ${vars.space.s8};
  ${media.desktop} {
    gap: ${vars.space.s8};
    padding-block: ${vars.space.s6} ${vars.space.s10};
  }
`;

/** Beside each other on a desktop, one after the other on a phone, in the order of reading. */
export const Columns = styled.div`
  display: grid;
  gap: ${vars.space.s8};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s8};
  min-inline-size: 0;
`;

export const Rail = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  min-inline-size: 0;
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${belowHeader};
  }
`;

/** Three covers a row on a phone, six on a desktop. */
export const GameGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${vars.space.s4};
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const LotteryGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${vars.space.s4};
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The chat before the other ways. */
export const ChatPlace = styled.div`
  display: grid;
  margin-block-end: ${vars.space.s3};
`;

export const ContactList = styled.ul`
  display: grid;
  gap: ${vars.space.s2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Room of one winner row and one lottery card, kept while they load. */
export const RowSkeleton = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

/** A part of the page that a link leads to: stops below the header, not under it. */
export const Anchored = styled.div`
  scroll-margin-block-start: ${belowHeader};
  min-inline-size: 0;
`;

/** Keeps the room of the app download block until it is there. */
export const Kept = styled.div`
  min-block-size: 24rem;
  ${media.tablet} {
    min-block-size: 13.5rem;
  }
`;
