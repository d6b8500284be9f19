import { vars } from '@livery/theme/vars';
import { IconButton } from '@livery/ui/icon-button';
import { stageRing } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { favouriteStar } from '../../styles/favourite-star.ts';
import { measure } from '../../styles/measure.ts';
import { media } from '../../styles/media.ts';
import { screenTitle } from '../../styles/screen-title.ts';

export const Page = styled.div`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  padding-block: ${vars.space.s4} ${vars.space.s8};
`;

/** One below the other on a phone: whether both fit into a line would depend on the typeface, and change as it comes. */
export const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s3};
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }

  & h1 {
    margin: 0;
    overflow-wrap: anywhere;
    ${screenTitle}
  }
`;

/** Name and day beside each other, so that the first draws are in view; a list has its name above it, and a search field has none. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  align-items: end;
  gap: ${vars.space.s3};

  /* A list has nothing to be wrong with: no line is kept for it. */
  & [data-part='problem']:empty {
    display: none;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 14rem;

    /* A list alone is no wider than it is read. */
    & > :only-child {
      max-inline-size: 20rem;
    }
  }
`;

/** What follows a lottery's name on the same line, aligned to its end. */
export const Marks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  margin-inline-start: auto;
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`;

/** Keeps a lottery among the favourites; it stands in the line of the name. */
export const Star = styled(IconButton)`
  margin-block: calc(-1 * ${vars.space.s2});
  ${favouriteStar}
`;

/** What is picked, what is staked, and the results; the stakes are next to the others where there is room. */
export const Desk = styled.div`
  display: grid;
  grid-template: 'picker' 'stakes' 'results' / minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};

  & > :first-child {
    grid-area: picker;
  }
  ${media.desktop} {
    grid-template: 'picker stakes' auto 'results stakes' 1fr / minmax(0, 1fr) 24rem;
  }
`;

export const Stakes = styled.div`
  display: grid;
  grid-area: stakes;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

export const Drawn = styled.div`
  grid-area: results;

  /* On a card, where a cell is a grid, the numbers need the room more than the word for them does. */
  & td {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

/** The draw that is bet on: a stage with the lottery's name, its result and how long bets are taken. */
export const Stage = styled.header`
  display: grid;
  gap: ${vars.space.s3};
  padding: ${vars.space.s5};
  border-radius: ${vars.radius.card};
  background-color: ${vars.stage.fill};
  background-image: linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};
  ${stageRing}

  & h1 {
    margin: 0;
    overflow-wrap: anywhere;
    ${screenTitle}
  }
  & [data-part='more'],
  & [data-part='none'] {
    color: ${vars.stage.muted};
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space.s2} ${vars.space.s6};
    margin: 0;
  }
  & dt {
    color: ${vars.stage.muted};
    font-size: ${vars.size.sm};
  }
  & dd {
    margin: 0;
    font-size: ${vars.size.lg};
    font-variant-numeric: tabular-nums;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${vars.space.s3};
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};

  & > * {
    flex: 1 1 10rem;
  }
`;

/** Where the slip is in the page. */
export const slipAnchor = 'slip';

/** What is picked, and what is staked. */
export const SlipBox = styled.section`
  scroll-margin-block-start: 5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};

  & h2 {
    margin: 0;
    font-family: ${vars.font.display};
    font-size: ${vars.size.lg};
    font-weight: ${vars.weight.heading};
  }
`;

/** The lines of a slip, or the slips that are placed. */
export const Lines = styled.ol`
  display: grid;
  gap: ${vars.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A line: numbers, what they are bet on, its stake and the way to remove it. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: start;
  gap: ${vars.space.s1} ${vars.space.s2};
  padding-block-end: ${vars.space.s3};
  border-block-end: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Numbers = styled.strong`
  display: block;
  font-size: ${vars.size.lg};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Quiet = styled.span`
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${vars.space.s2};
  margin: 0;

  & strong {
    font-size: ${vars.size.lg};
    font-variant-numeric: tabular-nums;
  }
`;

/** A countdown in a line of words: to the end of betting beside the slip, to the draw on a ticket. */
export const Closes = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${vars.space.s2};
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};

  & > [role='timer'] {
    color: ${vars.text.body};
    font-size: ${vars.size.md};
    font-weight: ${vars.weight.label};
  }
`;

/** A placed slip, with the edge of a ticket. */
export const Ticket = styled.li`
  display: grid;
  gap: ${vars.space.s2};
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-inline-start: ${vars.space.s1} solid ${vars.action.primaryEdge};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};

  & > header,
  & > footer,
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space.s1} ${vars.space.s3};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** A few fields, no wider than they are read. */
export const Narrow = styled.div`
  max-inline-size: 30rem;
`;

/** The printed sheet of a station's draw. */
export const Sheet = styled.article`
  padding: ${vars.space.s4};
  border: ${vars.border.width} ${vars.border.style} ${vars.border.subtle};
  border-radius: ${vars.radius.card};
  background-color: ${vars.surface.raised};

  & h3 {
    margin: 0 0 ${vars.space.s2};
    font-family: ${vars.font.display};
    font-size: ${vars.size.lg};
    font-weight: ${vars.weight.heading};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

/** The way back, as high as a thumb. */
export const Back = styled.div`
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

/** A slim line below a page's head. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

/** As high as the session bar, until its code has come. */
export const SessionRoom = styled.div`
  min-block-size: 9rem;
  background-color: ${vars.protection.surface};
  ${media.tablet} {
    min-block-size: 2.875rem;
  }
`;
