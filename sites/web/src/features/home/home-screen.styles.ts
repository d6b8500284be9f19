import { vars } from '@livery/theme/vars';
import { styled } from 'styled-components';
import { measure } from '../../styles/measure.ts';
import { media } from '../../styles/media.ts';

/** Winners on one page of the board (spec §9). */
export const winnersPerPage = 5;

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

/** One after the other on a phone, in the order of reading. On a desktop the rail is beside the games, and the draws have the whole width. */
export const Columns = styled.div`
  display: grid;
  gap: ${vars.space.s8};
  ${media.desktop} {
    grid-template:
      'main rail'
      'draws draws' / minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s8};
  min-inline-size: 0;
  /* The stage above has the brand's drawing: twice, it holds the first paint of a cheap phone back. */
  & [data-part='picture'] {
    background-image: none;
  }
  ${media.desktop} {
    grid-area: main;
  }
`;

export const Draws = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s8};
  min-inline-size: 0;
  ${media.desktop} {
    grid-area: draws;
  }
`;

/**
 * Where a member continues. The page's HTML is a guest's, and keeps its room from the first moment where the boot script knows of a member
 * (`data-visitor`), so that nothing below it moves.
 */
export const Continue = styled.div`
  display: none;
  min-block-size: 17.5rem;

  &[data-shown],
  html[data-visitor] & {
    display: block;
  }
`;

/** Keeps the room of the right bar on a page that was not in the HTML; the way to the service leads here already. */
export const BarRoom = styled.div`
  min-block-size: 24rem;
`;

export const Rail = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  min-inline-size: 0;
  ${media.desktop} {
    grid-area: rail;
  }
`;

/** Full rows where the number of cards allows it: three or four a row on a desktop. */
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
    grid-template-columns: repeat(4, minmax(0, 1fr));

    &:has(> :is(:nth-child(3), :nth-child(5), :nth-child(6)):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** Room of one winner row and one lottery card, kept while they load. */
export const RowSkeleton = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

/** Keeps the room of the app download block until it is there. */
export const Kept = styled.div`
  min-block-size: 24rem;
  ${media.tablet} {
    min-block-size: 13.5rem;
  }
`;

/** Rooms of what comes when the visitor comes near: a heading and a row of cards, on a phone and on a wide window. */
export const LowRoom = styled.div`
  min-block-size: 17rem;
  ${media.desktop} {
    min-block-size: 20rem;
  }
`;

export const LanesRoom = styled.div`
  min-block-size: 12rem;
  ${media.desktop} {
    min-block-size: 21rem;
  }
`;
