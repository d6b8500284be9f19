import { vars } from '@livery/theme/vars';
import { layers, stageRing } from '@livery/ui/styles';
import { styled } from 'styled-components';
import { measure } from './measure.ts';
import { media } from './media.ts';
import { screenTitle } from './screen-title.ts';

export const Page = styled.div`
  ${measure}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  padding-block: ${vars.space.s5} ${vars.space.s8};
`;

/** The house's own stage, with its art at the end. */
export const Head = styled.header`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  gap: ${vars.space.s2};
  padding: ${vars.space.s6} ${vars.space.s5};
  border-radius: ${vars.radius.card};
  background-color: ${vars.stage.fill};
  background-image: linear-gradient(160deg, ${vars.stage.fill}, ${vars.stage.fillEnd});
  color: ${vars.stage.text};
  ${stageRing}
  overflow: clip;

  /* Beside the words and never behind them. */
  ${media.tablet} {
    min-block-size: 9rem;
    padding-inline-end: 45%;

    &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      z-index: ${layers.behind};
      inline-size: 45%;
      background-image: ${vars.art.hero};
      background-position: right bottom;
      background-size: cover;
      mask-image: linear-gradient(to right, transparent, black 40%);
    }
    &:dir(rtl)::after {
      transform: scaleX(-1);
    }
  }
  & > h1,
  & > p {
    margin: 0;
  }
  & > h1 {
    ${screenTitle}
  }
  & > p {
    color: ${vars.stage.muted};
    font-size: ${vars.size.lg};
  }
`;

/** What a page is about, and who to ask beside it where there is room, and in view. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};

  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;
    gap: ${vars.space.s6};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;

    & > :nth-child(2) {
      position: sticky;
      inset-block-start: calc(3.5rem + ${vars.space.s5});
    }
  }
`;

/** Paragraphs one below the other, in lines that are easy to read. */
export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  max-inline-size: 44rem;

  & > p,
  & > ul,
  & > ol {
    margin: 0;
  }
  & > ul,
  & > ol {
    display: grid;
    gap: ${vars.space.s2};
    padding-inline-start: ${vars.space.s5};
  }
`;

/** Fields one below the other, with the button at their end. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${vars.space.s2};
  max-inline-size: 36rem;

  & > button {
    justify-self: start;
  }
`;

/** A line beside what matters more. */
export const Quiet = styled.p`
  margin: 0;
  color: ${vars.text.muted};
  font-size: ${vars.size.sm};
`;

/** Things one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};

  & > p {
    margin: 0;
  }
`;

/** Buttons beside each other, or below where there is no room. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;

/** Cards of one width beside each other, which fill the line where they are few; one below the other on a phone. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
  }
`;

/** What happens one after the other, numbered. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  margin: 0;
  padding-inline-start: ${vars.space.s5};

  & > li {
    padding-inline-start: ${vars.space.s1};
  }
  & p {
    margin: ${vars.space.s1} 0 0;
  }
`;
